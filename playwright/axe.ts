import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Fails with what axe finds in the page.
 *
 * @param part selector of the part to look at. A part, such as a story, is not asked to hold the
 * landmarks of a whole page.
 */
export async function expectNoAxeFindings(page: Page, part?: string) {
  // Evaluated instead of added as a script, so that a page's own policy need not allow it.
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector ?? document, {
      rules: { region: { enabled: selector === undefined } },
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      elements: nodes.map((node) => node.html),
    }));
  }, part);
  expect(findings, 'axe should find nothing').toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
