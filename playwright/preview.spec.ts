import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './test.ts';
import { visitStory } from './visit-story.ts';

const markers = (page: Page) => page.locator('[role="doc-noteref"]');
const card = (page: Page) => page.locator('.cited-card');
const STORY = 'cited-answer--several-documents';

test('the pointer rests on a marker and its quote shows; it leaves and the quote goes', async ({
  page,
}) => {
  await visitStory(page, STORY);
  await markers(page).first().hover();
  await expect(card(page)).toContainText('excluding VAT');
  await page.mouse.move(5, 5);
  await expect(card(page)).toHaveCount(0);
});

test('the way from the marker to the card keeps it open, and its words can be selected', async ({
  page,
}) => {
  await visitStory(page, STORY);
  await markers(page).first().hover();
  const quote = card(page).locator('.cited-card-quote');
  const box = (await quote.boundingBox())!;
  await page.mouse.move(box.x + 12, box.y + 12, { steps: 12 });
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 14, { steps: 6 });
  await page.mouse.up();
  await expect(card(page)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString().trim().length)).toBeGreaterThan(3);
});

test('a sweep over the markers opens one card, that of the marker it ends on', async ({ page }) => {
  await visitStory(page, STORY);
  const count = Math.min(5, await markers(page).count());
  for (let at = 0; at < count; at += 1) await markers(page).nth(at).hover();
  await expect(card(page)).toHaveCount(1);
  const name = await markers(page)
    .nth(count - 1)
    .innerText();
  await expect(card(page).locator('.cited-card-head .cited-card-number')).toHaveText(name);
});

test('Escape closes the card and a pointer that stays does not open it again', async ({ page }) => {
  await visitStory(page, STORY);
  await markers(page).first().hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await markers(page).nth(1).hover();
  await expect(card(page)).toBeVisible();
});

test('Tab shows the quote, Enter goes to the source, and its link leads back to that very marker', async ({
  page,
}) => {
  await visitStory(page, STORY);
  await markers(page).nth(1).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(markers(page).first()).toBeFocused();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cited-entry:focus')).toHaveCount(1);
  await expect(card(page)).toHaveCount(0);
  await page.locator('.cited-backlink[data-active]').click();
  await expect(markers(page).nth(1)).toBeFocused();
});

test('a mouse sees where a way back has led, also to a marker that had scrolled away', async ({
  page,
}) => {
  await visitStory(page, STORY);
  await page.setViewportSize({ width: 900, height: 400 });
  const back = page.locator('.cited-backlink').first();
  await back.scrollIntoViewIfNeeded();
  await expect(markers(page).first()).not.toBeInViewport();
  await back.click();
  await expect(markers(page).first()).toBeInViewport();
  await expect(markers(page).first()).toHaveAttribute('data-active');
  await expect(markers(page).first()).toHaveCSS('outline-style', 'solid');
  await expect(card(page)).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an answer with its card open, ${theme}`, async ({ page }) => {
    await visitStory(page, STORY, { theme });
    await markers(page).first().hover();
    await expect(card(page)).toBeVisible();
    await expectNoAxeFindings(page, '#storybook-root');
    await expectNoAxeFindings(page, '.cited-card');
  });
}

test('from right to left the card stays within the page', async ({ page }) => {
  await visitStory(page, 'cited-answer--arabic', { direction: 'rtl', width: 'narrow' });
  await markers(page).first().hover();
  const box = (await card(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

test('on paper there is no card and no way back, and addresses follow titles', async ({ page }) => {
  await visitStory(page, 'source-panel--web-pages');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.cited-backlink').first()).toBeHidden();
  const link = page.locator('.cited-source-link').first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));
});
