import { expect, test } from './test.ts';
import { visitStory } from './visit-story.ts';

test('the first tap opens the quote, the second goes to the source', async ({ page }) => {
  await visitStory(page, 'cited-answer--several-documents');
  const marker = page.locator('[role="doc-noteref"]').first();
  await marker.tap();
  await expect(page.locator('.cited-card')).toContainText('excluding VAT');
  await marker.tap();
  await expect(page.locator('.cited-entry:focus')).toHaveCount(1);
  await expect(page.locator('.cited-card')).toHaveCount(0);
});

test('a tap outside closes it, and a tap on another marker moves it there', async ({ page }) => {
  await visitStory(page, 'cited-answer--several-documents');
  const markers = page.locator('[role="doc-noteref"]');
  await markers.first().tap();
  await expect(page.locator('.cited-card')).toBeVisible();
  await page.getByRole('status').tap();
  await expect(page.locator('.cited-card')).toHaveCount(0);
  await markers.first().tap();
  await expect(page.locator('.cited-card')).toHaveCount(1);
});
