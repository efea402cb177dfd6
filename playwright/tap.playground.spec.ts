import { devices } from '@playwright/test';
import { markers, readAnswer, visitConversation } from './playground-page.ts';
import { expect, test } from './test.ts';

const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile: true, hasTouch: true });

test('the first tap shows the quote, the second goes to the source', async ({ page }) => {
  await visitConversation(page, 'lease');
  await readAnswer(page);
  const marker = markers(page).first();
  await marker.tap();
  await expect(page.locator('.cited-card')).toBeVisible();
  await marker.tap();
  await expect(page.locator('.cited-entry')).toBeFocused();
  await expect(page.locator('.cited-card')).toHaveCount(0);
});

test('a tap outside closes the quote', async ({ page }) => {
  await visitConversation(page, 'lease');
  await readAnswer(page);
  await markers(page).first().tap();
  await expect(page.locator('.cited-card')).toBeVisible();
  await page.getByRole('status').tap();
  await expect(page.locator('.cited-card')).toHaveCount(0);
});

test('the list of conversations folds away', async ({ page }) => {
  await visitConversation(page, 'lease');
  const link = page.getByRole('link', { name: 'A web search' });
  await expect(link).toBeHidden();
  const toggle = page.getByRole('button', { name: /^Conversation/ });
  await toggle.tap();
  await link.tap();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(/\/web-search$/);
  await expect(toggle).toContainText('A web search');
});
