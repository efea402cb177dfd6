import { answerFrom } from '@cited-stream/core';
import { expect, test } from 'vitest';
import { block, cite, message } from '@cited-stream/testing/answers';
import { createTold } from './create-told.ts';

const start = message([block('One', cite(0))]);
const whole = [start, message([block('Two', cite(1), cite(2))])];

test('each citation is told once', () => {
  const told = createTold();
  expect(told.take(answerFrom([start]))).toHaveLength(1);
  expect(told.take(answerFrom(whole))).toHaveLength(2);
  expect(told.take(answerFrom(whole))).toEqual([]);
});

test('where an answer goes on from an earlier point, what comes again is told again', () => {
  const told = createTold();
  const first = told.take(answerFrom(whole)).map(({ citation }) => citation.id);
  told.take(answerFrom([start]));
  const again = told.take(answerFrom(whole)).map(({ citation }) => citation.id);
  expect(again).toEqual(first.slice(1));
});
