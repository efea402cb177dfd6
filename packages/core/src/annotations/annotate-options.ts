import type { SourcesInput } from '../sources/list-sources.ts';
import type { Numbering, Placement } from './annotations.ts';

export interface AnnotateOptions<D = unknown> {
  /** What the request held. Without it markers still stand, and their sources say what the citations say. */
  sources?: SourcesInput<D> | undefined;
  /** What gets a number of its own: a source, a distinct passage of a source, or each citation. @default 'source' */
  numbering?: Numbering | undefined;
  /** Which side of closing punctuation markers stand on. `auto` goes by the locale. @default 'auto' */
  placement?: Placement | undefined;
  /** Show text as it comes, or hold each block until it closes. @default 'stream' */
  reveal?: 'stream' | 'block' | undefined;
  /** BCP 47 tag of the answer's language. @default 'en' */
  locale?: string | undefined;
}
