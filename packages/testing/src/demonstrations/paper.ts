import type { SourceInput } from '@cited-stream/core';
import { cited, demonstration } from './author.ts';
import { quotesFrom } from './quotes.ts';
import { researchArticle } from './research-article.ts';

const sources: SourceInput[] = [
  {
    id: 'doi-moths-2024',
    title: 'Part-night dimming of street lights and the moths of a commuter town',
    context: 'Field study, 2024. The reader is a member of a town council.',
    content: researchArticle,
  },
];

const quote = quotesFrom(sources, 'utf-16');

export const paper = demonstration({
  id: 'research-paper',
  title: 'Reading a research article',
  about: 'A study summed up under headings, with its limits; quotes come from all of its sections.',
  question:
    'Our council wants to dim street lights after midnight and says this study proves it saves the moths. Does it? Please be critical.',
  sources,
  answer: [
    'The study supports the council’s plan, but “saves the moths” is more than it shows.\n\n### What it found\n\n',
    cited(
      'Hedges along the dimmed streets held 23 per cent more moths than those along the control streets.',
      quote(
        0,
        'Dimmed streets had 23 per cent more moths in the hedges beside them than control streets (95 % interval: 11 to 37 per cent).',
      ),
    ),
    ' ',
    cited(
      'The number of species was practically the same, 161 against 158',
      quote(0, 'We found 161 species in dimmed streets and 158 in control streets.'),
    ),
    '.\n\n### Why it is worth taking seriously\n\n',
    cited(
      'The streets were matched in pairs and a coin decided which one was dimmed',
      quote(
        0,
        'Streets were matched in pairs by hedge species, traffic and distance from the nearest wood. In each pair a coin decided which street was dimmed.',
      ),
    ),
    ', so it is a real experiment. It also has a neat check built in: ',
    cited(
      'at 11 p.m., before any dimming, the two groups hardly differed, while at 1 a.m. the difference was 44 per cent',
      quote(
        0,
        'At 11 p.m. the difference was 2 per cent and not distinguishable from nothing; at 1 a.m. it was 44 per cent.',
      ),
    ),
    '. ',
    cited(
      'The effect held in the second summer too',
      quote(0, 'The effect was as large in the second summer as in the first.'),
    ),
    '.\n\n### Where the claim goes too far\n\n- ',
    cited(
      'The counts say where moths were, not how many exist: they may just have been at the lamps before',
      quote(
        0,
        'Our counts show where moths are, not how many there are. More moths in the hedge may simply mean fewer at the lamp.',
      ),
    ),
    '.\n- ',
    cited(
      'Moths that fly before midnight are not covered',
      quote(
        0,
        'Many moths fly before midnight, when our lights were not dimmed, so that the result says little about them.',
      ),
    ),
    '; ',
    cited(
      'the authors themselves suggest dimming in the early night as well',
      quote(
        0,
        'Towns that wish to help moths should also consider the early night, which our experiment left bright.',
      ),
    ),
    '.\n- ',
    cited(
      'It was one town with one type of lamp, and only one level of dimming',
      quote(0, 'We studied one town, with one kind of lamp.'),
      quote(0, 'And we cannot say whether 30 per cent is a good level'),
    ),
    '.\n- ',
    cited(
      'Those who netted the moths could see which streets were dimmed, although those who identified them could not',
      quote(
        0,
        'The observers could see whether a street was dimmed; those who identified the moths in the laboratory did not know from which street they came.',
      ),
    ),
    '.\n- ',
    cited(
      'One author advises a manufacturer of street lights',
      quote(0, 'One of the authors (S. N.) advises a manufacturer of street lights.'),
    ),
    '.\n\nA fair sentence for the council would be: dimming after midnight lets more moths use the hedges, and ',
    cited('saves 41 per cent of the energy', quote(0, 'Dimming saved 41 per cent of the energy.')),
    ', but whether it leads to more moths is not known.',
  ],
});
