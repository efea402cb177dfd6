'use client';
import * as React from 'react';
import { classNames } from '../../internal/class-names.ts';
import { stateAttributes } from '../../internal/state-attributes.ts';
import { useSettings } from '../../provider/use-merged-settings.ts';
import { useAnswer } from '../root/use-answer.ts';
import { canRetry } from './can-retry.ts';
import { StatusIcon } from './status-icon.tsx';
import { statusWords } from './status-words.ts';

export interface StatusProps extends Omit<React.ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Asks again. The button stands only where that can help. */
  onRetry?: (() => unknown) | undefined;
}

/**
 * How the answer stands, in words. They change when it starts and when it ends, and are announced then.
 * Renders a `<div>`.
 */
export const Status = /* @__PURE__ */ React.forwardRef(function Status(
  { onRetry, className, ...props }: StatusProps,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const answer = useAnswer('CitedAnswer.Status');
  const settings = useSettings();
  return (
    <div
      {...props}
      {...stateAttributes({ status: answer.status, error: answer.error?.kind })}
      className={classNames('cited-status', className)}
      ref={ref}
    >
      <StatusIcon status={answer.status} />
      <span role="status" dir="auto" className="cited-status-words">
        {statusWords(answer, settings)}
      </span>
      {onRetry && canRetry(answer) && (
        <button type="button" className="cited-status-retry" onClick={() => onRetry()}>
          {settings.labels.retry(settings.context)}
        </button>
      )}
    </div>
  );
});
