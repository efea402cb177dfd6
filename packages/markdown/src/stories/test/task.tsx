import type * as React from 'react';

/** The box of a task, with a name: Markdown gives it none. */
export function Task({ checked }: Pick<React.ComponentProps<'input'>, 'checked'>) {
  const name = checked ? 'Done' : 'To do';
  return <input type="checkbox" checked={checked} disabled aria-label={name} readOnly />;
}
