import type { SourceInput } from '@cited-stream/core';
import { cited, demonstration } from './author.ts';
import { quotesFrom } from './quotes.ts';

const sources: SourceInput[] = [
  {
    id: 'route-17',
    title: 'Route 17: Over the Grey Saddle',
    content: `Route 17: Over the Grey Saddle. Two days, 27 kilometres, 1,650 metres of ascent. Grade: demanding.

Day one climbs from Lower Brenn (640 m) along the old mule track to the Saddle Hut (1,910 m). Allow six hours. The spring at the second hairpin is the last water before the hut and can dry up in August.

Day two crosses the Grey Saddle (2,240 m) and descends over scree to Tarn End. Allow seven hours. The scree is safe when dry; after heavy rain, stones fall in the gully below the saddle, and the detour by the east ridge should be taken, which adds an hour and a half.

Snow lies in the gully until the end of June in most years. Early in the season an ice axe is needed, and practice in using it.
`,
  },
  {
    id: 'hut-saddle',
    title: 'Saddle Hut: information for guests',
    content: `The Saddle Hut is open and staffed from 20 June to 28 September. There are 34 beds, and they are booked through the website. Guests without a booking are taken in only in an emergency.

Dinner is served at half past six. Those who will arrive later should ring before four o'clock. Drinking water is sold by the litre, because the hut lives on rain and melted snow.

In winter a shelter with eight bunks and a stove is open to all. There is no telephone in it.
`,
  },
  {
    id: 'bus-204',
    title: 'Bus 204, summer timetable',
    content: `Bus 204, Tarn End to Brenn Station. Daily from 1 July to 31 August at 9.15, 13.40 and 17.05; in June and September on Saturdays and Sundays only, at 10.30 and 16.20. The bus takes no reservations and has a trailer for ten bicycles.
`,
  },
];

const quote = quotesFrom(sources, 'code-points');

export const overloaded = demonstration({
  id: 'breaks-off',
  title: 'A stream that breaks off',
  about: 'The API reports an overload in the middle of a cited sentence; what arrived must stay.',
  question:
    'Two of us want to walk route 17 on 24 and 25 June, a Tuesday and a Wednesday. Is that a good idea, and what must we book or bring?',
  sources,
  error: { type: 'overloaded_error', message: 'Overloaded' },
  answer: [
    'Those dates are possible, but they fall right at the start of the season, and three things need thought before you book.\n\nThe first is snow. ',
    cited(
      'The gully below the saddle usually holds snow until the end of June, and at that time of year you need an ice axe and practice with it',
      quote(
        0,
        'Snow lies in the gully until the end of June in most years. Early in the season an ice axe is needed, and practice in using it.',
      ),
    ),
    '. If either of you has never used one, I would move the trip to the middle of July. Rain matters as well: ',
    cited(
      'after a heavy fall, stones come down in that gully and you should go by the east ridge, which takes an hour and a half longer',
      quote(
        0,
        'after heavy rain, stones fall in the gully below the saddle, and the detour by the east ridge should be taken, which adds an hour and a half',
      ),
    ),
    '. On top of ',
    cited(
      'the seven hours planned for the second day',
      quote(
        0,
        'Day two crosses the Grey Saddle (2,240 m) and descends over scree to Tarn End. Allow seven hours.',
      ),
    ),
    ', that makes a long walk, so start early.\n\nThe second is the hut. ',
    cited(
      'It opens on 20 June, so it will be staffed, but its 34 beds have to be booked online, and without a bo',
      quote(
        1,
        'The Saddle Hut is open and staffed from 20 June to 28 September. There are 34 beds, and they are booked through the website. Guests without a booking are taken in only in an emergency.',
      ),
    ),
  ],
});
