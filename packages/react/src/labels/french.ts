import { fr } from '@cited-stream/core/labels/fr';
import { errorIn } from './error-in.ts';
import type { LabelContext, Labels } from './labels.ts';
import { markerIn } from './marker-in.ts';
import { placeIn } from './place-in.ts';
import { pluralIn } from './plural-in.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

/** The narrow space that French sets before a colon and inside its quotation marks, and that breaks no line. */
const NARROW = '\u202F';

const KINDS = {
  text: 'Texte',
  pdf: 'PDF',
  content: 'Document',
  'search-result': 'Résultat de recherche',
  web: 'Page web',
  unknown: '',
};

/** The words of the components in French. */
export const french: Labels = {
  marker: /* @__PURE__ */ markerIn({
    name: (number) => `Référence ${number}`,
    loading: 'source en cours de chargement',
    colon: `${NARROW}: `,
    comma: ', ',
  }),
  place: /* @__PURE__ */ placeIn('fr', fr),
  untitled(source, { format }) {
    const name = source.kind === 'search-result' ? 'Résultat de recherche' : 'Document';
    return source.index === null ? name : `${name} ${format(source.index + 1)}`;
  },
  kind: (source) => KINDS[source.kind],
  sourceLoading: () => 'Source en cours de chargement',
  sourceUnknown: () => 'Source inconnue',
  sourceNotGiven: () => 'ne figure pas parmi les documents fournis',
  sourceUnavailable: () => 'Source indisponible',

  alsoHere: () => 'Également cité ici',
  goToSource: () => 'Aller à la source',
  openSource: () => 'Ouvrir la source',
  newTab: () => 's’ouvre dans un nouvel onglet',

  panel: () => 'Sources',
  uncited: () => 'Non citées',
  moreUncited: (count, { format }) =>
    plural(count, {
      one: `Et ${format(count)} autre source`,
      other: `Et ${format(count)} autres sources`,
    }),
  noneCited: (count, context) => `La réponse ${citesNone(count, context)}`,
  noSources: () => 'La réponse ne cite aucune source.',
  task: (isDone) => (isDone ? 'Fait' : 'À faire'),
  backTo({ number, use, of }, { format }) {
    const back = `Retour à la référence ${format(number)}`;
    return of === 1 ? back : `${back}, occurrence ${format(use)} sur ${format(of)}`;
  },

  waiting: () => 'Réponse en cours…',
  streaming: () => 'Réponse en cours…',
  complete({ cited, given }, context) {
    const done = 'Réponse terminée';
    if (cited > 0) {
      const number = context.format(cited);
      return `${done}, ${plural(cited, { one: `${number} source`, other: `${number} sources` })}`;
    }
    return given === 0 ? done : `${done}. Elle ${citesNone(given, context)}`;
  },
  empty: () => 'La réponse est vide.',
  toolUse: () => 'En attente du résultat d’un outil.',
  paused: () => 'En pause. La réponse continuera à la reprise.',
  cutOff({ by, reason }) {
    switch (by) {
      case 'tokens':
        return `Réponse tronquée${NARROW}: sa limite de jetons est atteinte.`;
      case 'context':
        return `Réponse tronquée${NARROW}: la fenêtre de contexte est pleine.`;
      case 'unknown':
        return `La réponse est peut-être incomplète${NARROW}: le modèle s’est arrêté pour une raison que cette version ne connaît pas («${NARROW}${reason}${NARROW}»).`;
    }
  },
  refused: ({ hasText }) =>
    hasText ? 'Le modèle a refusé de poursuivre.' : 'Le modèle a refusé de répondre.',
  stopped: () => 'Arrêtée. La réponse n’est pas terminée.',
  interrupted: () => `Interrompue${NARROW}: la connexion s’est fermée avant la fin de la réponse.`,
  error: /* @__PURE__ */ errorIn({
    unknown: 'Une erreur est survenue avant la fin de la réponse.',
    unreachable: 'Impossible de joindre le serveur.',
    connectionLost: 'La connexion a été perdue avant la fin de la réponse.',
    nothingSent: 'Le serveur a répondu sans rien envoyer.',
    notAnAnswer: 'Le serveur a envoyé autre chose qu’une réponse.',
    partLost:
      'Une partie de la réponse s’est perdue, il peut donc manquer des mots ou des sources. Ce qui est arrivé est affiché.',
    unreadable: `La réponse s’est interrompue${NARROW}: une partie n’a pas pu être lue.`,

    keyRefused: 'Le serveur n’a pas accepté la clé de cette requête.',
    tooLarge: 'La question et ses documents sont trop volumineux.',
    tooManyRequests: 'Le serveur reçoit trop de requêtes.',
    overloaded: 'Le modèle est surchargé.',
    serverFailed: (status) => `Le serveur a rencontré une erreur (${status}).`,
    questionRefused: (status) =>
      status === undefined
        ? 'Le serveur a refusé la question.'
        : `Le serveur a refusé la question (${status}).`,
    wait(seconds, { format }) {
      const noun = plural(seconds, { one: 'seconde', other: 'secondes' });
      return ` Veuillez patienter ${format(seconds)} ${noun}.`;
    },

    modelOverloaded: `La réponse s’est interrompue${NARROW}: le modèle est surchargé.`,
    modelRateLimit: `La réponse s’est interrompue${NARROW}: trop de requêtes.`,
    modelTimeout: `La réponse s’est interrompue${NARROW}: le modèle a mis trop de temps.`,
    modelFailed: `La réponse s’est interrompue${NARROW}: le modèle a signalé une erreur.`,
    requestKeyRefused: 'La clé de cette requête n’a pas été acceptée.',
    requestRefused: 'La requête n’a pas été acceptée.',
  }),
  retry: () => 'Réessayer',
};

function citesNone(count: number, { format }: LabelContext): string {
  return plural(count, {
    one: 'ne cite pas sa source.',
    other: `ne cite aucune de ses ${format(count)} sources.`,
  });
}
