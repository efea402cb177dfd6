import { citationLabel } from '@cited-stream/core';
import { englishError } from './english-error.ts';
import type { LabelContext, Labels } from './labels.ts';

/** The words the components use where a host gives no others. */
export const english: Labels = {
  marker({ number, title, place, loading }, { format }) {
    const name = `Citation ${format(number)}`;
    if (loading) return `${name}, source loading`;
    const rest = [title, place].filter(Boolean).join(', ');
    return rest ? `${name}: ${rest}` : name;
  },
  place: (citation, source, { locale }) => citationLabel(citation, source, { locale }),
  untitled(source, { format }) {
    const name = source.kind === 'search-result' ? 'Search result' : 'Document';
    return source.index === null ? name : `${name} ${format(source.index + 1)}`;
  },
  kind(source) {
    switch (source.kind) {
      case 'text':
        return 'Text';
      case 'pdf':
        return 'PDF';
      case 'content':
        return 'Document';
      case 'search-result':
        return 'Search result';
      case 'web':
        return 'Web page';
      case 'unknown':
        return '';
    }
  },
  sourceLoading: () => 'Source loading',
  sourceUnknown: () => 'Unknown source',
  sourceUnavailable: () => 'Source unavailable',

  alsoHere: () => 'Also cited here',
  goToSource: () => 'Go to source',
  openSource: () => 'Open source',
  newTab: () => 'opens in a new tab',

  panel: () => 'Sources',
  uncited: () => 'Not cited',
  moreUncited: (count, context) => `And ${quantity(count, 'more source', context)}`,
  noneCited: (count, context) =>
    `The answer cites none of its ${quantity(count, 'source', context)}.`,
  noSources: () => 'The answer cites no sources.',
  backTo({ number, use, of }, { format }) {
    const back = `Back to citation ${format(number)}`;
    return of === 1 ? back : `${back}, place ${format(use)} of ${format(of)}`;
  },

  waiting: () => 'Answering…',
  streaming: () => 'Answering…',
  complete({ cited, given }, context) {
    if (cited > 0) return `Answer complete, ${quantity(cited, 'source', context)}`;
    if (given === 0) return 'Answer complete';
    return `Answer complete. It cites none of its ${quantity(given, 'source', context)}.`;
  },
  toolUse: () => 'Waiting for the result of a tool.',
  paused: () => 'Paused. The answer goes on when it is continued.',
  cutOff: ({ by }) =>
    by === 'tokens'
      ? 'Cut off: the answer reached its token limit.'
      : 'Cut off: the context window is full.',
  refused: ({ hasText }) =>
    hasText ? 'The model declined to go on.' : 'The model declined to answer.',
  stopped: () => 'Stopped. The answer is not finished.',
  interrupted: () => 'Interrupted: the connection closed before the answer was finished.',
  error: englishError,
  retry: () => 'Try again',
};

function quantity(count: number, noun: string, { locale, format }: LabelContext): string {
  const plural =
    new Intl.PluralRules(englishOf(locale)).select(count) === 'one' ? noun : `${noun}s`;
  return `${format(count)} ${plural}`;
}

/** English nouns follow English rules, whatever locale the digits follow. */
function englishOf(locale: string): string {
  return locale.startsWith('en') ? locale : 'en';
}
