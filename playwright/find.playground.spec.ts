import { expectNoAxeFindings } from './axe.ts';
import { visitConversation } from './playground-page.ts';
import { expect, test } from './test.ts';

test('the first stop of Tab skips the list, and can be seen', async ({ page }) => {
  await visitConversation(page, 'lease');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the conversation' });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ask the prepared question' })).toBeFocused();
});

for (const width of [1280, 360]) {
  test(`an address without a conversation says so and offers the list, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
    await expect(page.getByRole('main')).toContainText('No conversation has the address /nope');
    await expect(page).toHaveTitle('Nothing here · Cited Stream');
    await expect(page.getByLabel('Your question')).toHaveCount(0);
    await expectNoAxeFindings(page);
    if (width === 360) await page.getByRole('button', { name: 'Choose one' }).click();
    await page.getByRole('link', { name: 'A lease, clause by clause' }).click();
    await expect(page).toHaveURL(/\/lease$/);
    await expect(page.getByLabel('Your question')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
  });
}

test('an address with a slash at its end is the same address', async ({ page }) => {
  await page.goto('/team-chat/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Catching up on two chat channels',
  );
});
