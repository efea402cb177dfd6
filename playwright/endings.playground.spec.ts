import {
  expectEnding,
  askPrepared,
  markers,
  readAnswer,
  visitConversation,
} from './playground-page.ts';
import { expect, test as base } from './test.ts';

// A browser reports every status that is not a success as an error of its own; nothing else may be reported.
const test = base.extend({
  quietPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isStatus = message.location().url.endsWith('/api/ask');
      if (message.type() === 'error' && !isStatus) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use();
    expect(complaints).toEqual([]);
  },
});

const endings = [
  { id: 'refused-key', ending: 'error', words: /key/, hasText: false, retries: false },
  {
    id: 'too-many-requests',
    ending: 'error',
    words: /too many requests.*8 seconds/i,
    hasText: false,
    // Not before the eight seconds have passed.
    retries: false,
  },
  { id: 'overloaded', ending: 'error', words: /overloaded/, hasText: false, retries: true },
  { id: 'html-page', ending: 'error', words: /server failed/i, hasText: false, retries: true },
  { id: 'empty-body', ending: 'error', words: /sent nothing/, hasText: false, retries: true },
  { id: 'damaged-json', ending: 'error', words: /broke off/, hasText: true, retries: true },
  {
    id: 'no-message-stop',
    ending: 'interrupted',
    words: /^Interrupted/,
    hasText: true,
    retries: true,
  },
];

for (const { id, ending, words, hasText, retries } of endings) {
  test(`what if: "${id}" is said in words`, async ({ page }) => {
    await visitConversation(page, `what-if-${id}`);
    await readAnswer(page, ending);
    const answer = page.getByRole('article');
    await expect(answer.getByRole('status')).toHaveText(words);
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    await expect(answer.locator('.cited-markdown p')).toHaveCount(hasText ? 2 : 0);
    await expect(answer.locator('[role="doc-endnotes"]')).toHaveCount(hasText ? 1 : 0);
    await expect(answer.getByRole('button', { name: 'Try again' })).toHaveCount(retries ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });
}

test('an error in mid-stream leaves the text and says what happened', async ({ page }) => {
  await visitConversation(page, 'breaks-off');
  await readAnswer(page, 'error');
  const answer = page.getByRole('article');
  await expect(answer.getByRole('status')).toHaveText(/broke off.*overloaded/);
  await expect(answer.locator('.cited-text')).toContainText('but its 34 beds have to be booked');
  await expect(markers(page)).not.toHaveCount(0);
});

test('an answer that reached its limit says so', async ({ page }) => {
  await visitConversation(page, 'cut-off');
  await readAnswer(page, 'cut-off');
  await expect(page.getByRole('article').getByRole('status')).toHaveText(/limit/);
});

test('trying again asks again, and keeps the reader’s place', async ({ page }) => {
  await visitConversation(page, 'what-if-overloaded');
  await askPrepared(page);
  await expectEnding(page, 'error');
  const asked = page.waitForRequest('**/api/ask');
  await page.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expectEnding(page, 'error');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator('.turn')).toHaveCount(1);
});

test('who was told to wait can try again when the wait is over', async ({ page }) => {
  await page.clock.install();
  await visitConversation(page, 'what-if-too-many-requests');
  await readAnswer(page, 'error');
  const answer = page.getByRole('article');
  const again = answer.getByRole('button', { name: 'Try again' });
  // Past the first wait, and still from then on: the second wait is the one to look at.
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  await expect(again).toBeVisible();
  await again.click();
  await page.clock.runFor(100);
  await expectEnding(page, 'error');
  await expect(answer).toContainText('You can try again in 8 seconds.');
  await expect(again).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(answer).toContainText('You can try again in 5 seconds.');
  await page.clock.runFor(5000);
  await expect(again).toBeVisible();
  await expect(answer).not.toContainText('You can try again in');
});
