import type { SourceInput } from '@cited-stream/core';
import { cited, demonstration } from './author.ts';
import { quotesFrom } from './quotes.ts';

const sources: SourceInput[] = [
  {
    id: 'chat-launch',
    title: '#launch, exported 6 May',
    content: `🚀 #launch | Messages of 5 and 6 May

Priya 09:02
Morning all ☕ The app stores approved build 412 last night 🎉🎉

Tomasz 09:10
👏 Nice! I still see the crash on Android 9 when you rotate the camera screen. It is 0.4 % of sessions in the beta, all on two Samsung models.

Priya 09:14
😬 Can we live with that?

Tomasz 09:21
I would rather not. The fix is ready in branch rotate-guard, but it needs a new build and another review, so two days at best.

Lena 10:40
From support's side: 🙋‍♀️ the French help pages are translated but not proofread. Amélie is back on Thursday and needs half a day.

Priya 16:55
📌 Decision after the call with Bea: we move the launch from Wednesday 7 May to Tuesday 13 May. Android gets build 413 with Tomasz's fix. iOS stays on 412. Press embargo moves to 13 May, 08:00 CET.

Priya 16:56
Bea tells the agency. I will update the store listings 🗓️
`,
  },
  {
    id: 'chat-marketing',
    title: '#marketing, exported 6 May',
    content: `📣 #marketing | Messages of 6 May

Jonas 08:31
🐣 Early bird reporting: newsletter for tomorrow is scheduled, 48,200 recipients, goes out at 07:30.

Sofía 08:47
The three posters in the metro go up tomorrow as well. 🚇 The printer says they carry no date, only "out now".

Jonas 09:03
💶 By the way, the ad slots from 7 to 11 May cannot be refunded, but they let us shift them by up to ten days if we say so by noon today.

Sofía 11:15
Has anyone heard if the date still stands? Bea is on a plane until 14:00 🛫
`,
  },
];

const quote = quotesFrom(sources, 'utf-16');

/** Offsets count UTF-16 units: nearly every message before the quotes holds an emoji of two. */
export const teamChat = demonstration({
  id: 'team-chat',
  title: 'Catching up on two chat channels',
  about: 'Chat exports full of emoji: quotes must be found behind characters of two code units.',
  question:
    'I was off for two days. What was decided about the launch, why, and is anything about to go wrong?',
  sources,
  answer: [
    'The launch was postponed. ',
    cited(
      'It moves from Wednesday 7 May to Tuesday 13 May, and the press embargo moves with it, to 08:00 CET that day',
      quote(
        0,
        "we move the launch from Wednesday 7 May to Tuesday 13 May. Android gets build 413 with Tomasz's fix. iOS stays on 412. Press embargo moves to 13 May, 08:00 CET.",
      ),
    ),
    '.\n\n',
    'The main reason seems to be a crash: ',
    cited(
      'on Android 9, rotating the camera screen crashes the app in 0.4 % of beta sessions, always on one of two Samsung models.',
      quote(
        0,
        'I still see the crash on Android 9 when you rotate the camera screen. It is 0.4 % of sessions in the beta, all on two Samsung models.',
      ),
    ),
    ' ',
    cited(
      'Tomasz has a fix, but it takes a new build and another review, which means two days or more',
      quote(0, 'it needs a new build and another review, so two days at best'),
    ),
    '. The delay also helps support, since ',
    cited(
      'the French help pages still have to be proofread and Amélie is away until Thursday',
      quote(
        0,
        'the French help pages are translated but not proofread. Amélie is back on Thursday and needs half a day.',
      ),
    ),
    '.\n\n',
    'Yes, something is about to go wrong. The decision was posted in #launch only, and nobody has told #marketing. There, ',
    cited(
      'the newsletter to 48,200 people is still scheduled for 07:30 tomorrow',
      quote(1, 'newsletter for tomorrow is scheduled, 48,200 recipients, goes out at 07:30'),
    ),
    ', and ',
    cited(
      'three metro posters saying “out now” go up the same day',
      quote(
        1,
        'The three posters in the metro go up tomorrow as well. 🚇 The printer says they carry no date, only "out now".',
      ),
    ),
    '. Call Jonas and Sofía today: the newsletter can surely be held, the posters perhaps. The money for the ads is harder to save. ',
    cited(
      'The slots could be shifted by up to ten days, but only if the agency heard by noon',
      quote(
        1,
        'the ad slots from 7 to 11 May cannot be refunded, but they let us shift them by up to ten days if we say so by noon today',
      ),
    ),
    ', and I see no sign that anyone did. It may still be worth asking, because ',
    cited('Bea was going to speak to the agency herself', quote(0, 'Bea tells the agency.')),
    '.',
  ],
});
