import type Anthropic from '@anthropic-ai/sdk';

/** A citation as the wire gives it: one of the API's five locations, or a type that is yet to come. */
export type WireCitation = Anthropic.TextCitation | UnknownCitation;

/** A citation of a type this version does not know. It is kept and shown with what it has. */
export interface UnknownCitation {
  type: string;
  cited_text?: string;
}

/** A block of answer text with the citations that support it. */
export interface TextBlock {
  readonly type: 'text';
  /** The wire's number of the block within its message, from 0. */
  readonly index: number;
  readonly text: string;
  readonly citations: readonly WireCitation[];
  /** Whether more text or citations may still come. */
  readonly open: boolean;
  /** The block as it started, with the fields we do not read, so that it can go back to the API unchanged. */
  readonly wire: Wire;
}

/** Any other block: thinking, tool use, search results, or a type that is yet to come. */
export interface OtherBlock {
  readonly type: string;
  readonly index: number;
  readonly text?: never;
  readonly open: boolean;
  /** The block as the API would return it so far. The input of a tool is there once the block has closed. */
  readonly wire: Wire;
  /** The JSON of a tool's input as far as it has come; only while the block is open. */
  readonly partialJson?: string;
}

export type Block = TextBlock | OtherBlock;

/** An object as it came over the wire. */
export type Wire = Readonly<Record<string, unknown>>;

/** One assistant message, finished or still arriving. Immutable: what does not change keeps its identity. */
export interface CitedMessage {
  readonly id: string;
  readonly model: string;
  readonly content: readonly Block[];
  /**
   * Blocks that `message_start` held and no event has started yet. They count once it is clear that none will: the
   * SDK's `MessageStream` writes what it accumulates into the event that it hands out, blocks to come included.
   */
  readonly prefilled?: readonly Block[];
  /** Why the model stopped; `null` while it has not, or when the stream broke off. */
  readonly stopReason: string | null;
  readonly usage?: unknown;
  /** Whether `message_stop` has arrived. A stream that ends without it is not complete. */
  readonly ended: boolean;
  /** Whether more may come: not after `message_stop`, and not once reading has ended for any other reason. */
  readonly open: boolean;
  /** The message's other fields as the wire gave them. */
  readonly wire: Wire;
}

export const emptyMessage: CitedMessage = Object.freeze({
  id: '',
  model: '',
  content: Object.freeze([]),
  stopReason: null,
  ended: false,
  open: true,
  wire: Object.freeze({}),
});

export function isTextBlock(block: Block): block is TextBlock {
  return block.type === 'text';
}
