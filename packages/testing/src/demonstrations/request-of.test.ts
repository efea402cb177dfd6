import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import {
  annualReport,
  cutOff,
  demonstrations,
  knowledgeBase,
  requestOf,
  webSearchAnswer,
} from './index.ts';

async function contentOf(demonstration: (typeof demonstrations)[number]) {
  const { messages } = await requestOf(demonstration);
  const content = messages[0]?.content;
  if (!Array.isArray(content)) throw new Error('The request has no blocks.');
  return content;
}

test.each(demonstrations)(
  '$id: the request holds every source, then the question',
  async (demonstration) => {
    const content = await contentOf(demonstration);
    expect(content).toHaveLength(demonstration.sources.length + 1);
    expect(content.at(-1)).toEqual({ type: 'text', text: demonstration.question });
  },
);

test('search results stand inside the question, without the ids that the API would refuse', async () => {
  const content = await contentOf(knowledgeBase);
  expect(content[0]).toMatchObject({ type: 'search_result', citations: { enabled: true } });
  expect(JSON.stringify(content)).not.toContain('KB-1041');
});

test('the report is sent as a PDF of six pages', async () => {
  const [document] = await contentOf(annualReport);
  if (document?.type !== 'document' || document.source.type !== 'base64') {
    throw new Error('The report is not sent as base64.');
  }
  const file = await PDFDocument.load(document.source.data);
  expect(file.getPageCount()).toBe(6);
  expect(file.getTitle()).toBe('Vessela Ferries: Annual Report 2023');
});

test('a web search asks for the tool and for thinking, a cut-off answer for few tokens', async () => {
  expect(await requestOf(webSearchAnswer)).toMatchObject({
    tools: [{ name: 'web_search' }],
    thinking: { type: 'enabled' },
  });
  const { max_tokens } = await requestOf(cutOff);
  expect(max_tokens).toBe(cutOff.message.usage.output_tokens);
});
