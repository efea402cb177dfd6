import { closing, ferry, permit, type Piece } from './compose.tsx';

/** All that Markdown has, and a citation in each. */
export const everything: readonly Piece[] = [
  ['# Crossing the harbour '],
  ['while the bridge is closed', closing],
  ['\n\nIn short: **lorries over 12 tonnes** '],
  ['cannot cross from 3 March to 28 April', closing],
  ['. Everyone else *can*, or takes '],
  ['the ferry, **every 20 minutes**', ferry],
  ['. See [the '],
  ['timetable', ferry],
  [
    '](https://ferries.example/spring) and the notice, ~~page 3~~ `notice.pdf`.\n\n## What to do\n\n1. Weigh the lorry: ',
  ],
  ['up to 12 tonnes it may cross', closing],
  ['.\n2. Ask for a permit:\n   - '],
  ['it is free', permit],
  [',\n   - '],
  ['and holds for one vehicle', permit],
  ['.\n3. Else take the ferry.\n\n- [x] '],
  ['Permit asked for', permit],
  ['\n- [ ] Plate number sent in\n\n### Times '],
  ['of ferry line 2', ferry],
  ['\n\n| Day | Every | Note |\n| :-- | --: | --- |\n| Weekdays | '],
  ['20 minutes', ferry],
  [' | while the bridge is closed |\n| Sundays | '],
  ['40 minutes', ferry],
  [' | `line 2` only |\n\n> “'],
  ['Residents may ask for a permit.', permit],
  ['” It says nothing about visitors.\n\nTo be told of changes:\n\n```sh\n'],
  ['curl https://roads.example/notices/harbour-bridge?from=2026-03-03', closing],
  ['\n```\n\n---\n\n#### Not said\n\nWhether buses count as lorries.'],
];

/** A picture on someone else's server. */
export const picture: readonly Piece[] = [
  ['\n\n![Where '],
  ['the bridge is', closing],
  ['](https://roads.example/harbour.svg)'],
];
