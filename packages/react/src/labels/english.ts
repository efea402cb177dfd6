import { citationLabel } from '@cited-stream/core';
import { englishError } from './english-error.ts';
import type { LabelContext, Labels } from './labels.ts';
import { markerIn } from './marker-in.ts';

/** The words the components use where a host gives no others. */
export const english: Labels = {
  marker: /* @__PURE__ */ markerIn({
    name: (number) => `Citation ${number}`,
    loading: 'source loading',
    colon: ': ',
    comma: ', ',
  }),
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
  sourceNotGiven: () => 'not among the documents given',
  sourceUnavailable: () => 'Source unavailable',

  alsoHere: () => 'Also cited here',
  goToSource: () => 'Go to source',
  openSource: () => 'Open source',
  newTab: () => 'opens in a new tab',

  panel: () => 'Sources',
  uncited: () => 'Not cited',
  moreUncited: (count, context) => `And ${quantity(count, 'more source', context)}`,
  noneCited: (count, context) => `The answer ${citesNone(count, context)}`,
  noSources: () => 'The answer cites no sources.',
  task: (isDone) => (isDone ? 'Done' : 'To do'),
  backTo({ number, use, of }, { format }) {
    const back = `Back to citation ${format(number)}`;
    return of === 1 ? back : `${back}, place ${format(use)} of ${format(of)}`;
  },

  waiting: () => 'Answering…',
  streaming: () => 'Answering…',
  complete({ cited, given }, context) {
    if (cited > 0) return `Answer complete, ${quantity(cited, 'source', context)}`;
    if (given === 0) return 'Answer complete';
    return `Answer complete. It ${citesNone(given, context)}`;
  },
  empty: () => 'The answer is empty.',
  toolUse: () => 'Waiting for the result of a tool.',
  paused: () => 'Paused. The answer goes on when it is continued.',
  cutOff({ by, reason }) {
    switch (by) {
      case 'tokens':
        return 'Cut off: the answer reached its token limit.';
      case 'context':
        return 'Cut off: the context window is full.';
      case 'unknown':
        return `The answer may be incomplete: the model stopped for a reason this version does not know (“${reason}”).`;
    }
  },
  refused: ({ hasText }) =>
    hasText ? 'The model declined to go on.' : 'The model declined to answer.',
  stopped: () => 'Stopped. The answer is not finished.',
  interrupted: () => 'Interrupted: the connection closed before the answer was finished.',
  error: englishError,
  retry: () => 'Try again',
};

function citesNone(count: number, context: LabelContext): string {
  return count === 1
    ? 'does not cite its source.'
    : `cites none of its ${quantity(count, 'source', context)}.`;
}

function quantity(count: number, noun: string, { locale, format }: LabelContext): string {
  const plural =
    new Intl.PluralRules(englishOf(locale)).select(count) === 'one' ? noun : `${noun}s`;
  return `${format(count)} ${plural}`;
}

/** English nouns follow English rules, whatever locale the digits follow. */
function englishOf(locale: string): string {
  return locale.startsWith('en') ? locale : 'en';
}
