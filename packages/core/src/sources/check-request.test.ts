import type Anthropic from '@anthropic-ai/sdk';
import { demonstrations, requestOf } from '@cited-stream/testing/demonstrations';
import { expect, test } from 'vitest';
import { checkRequest } from './check-request.ts';

const document = (citations?: unknown) => ({
  type: 'document',
  source: { type: 'text', media_type: 'text/plain', data: 'x' },
  ...(citations !== undefined && { citations }),
});
const result = (citations?: unknown) => ({ ...document(citations), type: 'search_result' });
const on = { enabled: true };
const request = (content: unknown, more: object = {}) =>
  ({
    model: 'm',
    max_tokens: 1,
    messages: [{ role: 'user', content }],
    ...more,
  }) as Anthropic.MessageCreateParams;
const codes = (of: Anthropic.MessageCreateParams) => checkRequest(of).map(({ code }) => code);

test('the requests of the demonstrations have no problem, but for those that bring no source', async () => {
  for (const demonstration of demonstrations) {
    const made = await requestOf(demonstration);
    const web = demonstration.sources.length === 0;
    expect(
      codes(web ? { ...made, tools: [{ type: 'web_search_20250305', name: 'web_search' }] } : made),
    ).toEqual([]);
  }
});

test('citations are on for all documents and search results, or for none, tool results included', () => {
  expect(codes(request([document(on), document()]))).toEqual(['mixed-citations']);
  expect(
    codes(request([document(on), { type: 'tool_result', content: [result({ enabled: false })] }])),
  ).toEqual(['mixed-citations']);
  expect(checkRequest(request([document(on), document(null), result(on)]))[0]?.message).toMatch(
    /2 of 3 .* earlier turns/,
  );
});

test('citations and a fixed output format exclude each other', () => {
  const format = { type: 'json_schema', schema: {} };
  expect(codes(request([document(on)], { output_config: { format } }))).toEqual([
    'structured-output',
  ]);
  expect(codes(request([document(on)], { output_format: format }))).toEqual(['structured-output']);
  expect(codes(request([document(on)], { output_config: { effort: 'low' } }))).toEqual([]);
});

test('a request with nothing to cite says so, unless it searches the web', () => {
  expect(codes(request('Hello'))).toEqual(['no-citable-source']);
  expect(codes(request([document()]))).toEqual(['no-citable-source']);
  expect(
    codes(request('Hello', { tools: [{ type: 'web_fetch_20250910', name: 'web_fetch' }] })),
  ).toEqual([]);
  expect(codes(request('Hello', { tools: [{ name: 'mine', input_schema: {} }] }))).toEqual([
    'no-citable-source',
  ]);
});
