import type { Page } from '@playwright/test';

/** The answer after one change of the page. */
export interface Sighting {
  status: string | undefined;
  text: string;
  /** For each marker, in order, the text that stands before it, markers left out. */
  befores: { inAnswer: string; inParagraph: string }[];
}

/**
 * Looks at the answer at every change from the very first, so that not even a state of one frame is missed.
 *
 * @returns what was seen so far
 */
export async function watchMarkers(page: Page): Promise<() => Promise<Sighting[]>> {
  await page.addInitScript(() => {
    const seen: Sighting[] = [];
    window.sightings = seen;

    function textBetween(start: Node, end: Node): string {
      const range = new Range();
      range.setStart(start, 0);
      range.setEndBefore(end);
      const copy = range.cloneContents();
      for (const marker of copy.querySelectorAll('sup')) marker.remove();
      return copy.textContent;
    }

    function look() {
      const text = document.querySelector('article .cited-text');
      if (!text) return;
      const befores = [...text.querySelectorAll('sup')].map((marker) => ({
        inAnswer: textBetween(text, marker),
        inParagraph: textBetween(marker.closest('p') ?? text, marker),
      }));
      const { status } = text.closest('article')?.dataset ?? {};
      seen.push({ status, text: text.textContent, befores });
    }

    new MutationObserver(look).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => window.sightings);
}

declare global {
  interface Window {
    sightings: Sighting[];
  }
}
