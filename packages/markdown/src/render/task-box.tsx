'use client';
import { useLabels } from '@cited-stream/react';
import type { Element } from 'hast';
import type * as React from 'react';

/** The box of a task, which says to whoever cannot see it how the task stands. Renders an `<input>`. */
export function TaskBox({
  node: _node,
  ...props
}: React.ComponentProps<'input'> & { node?: Element }) {
  const { labels, context } = useLabels();
  const isTask = props.type === 'checkbox' && props.disabled === true;
  return (
    <input
      {...(isTask && { 'aria-label': labels.task(props.checked ?? false, context) })}
      {...props}
    />
  );
}
