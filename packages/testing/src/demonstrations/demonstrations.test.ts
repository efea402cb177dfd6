import { expect, test } from 'vitest';
import { eventsOf } from '../events-of.ts';
import { foldEvents } from '../fold-events.ts';
import * as names from './index.ts';
import { demonstrations } from './index.ts';
import { citationsOf, sourceOf, textsOf, wordsAt } from './words-at.ts';

const ORDERS = ['citations-first', 'text-first', 'interleaved'] as const;

test('each is exported by its own name too, and ids are unique', () => {
  const exported = new Set(Object.values(names));
  for (const demonstration of demonstrations) expect(exported).toContain(demonstration);
  expect(new Set(demonstrations.map(({ id }) => id)).size).toBe(demonstrations.length);
  for (const { id } of demonstrations) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.each(demonstrations)(
  '$id: every citation reads as its quote in its source',
  (demonstration) => {
    for (const citation of citationsOf(demonstration)) {
      const words = wordsAt(citation, demonstration);
      if (citation.type === 'page_location') expect(words).toContain(citation.cited_text);
      else expect(words).toBe(citation.cited_text);
    }
  },
);

test.each(demonstrations)('$id: a page is named only if the quote needs it', (demonstration) => {
  for (const citation of citationsOf(demonstration)) {
    if (citation.type !== 'page_location') continue;
    const narrower = [
      { ...citation, start_page_number: citation.start_page_number + 1 },
      { ...citation, end_page_number: citation.end_page_number - 1 },
    ];
    for (const range of narrower)
      expect(wordsAt(range, demonstration)).not.toContain(citation.cited_text);
  }
});

test.each(demonstrations)(
  '$id: titles and addresses on citations are those of the source',
  (demonstration) => {
    for (const citation of citationsOf(demonstration)) {
      if (citation.type === 'web_search_result_location') continue;
      if (citation.type === 'search_result_location') {
        const { title, url } = sourceOf(demonstration, citation.search_result_index);
        expect([citation.title, citation.source]).toEqual([title, url]);
      } else {
        expect(citation.document_title).toBe(
          sourceOf(demonstration, citation.document_index).title,
        );
      }
    }
  },
);

test.each(demonstrations)(
  '$id: events in all three orders add up to the message',
  (demonstration) => {
    const { message, error } = demonstration;
    for (const order of ORDERS) {
      for (let seed = 1; seed <= 5; seed++) {
        expect(foldEvents(eventsOf(message, { order, seed, error }))).toEqual(message);
      }
    }
  },
);

test.each(demonstrations)(
  '$id: uncited text blocks have no citations key, as on the wire',
  (demonstration) => {
    for (const block of textsOf(demonstration)) {
      expect(block.text).not.toBe('');
      if ('citations' in block) expect(block.citations?.length).toBeGreaterThan(0);
    }
  },
);

test.each(demonstrations)(
  '$id: uncited text is never split without a reason, and cited blocks do not touch',
  (demonstration) => {
    const { content } = demonstration.message;
    content.forEach((block, index) => {
      const next = content[index + 1];
      if (block.type !== 'text' || next?.type !== 'text') return;
      expect('citations' in block).not.toBe('citations' in next);
    });
  },
);
