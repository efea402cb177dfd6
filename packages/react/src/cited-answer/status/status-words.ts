import type { Answer } from '@cited-stream/core';
import { hasText } from '../../internal/has-text.ts';
import type { Settings } from '../../provider/settings-context.ts';

const LIMITS: Readonly<Record<string, 'tokens' | 'context'>> = {
  max_tokens: 'tokens',
  model_context_window_exceeded: 'context',
};

/** What is shown and announced about an answer as a whole. Empty before anything was started. */
export function statusWords(
  answer: Answer,
  { labels, context }: Pick<Settings, 'labels' | 'context'>,
): string {
  const { status, annotations } = answer;
  switch (status) {
    case 'idle':
      return '';
    case 'waiting':
      return labels.waiting(context);
    case 'streaming':
      return labels.streaming(context);
    case 'complete': {
      // A stop sequence can come before the first word: then that is the answer.
      if (!hasText(answer) && answer.stopReason !== 'stop_sequence') return labels.empty(context);
      const cited = annotations.sources.length;
      return labels.complete({ cited, given: cited + annotations.uncited.length }, context);
    }
    case 'tool-use':
      return labels.toolUse(context);
    case 'paused':
      return labels.paused(context);
    case 'cut-off': {
      const reason = answer.stopReason ?? '';
      return labels.cutOff({ by: LIMITS[reason] ?? 'unknown', reason }, context);
    }
    case 'refused':
      return labels.refused({ hasText: hasText(answer) }, context);
    case 'stopped':
      return labels.stopped(context);
    case 'interrupted':
      return labels.interrupted(context);
    case 'error':
      return labels.error(answer.error, answer, context);
  }
}
