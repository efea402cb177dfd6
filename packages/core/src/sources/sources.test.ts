import type Anthropic from '@anthropic-ai/sdk';
import { demonstrations, requestOf } from '@cited-stream/testing/demonstrations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listSources } from './list-sources.ts';
import type { Source, SourceInput } from './source.ts';
import { sourcesFromRequest } from './sources-from-request.ts';
import { toRequestBlocks } from './to-request-blocks.ts';

const user = (...content: unknown[]) => ({ role: 'user', content }) as Anthropic.MessageParam;
const document = (source: unknown, more: object = {}) => ({
  type: 'document',
  source,
  citations: { enabled: true },
  ...more,
});
const plain = (data: string) => ({ type: 'text', media_type: 'text/plain', data });
const searchResult = (title: string) => ({
  type: 'search_result',
  title,
  source: `https://kb.example/${title}`,
  content: [{ type: 'text', text: title }],
});

test('documents count over all messages and tool results, search results on their own', () => {
  const sources = sourcesFromRequest({
    messages: [
      { role: 'user', content: 'Hello' },
      user(document(plain('a'), { title: 'A', context: 'from 2024' }), searchResult('R0'), {
        type: 'text',
        text: 'Why?',
      }),
      { role: 'assistant', content: [{ type: 'text', text: 'Because.' }] },
      user(
        {
          type: 'tool_result',
          tool_use_id: 't',
          content: [searchResult('R1'), document(plain('b'))],
        },
        { type: 'tool_result', tool_use_id: 'u', content: 'plain' },
      ),
      user(document({ type: 'file', file_id: 'file_1' })),
    ],
  });
  expect(sources.map(({ key, index, title, kind }) => ({ key, index, title, kind }))).toEqual([
    { key: 'document:0', index: 0, title: 'A', kind: 'text' },
    { key: 'search-result:0', index: 0, title: 'R0', kind: 'search-result' },
    { key: 'search-result:1', index: 1, title: 'R1', kind: 'search-result' },
    { key: 'document:1', index: 1, title: 'Document 2', kind: 'text' },
    { key: 'document:2', index: 2, title: 'Document 3', kind: 'unknown' },
  ]);
  expect(sources[0]).toMatchObject({ context: 'from 2024', content: 'a', known: true });
  expect(sources[4]).toMatchObject({ fileId: 'file_1' });
});

test('every kind of document source is read, with its content', () => {
  const contents = sourcesFromRequest({
    messages: [
      user(
        document({ type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' }),
        document({ type: 'url', url: 'https://e.org/files/annual%20report.pdf' }),
        document({ type: 'content', content: 'one' }),
        document({
          type: 'content',
          content: [
            { type: 'text', text: 'a' },
            { type: 'image', source: {} },
            { type: 'text', text: 'b' },
          ],
        }),
        document({ type: 'of_the_future' }),
        document(undefined),
      ),
    ],
  });
  expect(contents.map(({ kind, content, title }) => ({ kind, content, title }))).toEqual([
    { kind: 'pdf', content: { pdf: 'JVBERi0=' }, title: 'Document 1' },
    {
      kind: 'pdf',
      content: { pdf: 'https://e.org/files/annual%20report.pdf' },
      title: 'annual report.pdf',
    },
    { kind: 'content', content: [{ text: 'one' }], title: 'Document 3' },
    { kind: 'content', content: [{ text: 'a' }, { text: '' }, { text: 'b' }], title: 'Document 4' },
    { kind: 'unknown', content: undefined, title: 'Document 5' },
    { kind: 'unknown', content: undefined, title: 'Document 6' },
  ]);
});

test('content and titles that are missing or of a wrong type are left out', () => {
  const read = sourcesFromRequest({
    messages: [
      user(
        document({ type: 'content', content: 7 }),
        document({ type: 'content', content: [null, { type: 'text' }] }),
        { type: 'search_result', source: 'https://kb.example/x', title: '', content: null },
      ),
    ],
  });
  expect(read.map(({ content, title }) => ({ content, title }))).toEqual([
    { content: [], title: 'Document 1' },
    { content: [{ text: '' }, { text: '' }], title: 'Document 2' },
    { content: [], title: 'kb.example' },
  ]);
});

test('content that is no list of blocks is passed over', () => {
  const messages = [user(null, 7, 'x', { type: 'text' }), { role: 'user', content: null }];
  expect(sourcesFromRequest({ messages: messages as Anthropic.MessageParam[] })).toEqual([]);
});

const list: SourceInput[] = [
  { id: 'A-1', title: 'Plain', content: 'text', context: 'draft' },
  {
    id: 'A-2',
    content: [
      { id: 'p1', text: 'one' },
      { id: 'p2', text: 'two' },
    ],
  },
  {
    id: 'A-3',
    title: 'Result',
    kind: 'search-result',
    url: 'https://kb.example/3',
    content: [{ id: 'c', text: 'x' }],
  },
  { id: 'A-4', title: 'By address', content: { pdf: 'https://e.org/a.pdf' } },
  { id: 'A-5', title: 'By bytes', content: { pdf: new Uint8Array([37, 80, 68, 70]) } },
  { id: 'A-6', title: 'By file', fileId: 'file_1' },
  { id: 'A-7', kind: 'search-result', content: 'whole text' },
];

test('a list becomes the blocks of a request, with citations on and without our own ids', () => {
  const on = { citations: { enabled: true } };
  expect(toRequestBlocks(list)).toEqual([
    { type: 'document', title: 'Plain', context: 'draft', source: plain('text'), ...on },
    {
      type: 'document',
      source: {
        type: 'content',
        content: [
          { type: 'text', text: 'one' },
          { type: 'text', text: 'two' },
        ],
      },
      ...on,
    },
    {
      type: 'search_result',
      title: 'Result',
      source: 'https://kb.example/3',
      content: [{ type: 'text', text: 'x' }],
      ...on,
    },
    {
      type: 'document',
      title: 'By address',
      source: { type: 'url', url: 'https://e.org/a.pdf' },
      ...on,
    },
    {
      type: 'document',
      title: 'By bytes',
      source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERg==' },
      ...on,
    },
    { type: 'document', title: 'By file', source: { type: 'file', file_id: 'file_1' }, ...on },
    {
      type: 'search_result',
      title: 'A-7',
      source: 'A-7',
      content: [{ type: 'text', text: 'whole text' }],
      ...on,
    },
  ]);
});

test('a search result without an address goes by its title, or by its place', () => {
  const blocks = toRequestBlocks([
    { kind: 'search-result', title: 'Refunds', content: 'x' },
    { kind: 'search-result', content: 'y' },
  ]);
  expect(blocks).toMatchObject([
    { source: 'Refunds', title: 'Refunds' },
    { source: 'search-result-2', title: 'search-result-2' },
  ]);
});

test('base64 stays as it is, without the head of a data address, and long PDFs are whole', () => {
  const long = new Uint8Array(100_000).fill(65);
  const blocks = toRequestBlocks([
    { content: { pdf: 'data:application/pdf;base64,JVBERi0=' } },
    { content: { pdf: long } },
  ]);
  expect(blocks[0]).toMatchObject({ source: { data: 'JVBERi0=' } });
  const { source } = blocks[1] as { source: Anthropic.Base64PDFSource };
  expect(atob(source.data)).toBe('A'.repeat(100_000));
});

test('a source with nothing to send is a mistake that names its place and its cure', () => {
  expect(() => toRequestBlocks([{ content: 'a' }, { title: 'Empty' }])).toThrow(
    /Source 2 .* `content`/,
  );
  expect(() => toRequestBlocks([{ kind: 'search-result' }])).toThrow(/Source 1 .* blocks of text/);
  expect(toRequestBlocks([{ kind: 'pdf', url: 'https://e.org/a.pdf' }])[0]).toMatchObject({
    source: { type: 'url' },
  });
});

test('the list and the request that is made of it agree on every index', () => {
  const fromRequest = sourcesFromRequest({ messages: [user(...toRequestBlocks(list))] });
  const fromList = listSources(list);
  const indexes = (sources: readonly Source[]) => sources.map(({ key, index }) => ({ key, index }));
  expect(indexes(fromRequest)).toEqual(indexes(fromList));
  expect(fromList.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
});

test('whatever is sent as a document counts as one, in the list as on the wire', () => {
  const input = fc.record(
    {
      kind: fc.constantFrom('text', 'pdf', 'content', 'search-result', 'web', 'unknown', undefined),
      content: fc.constantFrom('text', [{ text: 'x' }], { pdf: 'JVBERi0=' }, undefined),
      url: fc.constantFrom('https://e.org/a', undefined),
      fileId: fc.constantFrom('file_1', undefined),
    },
    { noNullPrototype: true },
  ) as fc.Arbitrary<SourceInput>;
  fc.assert(
    fc.property(fc.array(input, { maxLength: 5 }), (inputs) => {
      let sent;
      try {
        sent = toRequestBlocks(inputs);
      } catch {
        return; // something in the list cannot be sent
      }
      const read = sourcesFromRequest({ messages: [user(...sent)] });
      const keys = (sources: readonly Source[]) => sources.map(({ key }) => key);
      expect(keys(listSources(inputs))).toEqual(keys(read));
    }),
  );
});

test('each demonstration’s list and its request agree', async () => {
  for (const demonstration of demonstrations) {
    const request = await requestOf(demonstration);
    const listed = listSources(demonstration.sources).filter(({ index }) => index !== null);
    const read = sourcesFromRequest(request);
    expect(read.map(({ key }) => key)).toEqual(listed.map(({ key }) => key));
    expect(read.map(({ title }) => title)).toEqual(listed.map(({ title }) => title));
  }
});

test('a title falls back to the file name, the host, a number; and a fallback is never taken for a title', () => {
  const described = listSources([
    { url: 'https://www.e.org/' },
    { kind: 'pdf', url: 'https://e.org/a/b%C3%A9.pdf?x=1' },
    { kind: 'pdf', url: 'https://e.org/%E0%A4%A.pdf' },
    { kind: 'text', url: 'not an address' },
    { kind: 'web' },
    { kind: 'web' },
  ]);
  expect(described.map(({ title, titleFrom }) => [title, titleFrom])).toEqual([
    ['e.org', 'host'],
    ['bé.pdf', 'file'],
    ['%E0%A4%A.pdf', 'file'],
    ['Document 3', 'fallback'],
    ['Source', 'fallback'],
    ['Source', 'fallback'],
  ]);
  expect(new Set(described.map(({ key }) => key)).size).toBe(described.length);
  expect(listSources(described)).toEqual(described);
});
