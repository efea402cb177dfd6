import type { SourceInput } from '@cited-stream/core';
import { cited, demonstration } from './author.ts';
import { quotesFrom } from './quotes.ts';

const sources: SourceInput[] = [
  {
    id: 'offer-halden',
    title: 'Offer: Halden Roofing',
    content: `Halden Roofing & Sons 🏠🔨
Offer 2024-318, valid until 30 November

Dear Ms Okafor,

thank you for showing us round the community hall. For the 212 square metres of the main roof we offer:

Removal and disposal of the old felt, new underlay and battens, and natural slate from Penrhyn, laid with copper nails: 41,600 pounds plus VAT. Scaffolding is included for up to eight weeks.

We guarantee the work for ten years. The slate itself carries the quarry's guarantee of 75 years.

We can begin on 3 March. In dry weather the work takes five weeks; we do not open a roof when rain is forecast, so please allow two weeks more. 🌧️ The hall can stay in use, apart from the two days on which we work above the entrance.

Payment: 20 per cent with the order, 50 per cent when the underlay is on, the rest after the joint inspection.
`,
  },
  {
    id: 'offer-brightside',
    title: 'Offer: Brightside Roofs',
    content: `BRIGHTSIDE ROOFS LTD ☀️
Your quotation, number B/7720

Item 1. Strip existing roof (212 m²), dispose of waste: 6,900
Item 2. Breathable membrane, treated battens: 7,250
Item 3. Fibre-cement slate, blue-black, supplied and fixed: 13,400
Item 4. Lead flashings to two chimneys: 2,150
Total, excluding VAT: 29,700 pounds

Scaffolding is not part of this quotation. Our partner firm charges 1,150 pounds a week for a building of this size.

Start within three weeks of the order. 👷 Duration four weeks. For safety the building must be closed to the public during Items 1 and 2, which we expect to take twelve working days.

Workmanship is guaranteed for six years. The manufacturer of the fibre-cement slate gives 30 years against frost damage; fading of the colour is not a defect.

Terms: 50 per cent in advance, 50 per cent on completion.
`,
  },
  {
    id: 'minutes-october',
    title: 'Committee minutes, 14 October',
    content: `Present: A. Okafor (chair), R. Lindqvist, T. Mbeki, J. Hughes. 🗒️

Item 4, roof. The grant of 35,000 pounds must be spent by 30 June, and the funder pays only for work that is finished and inspected by then. The reserve may be used for up to 15,000 pounds, VAT is recovered.

The playgroup uses the hall on every weekday morning in term. R. Lindqvist reminded the committee that closing it for more than a week would mean refunding fees of about 240 pounds a day.
`,
  },
];

const quote = quotesFrom(sources, 'code-points');

/** Offsets count code points: the emoji before the quotes make them differ from UTF-16 offsets. */
export const supplierQuotes = demonstration({
  id: 'supplier-quotes',
  title: 'Two offers and the minutes',
  about:
    'Compares two roofers’ offers with what a committee decided; one sentence rests on two documents.',
  question:
    'Which of the two roofing offers is really cheaper for us once everything is counted, and does either of them miss the grant deadline?',
  sources,
  answer: [
    'On paper Brightside is far cheaper: ',
    cited(
      'it asks for £29,700 before VAT, against £41,600 from Halden',
      quote(1, 'Total, excluding VAT: 29,700 pounds'),
      quote(0, 'natural slate from Penrhyn, laid with copper nails: 41,600 pounds plus VAT'),
    ),
    '. The two prices do not cover the same things, though. ',
    cited(
      'Halden’s price includes up to eight weeks of scaffolding',
      quote(0, 'Scaffolding is included for up to eight weeks.'),
    ),
    ', whereas ',
    cited(
      'Brightside leaves it out and points to a partner firm that charges £1,150 a week',
      quote(
        1,
        'Scaffolding is not part of this quotation. Our partner firm charges 1,150 pounds a week for a building of this size.',
      ),
    ),
    '. For its four weeks of work that adds about £4,600.\n\n',
    'There is also the playgroup. ',
    cited(
      'Brightside needs the hall closed for about twelve working days, and the committee reckons with £240 in refunds for each day',
      quote(
        1,
        'the building must be closed to the public during Items 1 and 2, which we expect to take twelve working days',
      ),
      quote(
        2,
        'closing it for more than a week would mean refunding fees of about 240 pounds a day',
      ),
    ),
    ', which comes to roughly £2,880 in term time. ',
    cited(
      'Halden would close only the entrance, for two days',
      quote(
        0,
        'The hall can stay in use, apart from the two days on which we work above the entrance.',
      ),
    ),
    '. Counted this way Brightside costs about £37,200, so it stays some £4,400 cheaper. Halden’s offer buys natural slate for that difference, and ',
    cited('a guarantee of ten years on the work', quote(0, 'We guarantee the work for ten years.')),
    ' instead of ',
    cited('six.', quote(1, 'Workmanship is guaranteed for six years.')),
    '\n\n',
    cited(
      'The grant only pays for work finished and inspected by 30 June',
      quote(
        2,
        'The grant of 35,000 pounds must be spent by 30 June, and the funder pays only for work that is finished and inspected by then.',
      ),
    ),
    '. Neither offer should miss that. ',
    cited(
      'Halden would begin on 3 March and needs five weeks, or seven if it rains',
      quote(
        0,
        'We can begin on 3 March. In dry weather the work takes five weeks; we do not open a roof when rain is forecast, so please allow two weeks more.',
      ),
    ),
    ', so it would be done before the end of April. Brightside, ',
    cited(
      'which starts within three weeks of an order and works for four',
      quote(1, 'Start within three weeks of the order. 👷 Duration four weeks.'),
    ),
    ', has until early May to be asked.',
  ],
});
