import { expect, type Page } from '@playwright/test';

/** The toolbar of Storybook, as `.storybook/preview.tsx` declares it. */
export interface StoryGlobals {
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  width?: 'full' | 'narrow';
}

/**
 * Opens one story alone, without the frame of Storybook, and waits until its play function and the
 * checks after it have ended. Fails when the story could not be shown. A play function that throws
 * reports to the console, and `test` of `test.ts` fails on that.
 *
 * @param id as in the address of Storybook: `source-panel--with-uncited` say
 */
export async function visitStory(page: Page, id: string, globals: StoryGlobals = {}) {
  const toolbar = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ id, viewMode: 'story', globals: toolbar.join(';') });
  await page.goto(`${storybookOrigin()}/iframe.html?${query}`);
  await page.waitForFunction(
    () =>
      window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished' ||
      document.body.classList.contains('sb-show-errordisplay'),
  );
  const failure = page.locator('.sb-show-errordisplay #error-message');
  if ((await failure.count()) > 0) expect(await failure.innerText(), `story "${id}"`).toBe('');
}

function storybookOrigin() {
  const port = process.env['STORYBOOK_PORT'];
  if (port) return `http://127.0.0.1:${port}`;
  throw new Error(
    'STORYBOOK_PORT is not set, so there is no Storybook to visit. ' +
      'The configuration chooses the port and serves the built Storybook there. ' +
      'Start the tests with `playwright test --config=playwright`.',
  );
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  }
}
