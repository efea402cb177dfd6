import type Anthropic from '@anthropic-ai/sdk';
import type { SourceInput } from '@cited-stream/core';
import type { PdfPage } from './pdf-of.ts';

/** A conversation to show and to test with: what was asked over which sources, and the answer that came. */
export interface Demonstration {
  /** Kebab-case, unique among the demonstrations. */
  id: string;
  title: string;
  /** One sentence for a picker. */
  about: string;
  question: string;
  /**
   * As an adopter lists them, with own ids. Empty where the answer found its sources itself.
   * A PDF stands here without its bytes; `sourcesOf` fills them in.
   */
  sources: readonly SourceInput[];
  /** The finished answer in the wire's exact shape, keys left out where the wire leaves them out. */
  message: Anthropic.Message;
  /** Set where the stream breaks off in the middle: `message` holds what had arrived by then. */
  error?: { type: string; message: string };
  /** The pages of the one PDF among the sources. */
  pdf?: readonly PdfPage[];
}
