import {
  askPrepared,
  expectEnding,
  markers,
  readAnswer,
  visitConversation,
  wireBlocks,
} from './playground-page.ts';
import { expect, test } from './test.ts';
import { watchMarkers, type Sighting } from './watch-markers.ts';

const LEASE = 'lease';

test('the first marker is there while text is still arriving', async ({ page }) => {
  const seen = await watchMarkers(page);
  await visitConversation(page, LEASE);
  await readAnswer(page);
  const sightings = await seen();
  const first = sightings.find(({ befores }) => befores.length > 0);
  expect(first?.status).toBe('streaming');
  const last = sightings.at(-1);
  expect(last?.text.length).toBeGreaterThan(first?.text.length ?? Infinity);
});

test('at no moment does a marker stand before its text', async ({ page, request }) => {
  const seen = await watchMarkers(page);
  await visitConversation(page, LEASE);
  const [blocks] = await Promise.all([wireBlocks(request, LEASE), readAnswer(page)]);
  const sightings = await seen();
  const places = placesOf(blocks);
  expect(sightings.length).toBeGreaterThan(20);
  expect(sightings.at(-1)?.befores).toHaveLength(places.length);
  for (const sighting of sightings) expectInPlace(sighting, places);
});

/** Where a cited block begins and ends in the answer, counted in characters that are not blanks. */
interface Place {
  start: number;
  end: number;
}

function placesOf(blocks: Awaited<ReturnType<typeof wireBlocks>>): Place[] {
  const places: Place[] = [];
  let at = 0;
  for (const { text, quotes } of blocks) {
    const end = at + visible(text).length;
    if (quotes.length > 0) places.push({ start: at, end });
    at = end;
  }
  return places;
}

function visible(text: string): string {
  return text.replace(/\s/g, '');
}

function expectInPlace({ befores }: Sighting, places: readonly Place[]) {
  befores.forEach(({ inAnswer, inParagraph }, index) => {
    const place = places[index];
    const where = `marker ${index + 1} after “${inParagraph.slice(-40)}”`;
    expect(inParagraph, where).toMatch(/[\p{L}\p{N}\p{P}\p{S}]$/u);
    const stands = visible(inAnswer).length;
    expect(stands, where).toBeGreaterThan(place?.start ?? Infinity);
    // Past the end of its words only what closes them.
    const past = visible(inAnswer).slice(place?.end);
    expect(past, where).toMatch(/^\p{P}{0,2}$/u);
  });
}

test('resting on a marker shows what is quoted, word for word', async ({ page, request }) => {
  await visitConversation(page, LEASE);
  const [blocks] = await Promise.all([wireBlocks(request, LEASE), readAnswer(page)]);
  const third = blocks.filter(({ quotes }) => quotes.length > 0)[2];
  await markers(page).nth(2).hover();
  for (const quote of third?.quotes ?? ['']) {
    await expect(page.locator('.cited-card')).toContainText(quote.trim());
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.cited-card')).toHaveCount(0);
});

test('by keyboard: Tab shows the quote, Enter goes to the source, its link comes back', async ({
  page,
}) => {
  await visitConversation(page, LEASE);
  await readAnswer(page);
  const second = markers(page).nth(1);
  // The question takes the focus that its button had, and the answer follows it.
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect(page.locator('.cited-card')).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.locator('.cited-entry')).toBeFocused();
  await expect(page.locator('.cited-card')).toHaveCount(0);

  await page.locator('.cited-backlink[data-active]').focus();
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
});

test('Stop keeps the text and says that it is not all', async ({ page }) => {
  await visitConversation(page, LEASE);
  // Pressed by the page itself, so that it is in time on a slow machine too.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="doc-noteref"]')) return;
      observer.disconnect();
      document.querySelector<HTMLButtonElement>('.composer-button')?.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await askPrepared(page);
  await expectEnding(page, 'stopped');
  const answer = page.getByRole('article');
  await expect(answer.getByRole('status')).toHaveText('Stopped. The answer is not finished.');
  await expect(markers(page)).not.toHaveCount(0);
  await expect(answer.locator('.cited-text')).not.toHaveText('');
  await expect(answer.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('two turns on one page share no id, and their links stay inside them', async ({ page }) => {
  await visitConversation(page, LEASE);
  const question = await page.locator('.suggestion-question').innerText();
  await readAnswer(page);
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  await expect(page.locator('.turn')).toHaveCount(2);
  await expectEnding(page, 'complete');
  await expect(page.getByLabel('Your question')).toBeFocused();

  const { ids, strays } = await page.evaluate(() => {
    const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('.turn a[href^="#"]')];
    const isStray = (link: HTMLAnchorElement) =>
      document.getElementById(link.hash.slice(1))?.closest('.turn') !== link.closest('.turn');
    return {
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      strays: hrefs.filter(isStray).length,
    };
  });
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(strays).toBe(0);
});

test('without a key, a free question is answered honestly and cites nothing', async ({ page }) => {
  await visitConversation(page, LEASE);
  await page.getByLabel('Your question').fill('May we keep a horse?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectEnding(page, 'complete');
  await expect(page.getByRole('article')).toContainText('without an API key');
  await expect(markers(page)).toHaveCount(0);
  await expect(page.locator('[role="doc-endnotes"]')).toContainText('does not cite its source');
});

test('an answer stays when the reader visits another conversation and comes back', async ({
  page,
}) => {
  await visitConversation(page, LEASE);
  await readAnswer(page);
  await page.getByRole('link', { name: 'A web search' }).click();
  await expect(page).toHaveURL(/\/web-search$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A web search');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveAttribute('data-status', 'complete');
});

test.describe('on a low page', () => {
  test.use({ viewport: { width: 800, height: 420 } });

  test('the end of the text stays in sight of a reader who is there', async ({ page }) => {
    await visitConversation(page, LEASE);
    await readAnswer(page);
    await expect(page.getByRole('status')).toBeInViewport();
  });

  test('a reader who scrolls up is left alone', async ({ page }) => {
    await visitConversation(page, LEASE);
    await page.evaluate(() => {
      // The first time that the page follows the text, it is taken back, once.
      const goBack = () => {
        if (!document.querySelector('[role="doc-noteref"]')) return;
        removeEventListener('scroll', goBack);
        scrollTo({ top: 0, behavior: 'instant' });
      };
      addEventListener('scroll', goBack);
    });
    await readAnswer(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('status')).not.toBeInViewport();
  });
});
