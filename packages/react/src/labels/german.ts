import { de } from '@cited-stream/core/labels/de';
import { errorIn } from './error-in.ts';
import type { LabelContext, Labels } from './labels.ts';
import { markerIn } from './marker-in.ts';
import { placeIn } from './place-in.ts';
import { pluralIn } from './plural-in.ts';

const plural = /* @__PURE__ */ pluralIn('de');

const KINDS = {
  text: 'Text',
  pdf: 'PDF',
  content: 'Dokument',
  'search-result': 'Suchtreffer',
  web: 'Webseite',
  unknown: '',
};

/** The words of the components in German. */
export const german: Labels = {
  marker: /* @__PURE__ */ markerIn({
    name: (number) => `Beleg ${number}`,
    loading: 'Quelle wird geladen',
    colon: ': ',
    comma: ', ',
  }),
  place: /* @__PURE__ */ placeIn('de', de),
  untitled(source, { format }) {
    const name = source.kind === 'search-result' ? 'Suchtreffer' : 'Dokument';
    return source.index === null ? name : `${name} ${format(source.index + 1)}`;
  },
  kind: (source) => KINDS[source.kind],
  sourceLoading: () => 'Quelle wird geladen',
  sourceUnknown: () => 'Unbekannte Quelle',
  sourceNotGiven: () => 'nicht unter den übergebenen Dokumenten',
  sourceUnavailable: () => 'Quelle nicht verfügbar',

  alsoHere: () => 'Hier außerdem zitiert',
  goToSource: () => 'Zur Quelle',
  openSource: () => 'Quelle öffnen',
  newTab: () => 'öffnet sich in einem neuen Tab',

  panel: () => 'Quellen',
  uncited: () => 'Nicht zitiert',
  moreUncited: (count, { format }) =>
    plural(count, {
      one: `Und ${format(count)} weitere Quelle`,
      other: `Und ${format(count)} weitere Quellen`,
    }),
  noneCited: (count, context) => `Die Antwort ${citesNone(count, context)}`,
  noSources: () => 'Die Antwort zitiert keine Quellen.',
  task: (isDone) => (isDone ? 'Erledigt' : 'Offen'),
  backTo({ number, use, of }, { format }) {
    const back = `Zurück zu Beleg ${format(number)}`;
    return of === 1 ? back : `${back}, Stelle ${format(use)} von ${format(of)}`;
  },

  // The space before the dots, since a whole word is left out, and one that keeps them on the line.
  waiting: () => 'Antwort wird geschrieben\u00A0…',
  streaming: () => 'Antwort wird geschrieben\u00A0…',
  complete({ cited, given }, context) {
    const done = 'Antwort abgeschlossen';
    if (cited > 0) {
      const number = context.format(cited);
      return `${done}, ${plural(cited, { one: `${number} Quelle`, other: `${number} Quellen` })}`;
    }
    return given === 0 ? done : `${done}. Sie ${citesNone(given, context)}`;
  },
  empty: () => 'Die Antwort ist leer.',
  toolUse: () => 'Wartet auf das Ergebnis eines Werkzeugs.',
  paused: () => 'Angehalten. Die Antwort geht weiter, wenn sie fortgesetzt wird.',
  cutOff({ by, reason }) {
    switch (by) {
      case 'tokens':
        return 'Abgeschnitten: Die Antwort hat ihr Tokenlimit erreicht.';
      case 'context':
        return 'Abgeschnitten: Das Kontextfenster ist voll.';
      case 'unknown':
        return `Die Antwort ist vielleicht unvollständig: Das Modell hat aus einem Grund aufgehört, den diese Version nicht kennt („${reason}“).`;
    }
  },
  refused: ({ hasText }) =>
    hasText
      ? 'Das Modell hat es abgelehnt, weiter zu antworten.'
      : 'Das Modell hat es abgelehnt, zu antworten.',
  stopped: () => 'Gestoppt. Die Antwort ist nicht fertig.',
  interrupted: () =>
    'Unterbrochen: Die Verbindung wurde geschlossen, bevor die Antwort fertig war.',
  error: /* @__PURE__ */ errorIn({
    unknown: 'Bevor die Antwort fertig war, ist ein Fehler aufgetreten.',
    unreachable: 'Der Server ist nicht erreichbar.',
    connectionLost: 'Die Verbindung brach ab, bevor die Antwort fertig war.',
    nothingSent: 'Der Server hat geantwortet, aber nichts gesendet.',
    notAnAnswer: 'Der Server hat etwas anderes als eine Antwort gesendet.',
    partLost:
      'Ein Teil der Antwort ging verloren, daher können Wörter oder Quellen fehlen. Angezeigt wird, was ankam.',
    unreadable: 'Die Antwort brach ab: Ein Teil davon war nicht lesbar.',

    keyRefused: 'Der Server hat den Schlüssel dieser Anfrage nicht akzeptiert.',
    tooLarge: 'Die Frage und ihre Dokumente sind zu groß.',
    tooManyRequests: 'Der Server erhält zu viele Anfragen.',
    overloaded: 'Das Modell ist überlastet.',
    serverFailed: (status) => `Im Server ist ein Fehler aufgetreten (${status}).`,
    questionRefused: (status) =>
      status === undefined
        ? 'Der Server hat die Frage abgelehnt.'
        : `Der Server hat die Frage abgelehnt (${status}).`,
    wait(seconds, { format }) {
      const noun = plural(seconds, { one: 'Sekunde', other: 'Sekunden' });
      return ` Bitte ${format(seconds)} ${noun} warten.`;
    },

    modelOverloaded: 'Die Antwort brach ab: Das Modell ist überlastet.',
    modelRateLimit: 'Die Antwort brach ab: Es sind zu viele Anfragen.',
    modelTimeout: 'Die Antwort brach ab: Das Modell hat zu lange gebraucht.',
    modelFailed: 'Die Antwort brach ab: Das Modell hat einen Fehler gemeldet.',
    requestKeyRefused: 'Der Schlüssel dieser Anfrage wurde nicht akzeptiert.',
    requestRefused: 'Die Anfrage wurde nicht akzeptiert.',
  }),
  retry: () => 'Erneut versuchen',
};

function citesNone(count: number, { format }: LabelContext): string {
  return plural(count, {
    one: 'zitiert ihre Quelle nicht.',
    other: `zitiert keine ihrer ${format(count)} Quellen.`,
  });
}
