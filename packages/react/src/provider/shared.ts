import type { Citation, Source, SourceContent } from '@cited-stream/core';
import type { Labels } from '../labels/labels.ts';

/** The citation that a reader turned to last. */
export interface Active {
  /** The answer's id; for one without, a text that is unique on the page. */
  answerId: string;
  /** The marker it was reached by, which is where the way back leads. */
  markerId?: string;
  citationId: string;
}

/** What `loadSource` may give: content as in the request, or a response or bytes that hold it. */
export type Loaded = SourceContent | Response | Blob | ArrayBuffer;

/** Where a marker leads. */
export type Activate = 'panel' | 'viewer' | 'preview';

/** Settings of a provider for all answers below it, or of one `CitedAnswer.Root` for its own. */
export interface Shared {
  /**
   * BCP 47 tag for digits, plurals and places. Given by hand, because server and browser must agree on it.
   * @default 'en'
   */
  locale?: string | undefined;
  /**
   * Digits of the markers: a Unicode numbering system such as `arab`.
   * @default 'latn'
   */
  numberingSystem?: string | undefined;
  /** Every word that is shown or announced. What is left out stays English. */
  labels?: Partial<Labels> | undefined;
  /** Fetches a source's content when a reader opens it. */
  loadSource?:
    | ((source: Source, context: { signal: AbortSignal; citation?: Citation }) => Promise<Loaded>)
    | undefined;
  /** The active citation, if the host owns it. */
  active?: Active | null | undefined;
  /** @default null */
  defaultActive?: Active | null | undefined;
  onActiveChange?: ((active: Active | null) => void) | undefined;
  /** Called before a marker leads anywhere. `event.preventDefault()` keeps the reader where they are. */
  onActivate?: ((active: Active, event: Event) => void) | undefined;
  /** Where a marker leads. @default the panel if there is one on the page, else a pinned preview */
  activate?: Activate | undefined;
}
