import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectEnding, readAnswer, visitConversation } from './playground-page.ts';
import { expect, test } from './test.ts';

/** The left and right edge of an element, in whole pixels. */
function edges(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    });
}

for (const width of [360, 719, 720, 1024, 1199, 1200, 1280, 1920]) {
  test(`at ${width} pixels the field stands in the column of the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visitConversation(page, 'lease');
    expect(await edges(page, '.suggestion')).toEqual(await edges(page, '.composer-box'));
    await readAnswer(page);
    const text = await edges(page, '.cited-text');
    expect(await edges(page, '.composer-box')).toEqual(text);
    expect((await edges(page, '.question')).right).toBeLessThanOrEqual(text.right);
    const panel = await edges(page, '.cited-panel');
    if (width >= 1200) expect(panel.left).toBeGreaterThan(text.right);
    else expect(panel).toEqual(text);
  });
}

test.describe('with type twice as large', () => {
  const FONT_SIZE = 32;

  // A style sheet would enlarge the page, but not what media queries are measured in: only the setting of the browser
  // does both.
  const large = test.extend({
    context: async ({ playwright, launchOptions, baseURL }, use, testInfo) => {
      const profile = testInfo.outputPath('profile');
      await mkdir(join(profile, 'Default'), { recursive: true });
      const preferences = { webkit: { webprefs: { default_font_size: FONT_SIZE } } };
      await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL && { baseURL }),
        viewport: { width: 1280, height: 800 },
      });
      await use(context);
      await context.close();
    },
  });

  large('one column of text remains', async ({ page }) => {
    await visitConversation(page, 'lease');
    expect(await page.evaluate(() => matchMedia('(width = 40em)').matches)).toBe(true);
    await readAnswer(page);
    const text = await edges(page, '.cited-text');
    expect(text.right - text.left).toBeGreaterThan(30 * FONT_SIZE);
    expect(await edges(page, '.cited-panel')).toEqual(text);
    expect(await edges(page, '.composer-box')).toEqual(text);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });
});

test('on a low page the choice of theme stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visitConversation(page, 'lease');
  await readAnswer(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByLabel('Theme')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'The stream just ends' }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Theme')).toBeInViewport({ ratio: 1 });
});

test('after a question of one’s own the prepared one stands whole above the field', async ({
  page,
}) => {
  await visitConversation(page, 'lease');
  await readAnswer(page);
  await page.getByLabel('Your question').fill('May we keep a horse?');
  await page.keyboard.press('Enter');
  await expect(page.locator('.turn')).toHaveCount(2);
  await expectEnding(page, 'complete');
  const bottom = await page
    .locator('.suggestion')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page
    .locator('.composer-box')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(top);
  // And the new question has gone to the top of the page.
  const heading = await page
    .locator('.turn[data-last] h2')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(heading).toBeGreaterThanOrEqual(0);
  expect(heading).toBeLessThan(64);
});
