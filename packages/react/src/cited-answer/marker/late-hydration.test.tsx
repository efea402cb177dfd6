import { answerFrom } from '@cited-stream/core';
import { act } from '@testing-library/react';
import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { block, citeWeb, message } from '@cited-stream/testing/answers';
import * as CitedAnswer from '../parts.ts';

const address = 'https://example.com/a';
const answer = answerFrom(message([block('Yes', citeWeb(address, 'x', 'A'))]));

/** As parts, both make the same elements. */
const page = (Text: React.ComponentType) => (
  <CitedAnswer.Root answer={answer}>
    <React.Suspense>
      <Text />
    </React.Suspense>
  </CitedAnswer.Root>
);

test('markers that hydrate after the rest of an answer without a panel begin as the server made them', async () => {
  let come = () => {};
  const coming = new Promise<{ default: React.ComponentType }>((resolve) => {
    come = () => resolve({ default: () => <CitedAnswer.Text /> });
  });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page(() => <CitedAnswer.Text />));
  const link = host.querySelector('a')!;
  const errors = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const late = page(React.lazy(() => coming));
  const root = await act(async () => hydrateRoot(host, late, { onRecoverableError: recovered }));
  expect(link.href).not.toBe(address);
  await act(async () => come());
  await vi.waitFor(() => expect(link.href).toBe(address));
  expect(host.querySelector('a')).toBe(link);
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  host.remove();
  errors.mockRestore();
});
