import type Anthropic from '@anthropic-ai/sdk';
import { expect, test } from 'vitest';
import { eventsOf } from '../events-of.ts';
import * as names from './index.ts';
import { demonstrations } from './index.ts';
import { citationsOf, plainText, textsOf } from './words-at.ts';

test('all kinds of citation are there, one block cites two documents, and one citation covers several pages or blocks', () => {
  const all = demonstrations.flatMap(citationsOf);
  expect(new Set(all.map(({ type }) => type))).toEqual(
    new Set([
      'char_location',
      'page_location',
      'content_block_location',
      'search_result_location',
      'web_search_result_location',
    ]),
  );
  const blocks = demonstrations.flatMap(textsOf);
  const documentsOn = (block: Anthropic.TextBlock) =>
    new Set(block.citations?.map((one) => ('document_index' in one ? one.document_index : null)));
  expect(blocks.filter((block) => documentsOn(block).size > 1)).not.toHaveLength(0);
  expect(
    all.filter(
      (one) => one.type === 'page_location' && one.end_page_number - one.start_page_number > 1,
    ),
  ).toHaveLength(1);
  for (const type of ['content_block_location', 'search_result_location'] as const) {
    const several = all.filter(
      (one) => one.type === type && one.end_block_index - one.start_block_index > 1,
    );
    expect(several).not.toHaveLength(0);
  }
});

test('the lease is a long text', () => {
  expect(plainText(names.lease, 0).length).toBeGreaterThan(12_000);
});

test('emoji before the quotes set the two units apart, in one demonstration of each', () => {
  for (const demonstration of [names.supplierQuotes, names.teamChat]) {
    const apart = citationsOf(demonstration).filter((citation) => {
      if (citation.type !== 'char_location') return false;
      const text = plainText(demonstration, citation.document_index);
      const { start_char_index: start, end_char_index: end } = citation;
      return text.slice(start, end) !== [...text].slice(start, end).join('');
    });
    expect(apart.length).toBeGreaterThan(5);
  }
});

test('the web search has a missing title, a quote cut short, an empty quote and text on both sides', () => {
  const found = citationsOf(names.webSearchAnswer).filter(
    (one) => one.type === 'web_search_result_location',
  );
  expect(found.some(({ title }) => title === null)).toBe(true);
  expect(found.some(({ cited_text }) => cited_text === '')).toBe(true);
  const cut = found.filter(({ cited_text }) => cited_text.endsWith('...'));
  expect(cut.length).toBeGreaterThan(0);
  for (const { cited_text } of cut) expect(cited_text).toHaveLength(153);
  expect(names.webSearchAnswer.message.content.slice(0, 5).map(({ type }) => type)).toEqual([
    'thinking',
    'text',
    'server_tool_use',
    'web_search_tool_result',
    'text',
  ]);
});

test('web citations name a page that the search found', () => {
  const { content } = names.webSearchAnswer.message;
  const result = content.find((block) => block.type === 'web_search_tool_result');
  const pages = Array.isArray(result?.content) ? result.content : [];
  expect(pages.length).toBeGreaterThanOrEqual(5);
  for (const citation of citationsOf(names.webSearchAnswer)) {
    if (citation.type !== 'web_search_result_location') throw new Error('Not a web citation.');
    expect(pages.map(({ url }) => url)).toContain(citation.url);
    expect(new URL(citation.url).hostname).toMatch(/(^|\.)example\.(com|org|net)$/);
  }
});

test('the endings: nothing cited, cut off in a cited block, broken off after cited blocks', () => {
  expect(citationsOf(names.uncited)).toEqual([]);
  expect(names.uncited.sources.length).toBeGreaterThan(0);

  expect(names.cutOff.message.stop_reason).toBe('max_tokens');
  expect(textsOf(names.cutOff).at(-1)?.citations?.length).toBeGreaterThan(0);

  const { message, error } = names.overloaded;
  expect(message.stop_reason).toBeNull();
  expect(eventsOf(message, { error }).at(-1)).toEqual({ type: 'error', error });
  expect(textsOf(names.overloaded).filter(({ citations }) => citations).length).toBeGreaterThan(2);
});

test('at least half of the demonstrations are paragraphs without Markdown', () => {
  const plain = demonstrations.filter(
    (one) =>
      !/\*|^#|^- |`/m.test(
        textsOf(one)
          .map(({ text }) => text)
          .join(''),
      ),
  );
  expect(plain.length).toBeGreaterThanOrEqual(demonstrations.length / 2);
});

test('bold that opens in one block closes in another', () => {
  const straddles = demonstrations.some((one) =>
    textsOf(one).some(({ text }) => (text.match(/\*\*/g) ?? []).length % 2 === 1),
  );
  expect(straddles).toBe(true);
});

test('most cited blocks leave their full stop to the next block, some are followed by blank space alone', () => {
  const cited = demonstrations.flatMap(textsOf).filter((block) => 'citations' in block);
  const unpunctuated = cited.filter(({ text }) => !/[.!?。]$/.test(text));
  expect(unpunctuated.length / cited.length).toBeGreaterThan(0.75);
  const blank = demonstrations.flatMap(textsOf).filter(({ text }) => text.trim() === '');
  expect(blank.map(({ text }) => text)).toEqual(expect.arrayContaining([' ', '\n\n']));
});
