import type { SourceInput } from '@cited-stream/core';
import { cited, demonstration } from './author.ts';
import { quotesFrom } from './quotes.ts';

const sources: SourceInput[] = [
  {
    id: 'policy-v6',
    title: 'Fernway privacy notice, version 6',
    content: `Fernway privacy notice, version 6, in force from 1 February

What we collect. When you open an account we ask for your name, e-mail address and date of birth. While you use the app, we record the routes you walk, if you switch recording on, with position and time every five seconds. We record which screens you open and when the app crashes. We do not read your contacts, photos or messages.

Why. We use routes to show you your history, to compute distances and, if you agree, to improve the map for everyone. We use your date of birth to keep children under 13 from opening an account. Crash reports help us to mend faults.

How long. Routes are kept until you delete them or close your account. Crash reports are kept for 90 days, the record of opened screens for 13 months. Backups are overwritten after 35 days, so that something you delete can survive in a backup for that long.

Who sees it. Your routes are private unless you share one. A shared route shows neither its first nor its last 200 metres, so that it does not lead to your door. We use three companies for hosting, e-mail and payment; they act on our instructions and may not use the data for themselves. We have never sold data and will not do so. If Fernway itself is sold, we tell you at least 30 days before data passes to the buyer, and you may delete your account in that time.

Your choices. Under Settings > Privacy you can switch off the recording of screens, withdraw your consent to the improvement of the map, download everything we hold about you, or close the account. A download is ready within 24 hours. Closing an account takes effect after 14 days in which you can change your mind.
`,
  },
  {
    id: 'policy-v5',
    title: 'Fernway privacy notice, version 5',
    content: `Fernway privacy notice, version 5, in force until 31 January

We collect your name, e-mail address and the routes you record. Routes are used to show you your history and to improve the map. Routes you share are shown in full. Crash reports are kept for 30 days. We use two companies, for hosting and for e-mail. You can ask us by e-mail for a copy of your data; we answer within 30 days.
`,
  },
];

const quote = quotesFrom(sources, 'code-points');

export const cutOff = demonstration({
  id: 'cut-off',
  title: 'An answer that hits its limit',
  about: 'The token limit ends the answer in the middle of a cited sentence.',
  question:
    'What has changed between version 5 and version 6 of the privacy notice, for better and for worse?',
  sources,
  stopReason: 'max_tokens',
  answer: [
    'Some of the changes are in your favour, and some are not.\n\n',
    'For the better: ',
    cited(
      'shared routes used to be shown in full and now leave out the first and last 200 metres, so that they do not give away where you live',
      quote(1, 'Routes you share are shown in full.'),
      quote(
        0,
        'A shared route shows neither its first nor its last 200 metres, so that it does not lead to your door.',
      ),
    ),
    '. ',
    cited(
      'Using your routes to improve the map now takes your consent',
      quote(0, 'if you agree, to improve the map for everyone'),
    ),
    ', where ',
    cited(
      'version 5 simply did so',
      quote(1, 'Routes are used to show you your history and to improve the map.'),
    ),
    '. Getting a copy of your data has become easier too: ',
    cited(
      'you download it from the settings within 24 hours instead of writing an e-mail and waiting for up to 30 days',
      quote(0, 'A download is ready within 24 hours.'),
      quote(1, 'You can ask us by e-mail for a copy of your data; we answer within 30 days.'),
    ),
    '.\n\n',
    'For the worse: ',
    cited(
      'Fernway now asks for your date of birth',
      quote(0, 'When you open an account we ask for your name, e-mail address and date of birth.'),
    ),
    ' and ',
    cited(
      'records which screens you open',
      quote(0, 'We record which screens you open and when the app crashes.'),
    ),
    '. The record of screens is ',
    cited(
      'kept for 13 months, and crash reports for 90 days',
      quote(0, 'Crash reports are kept for 90 days, the record of opened screens for 13 months.'),
    ),
    ' instead of ',
    cited('30', quote(1, 'Crash reports are kept for 30 days.')),
    '. A payment company has joined ',
    cited(
      'the two that process data already, and in case the company is sold, your data would pass to the buyer after a notice of 30 days, in which',
      quote(1, 'We use two companies, for hosting and for e-mail.'),
      quote(
        0,
        'If Fernway itself is sold, we tell you at least 30 days before data passes to the buyer, and you may delete your account in that time.',
      ),
    ),
  ],
});
