import { answerFrom, StreamError } from '@cited-stream/core';
import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { withStatus, block, cite, documents, message } from '@cited-stream/testing/answers';
import { show } from './test/show.tsx';

const PARTS = [
  'answer',
  'text',
  'group',
  'marker-link',
  'status',
  'card',
  'panel',
  'entry',
  'note',
  'backlink',
  'source-title',
  'uncited-entry',
].map((part) => `cited-${part}`);

/** Every data attribute of every part that is on the page now, but for those of the test itself. */
function rendered(): string[] {
  return PARTS.flatMap((part) =>
    [...document.getElementsByClassName(part)].flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => name.startsWith('data-') && name !== 'data-testid')
        .map((name) => `${part} ${name}`),
    ),
  );
}

// Paths from the root of the workspace.
const readReadme = () => commands.readFile('packages/react/README.md');

test('the table of data attributes says what is rendered', async () => {
  const readme = await readReadme();
  const answer = answerFrom(message([block('One', cite(0), cite(1)), block('.')]), {
    sources: documents(3),
  });
  const seen = new Set<string>();
  const look = () => rendered().forEach((each) => seen.add(each));

  document.documentElement.dataset.theme = 'light';
  const { next, markers } = show(answerFrom([]));
  look();
  next(withStatus(answer, 'streaming'));
  look();
  next(withStatus(answer, 'error', { error: new StreamError('network', '') }));
  await userEvent.click(markers()[0]!);
  await userEvent.hover(document.querySelector('.cited-note')!);
  look();
  next(answerFrom(message([block('No.')]), { sources: documents(3) }));
  look();
  next(withStatus(answerFrom(message([block('One', cite(0))])), 'streaming'));
  look();
  next(answer);
  markers()[0]!.ownerDocument.body.click();
  const pinned = show(answer, { panel: false });
  await userEvent.click(pinned.markers()[0]!);
  await expect.poll(() => pinned.card()?.dataset.side).toBeDefined();
  look();
  delete document.documentElement.dataset.theme;

  const rows = [...readme.matchAll(/^\| `\.([\w-]+)`\s*\| `(data-[\w-]+)`/gm)];
  expect(rows.map(([, part, name]) => `${part} ${name}`).sort()).toEqual([...seen].sort());
});

test('the table of tokens names those that the styles read', async () => {
  const readme = await readReadme();
  const styles = await commands.readFile('packages/react/src/styles.css');
  const written = new Set<string>();
  for (const [row] of readme.matchAll(/^\| `--cited-.*$/gm)) {
    let stem = '';
    for (const [, name] of row.split('|')[1]!.matchAll(/`(-[\w-]+)`/g)) {
      // "--cited-card-width, -height" is short for two names.
      if (name!.startsWith('--')) stem = name!.split('-').slice(0, 4).join('-');
      written.add(name!.startsWith('--') ? name! : stem + name!);
    }
  }
  const read = new Set([...styles.matchAll(/var\(\s*(--cited-[\w-]+)/g)].map(([, name]) => name!));
  expect([...written].sort()).toEqual([...read].sort());
});
