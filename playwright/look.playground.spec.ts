import { expectNoAxeFindings } from './axe.ts';
import { markers, readAnswer, visitConversation } from './playground-page.ts';
import { expect, test } from './test.ts';

const sizes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 360, height: 740 },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });

      test('axe finds nothing, before, after and with a quote open', async ({ page }) => {
        await visitConversation(page, 'lease');
        await expectNoAxeFindings(page);
        await readAnswer(page);
        await expectNoAxeFindings(page);
        await markers(page).first().hover();
        await expect(page.locator('.cited-card')).toBeVisible();
        // Colours are judged at rest.
        await page.locator('.cited-card').evaluate(async (card) => {
          await Promise.all(card.getAnimations().map((animation) => animation.finished));
        });
        await expectNoAxeFindings(page, '.cited-card');
        // The card hangs outside the answer, and is of the same ink all the same.
        const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
        await expect(page.locator('.cited-card')).toHaveCSS('color', ink);
      });

      test('nothing is wider than the page', async ({ page }) => {
        await visitConversation(page, 'web-search');
        await readAnswer(page);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess).toBe(0);
      });
    });
  }
}

test('on paper everything is dark on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitConversation(page, 'lease');
  await page.getByLabel('Theme').selectOption('Dark');
  await readAnswer(page);
  await page.emulateMedia({ media: 'print' });
  const root = page.locator(':root');
  await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.cited-text')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.composer')).toBeHidden();
});

test('the chosen theme is kept, and the system’s comes back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visitConversation(page, 'lease');
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByLabel('Theme').selectOption('Dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
  expect(await paper()).toBe(dark);
  await page.getByLabel('Theme').selectOption('System');
  expect(await paper()).toBe(light);
});
