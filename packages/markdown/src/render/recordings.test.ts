import { liveStates } from '@cited-stream/testing/answers';
import { expect, test } from 'vitest';
import { drawn } from '../test/drawn.ts';
import { streamedAnswers } from '../test/recorded-events.ts';

const answers = await streamedAnswers();

/** What is read: no tags. White space between blocks is the page's. */
function visibleText(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, '');
}

test('at every delta of every answer, what is shown is the beginning of what is shown at last', async () => {
  let drawings = 0;
  for (const { name, events, sources } of answers) {
    const states = await liveStates(events, { sources });
    const whole = visibleText(drawn(states.at(-1)!));
    for (const state of states) {
      drawings += 1;
      const shown = visibleText(drawn(state));
      expect(whole.startsWith(shown), `${name}: …${shown.slice(-80)}`).toBe(true);
    }
  }
  console.log(`Answers shown at every delta: ${answers.length}, drawings: ${drawings}`);
});
