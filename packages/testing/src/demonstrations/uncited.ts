import type { SourceInput } from '@cited-stream/core';
import { demonstration } from './author.ts';

const sources: SourceInput[] = [
  {
    id: 'manual-corvo-2',
    title: 'Corvo 2 espresso machine: user manual',
    content: `Corvo 2: User manual

Before first use. Rinse the water tank, fill it to the mark, and run two full tanks through the brew group and the steam wand.

Daily care. Empty the drip tray, wipe the steam wand after each use, and flush the brew group for five seconds before you switch off.

Descaling. When the drop lights up orange, dissolve one sachet of descaler in a litre of water, pour it into the tank and hold the cup button for five seconds. The programme takes 25 minutes and must not be interrupted. Rinse with two tanks of fresh water.

Errors. Two short signals: the tank is empty. Three short signals: the drip tray is missing. A long signal: the machine is too hot, wait for ten minutes.
`,
  },
  {
    id: 'warranty-corvo-2',
    title: 'Corvo 2: warranty card',
    content: `The warranty lasts 24 months from the date of purchase. It covers faults of material and manufacture. Scale, worn seals and damage in transit are excluded. Keep the receipt.
`,
  },
];

export const uncited = demonstration({
  id: 'nothing-cited',
  title: 'An answer without citations',
  about: 'Documents were given, but the answer rests on none of them: the reader should be told.',
  question:
    'My espresso from the Corvo 2 tastes sour and runs through in twelve seconds. What should I change?',
  sources,
  answer: [
    'The manual and the warranty card only deal with cleaning, descaling, error signals and the warranty; neither says anything about taste or grinding. What follows is therefore general knowledge about espresso and does not come from your documents.\n\nA sour taste together with a very fast shot nearly always means that too little has been extracted from the coffee. The water has rushed through before it could dissolve the sweeter and more bitter parts that balance the acids. The first thing to change is the grind: go finer, one or two steps at a time, until a double shot of about 36 grams takes between 25 and 30 seconds. Leave everything else alone while you do this, or you will not know what helped.\n\nIf finer grinding alone does not get you there, weigh the dose. Around 18 grams is usual for a double basket, and a half-empty basket lets water through too quickly. Spread the grounds evenly and tamp them level, because water will find any weak spot. Finally, look at the beans: very light roasts taste sharper by nature, and beans that were roasted months ago run fast whatever you do.',
  ],
});
