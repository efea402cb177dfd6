import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** An answer is replayed as fast as the API writes, so its end is some seconds away. */
export const patiently = expect.configure({ timeout: 30_000 });

/** Opens a conversation of the playground. */
export async function visitConversation(page: Page, id: string) {
  await page.goto(`/${id}`);
  await expect(page.getByRole('button', { name: 'Ask the prepared question' })).toBeVisible();
}

export async function askPrepared(page: Page) {
  await page.getByRole('button', { name: 'Ask the prepared question' }).click();
}

/** Asks the prepared question and waits until the answer has ended. */
export async function readAnswer(page: Page, ending = 'complete') {
  await askPrepared(page);
  await expectEnding(page, ending);
}

/** Waits until the newest answer has ended this way. */
export async function expectEnding(page: Page, ending: string) {
  const answer = page.locator('.turn[data-last] article');
  await patiently(answer).toHaveAttribute('data-status', ending);
}

export function markers(page: Page) {
  return page.locator('[role="doc-noteref"]');
}

/** A text block as the wire holds it, which is all that a test should trust. */
export interface WireBlock {
  text: string;
  quotes: string[];
}

interface WireEvent {
  type: string;
  index: number;
  delta?: { text?: string; citation?: { cited_text: string } };
}

/** The text blocks of the answer to a conversation's prepared question, read from the stream itself. */
export async function wireBlocks(
  request: APIRequestContext,
  conversation: string,
): Promise<WireBlock[]> {
  const response = await request.post('/api/ask', { data: { conversation } });
  const blocks: WireBlock[] = [];
  for (const line of (await response.text()).split('\n')) {
    if (!line.startsWith('data: ')) continue;
    const { type, index, delta } = JSON.parse(line.slice('data: '.length)) as WireEvent;
    if (type !== 'content_block_delta') continue;
    const block = (blocks[index] ??= { text: '', quotes: [] });
    block.text += delta?.text ?? '';
    if (delta?.citation) block.quotes.push(delta.citation.cited_text);
  }
  return blocks;
}
