import type { Answer } from '@cited-stream/core';
import type { Settings } from '../../provider/settings-context.ts';

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
      const cited = annotations.sources.length;
      return labels.complete({ cited, given: cited + annotations.uncited.length }, context);
    }
    case 'tool-use':
      return labels.toolUse(context);
    case 'paused':
      return labels.paused(context);
    case 'cut-off': {
      const by = answer.stopReason === 'model_context_window_exceeded' ? 'context' : 'tokens';
      return labels.cutOff({ by }, context);
    }
    case 'refused':
      return labels.refused({ hasText: annotations.text.trim() !== '' }, context);
    case 'stopped':
      return labels.stopped(context);
    case 'interrupted':
      return labels.interrupted(context);
    case 'error':
      return labels.error(answer.error, answer, context);
  }
}
