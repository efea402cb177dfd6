import { isObject, textIn } from '../events/values.ts';
import {
  isTextBlock,
  type Block,
  type OtherBlock,
  type TextBlock,
  type Wire,
  type WireCitation,
} from './cited-message.ts';

/** A block as its start event, or a finished message, gives it. */
export function openBlock(index: number, started: unknown): Block {
  const wire = isObject(started) ? started : {};
  const type = textIn(wire.type) ?? 'unknown';
  if (type !== 'text') return { type, index, open: true, wire: { ...wire, type } };
  const { text, ...rest } = wire;
  const citations = citationsIn(wire.citations);
  return {
    type: 'text',
    index,
    text: textIn(text) ?? '',
    citations,
    open: true,
    wire: citations.length > 0 ? withoutCitations(rest) : rest,
  };
}

/** A text block of which only a delta has come. Its start may follow: see `startBlock`. */
export function impliedBlock(index: number): TextBlock {
  return { type: 'text', index, text: '', citations: [], open: true, wire: {} };
}

/** Whether nothing but deltas has come of this block. */
export function isImplied(block: Block): block is TextBlock {
  return isTextBlock(block) && block.wire.type === undefined;
}

/** The start of a block whose deltas came first. */
export function startBlock(implied: TextBlock, started: TextBlock): TextBlock {
  return {
    ...started,
    text: started.text + implied.text,
    citations: [...started.citations, ...implied.citations],
    open: implied.open,
  };
}

/** Whether a delta of this type adds to text blocks; all others add to blocks of other types. */
export function isTextDelta(type: unknown): boolean {
  return type === 'text_delta' || type === 'citations_delta';
}

/** The block with one delta added. A delta that adds nothing, or is of an unknown type, gives the same block. */
export function extendBlock(block: Block, delta: Wire): Block {
  return isTextBlock(block) ? extendText(block, delta) : extendOther(block, delta);
}

function extendText(block: TextBlock, delta: Wire): TextBlock {
  const text = textIn(delta.text);
  if (text !== undefined) return { ...block, text: block.text + text };
  if (isCitation(delta.citation)) {
    const citations = [...block.citations, delta.citation];
    return { ...block, citations, wire: withoutCitations(block.wire) };
  }
  return block;
}

function extendOther(block: OtherBlock, delta: Wire): OtherBlock {
  switch (delta.type) {
    case 'input_json_delta':
      if (typeof delta.partial_json !== 'string') return block;
      return { ...block, partialJson: (block.partialJson ?? '') + delta.partial_json };
    case 'thinking_delta':
      return appendTo(block, 'thinking', delta.thinking);
    case 'signature_delta':
      return { ...block, wire: { ...block.wire, signature: delta.signature } };
    case 'compaction_delta':
      return appendTo(block, 'content', delta.content);
    default:
      return block;
  }
}

function appendTo(block: OtherBlock, field: string, piece: unknown): OtherBlock {
  if (typeof piece !== 'string') return block;
  const whole = (textIn(block.wire[field]) ?? '') + piece;
  return { ...block, wire: { ...block.wire, [field]: whole } };
}

/** Nothing more comes: a tool's input is whole now, or it never will be and its JSON is kept as it is. */
export function closeBlock(block: Block): Block {
  if (!block.open) return block;
  if (isTextBlock(block) || block.partialJson === undefined) return { ...block, open: false };
  const { partialJson, ...rest } = block;
  try {
    const input: unknown = partialJson === '' ? {} : JSON.parse(partialJson);
    return { ...rest, open: false, wire: { ...block.wire, input } };
  } catch {
    return { ...block, open: false };
  }
}

/** The block as the API returns it. */
export function wireOf(block: Block): Wire {
  if (!isTextBlock(block)) return block.wire;
  const wire = { ...block.wire, type: 'text', text: block.text };
  return block.citations.length > 0 ? { ...wire, citations: block.citations } : wire;
}

/** An empty list or `null` is kept for the way back to the API; it must not contradict the citations that come. */
function withoutCitations(wire: Wire): Wire {
  const { citations: _, ...rest } = wire;
  return rest;
}

function citationsIn(value: unknown): readonly WireCitation[] {
  return Array.isArray(value) ? value.filter(isCitation) : [];
}

function isCitation(value: unknown): value is WireCitation {
  return isObject(value) && typeof value.type === 'string';
}
