import type { StreamEvent } from '../events/stream-event.ts';
import {
  closeBlock,
  extendBlock,
  impliedBlock,
  isImplied,
  isObject,
  isTextDelta,
  openBlock,
  startBlock,
} from './block.ts';
import { isTextBlock, type CitedMessage, type Wire } from './cited-message.ts';
import { insert, isIndex, lastIndex, positionOf, replace, type Draft } from './draft.ts';

/**
 * Adds one event, or the events of one read as a batch, to a message.
 *
 * Pure, and tolerant of every order: a delta whose block has not started opens it, an event of an unknown type or
 * without effect gives the same message back, and text that has come is never dropped. Only touched blocks change
 * their identity.
 */
export function reduceMessage(
  message: CitedMessage,
  event: StreamEvent | readonly StreamEvent[],
): CitedMessage {
  const draft: Draft = { ...message, base: message, growing: undefined };
  for (const each of Array.isArray(event) ? event : [event]) {
    if (isObject(each)) apply(draft, each as unknown as StreamEvent);
  }
  const { base, growing: _, ...next } = draft;
  return FIELDS.every((field) => next[field] === base[field]) ? base : next;
}

/** Closes what is open, because reading has ended without `message_stop`. */
export function closeMessage(message: CitedMessage): CitedMessage {
  if (!message.open) return message;
  const { prefilled = [], ...rest } = message;
  const started = message.content.at(-1)?.index ?? -1;
  const content = [...message.content, ...prefilled.filter(({ index }) => index > started)];
  return { ...rest, content: content.map(closeBlock), open: false };
}

const FIELDS = [
  'content',
  'prefilled',
  'id',
  'model',
  'stopReason',
  'usage',
  'ended',
  'open',
  'wire',
] as const;

function apply(draft: Draft, event: StreamEvent): void {
  switch (event.type) {
    case 'message_start':
      return startMessage(draft, event.message);
    case 'content_block_start':
      return startAt(draft, event.index, event.content_block);
    case 'content_block_delta':
      return isObject(event.delta) ? extendAt(draft, event.index, event.delta) : undefined;
    case 'content_block_stop':
      return closeAt(draft, event.index);
    case 'message_delta':
      return updateMessage(draft, event.delta, event.usage);
    case 'message_stop':
      return endMessage(draft);
    case 'ping':
    case 'error':
    case 'cited_sources':
      return;
    default:
      event satisfies never; // a new event is a type error here and nothing to a reader
  }
}

/** A second start keeps what has come: a relay that repeats the event must not cost the reader the text. */
function startMessage(draft: Draft, started: unknown): void {
  if (!isObject(started)) return;
  const { id, model, content, stop_reason, usage, ...wire } = started;
  if (typeof id === 'string') draft.id = id;
  if (typeof model === 'string') draft.model = model;
  if (typeof stop_reason === 'string') draft.stopReason = stop_reason;
  if (usage !== undefined) draft.usage = usage;
  draft.wire = wire;
  if (Array.isArray(content) && content.length > 0 && draft.content.length === 0) {
    draft.prefilled = content.map((block, index) => openBlock(index, block));
  }
}

function endMessage(draft: Draft): void {
  draft.growing = undefined;
  Object.assign(draft, closeMessage(draft), { ended: true });
  delete draft.prefilled;
}

function updateMessage(draft: Draft, delta: unknown, usage: unknown): void {
  if (isObject(delta)) {
    const { stop_reason, ...rest } = delta;
    if (typeof stop_reason === 'string') draft.stopReason = stop_reason;
    draft.wire = { ...draft.wire, ...withoutNull(rest, draft.wire) };
  }
  if (isObject(usage)) {
    const before = isObject(draft.usage) ? draft.usage : {};
    draft.usage = { ...before, ...withoutNull(usage, before) };
  }
}

/** The counters of a delta are totals that are left out, or null, where they do not apply: null never overwrites. */
function withoutNull(update: Wire, before: Wire): Wire {
  const entries = Object.entries(update).filter(
    ([key, value]) => value !== undefined && (value !== null || before[key] === undefined),
  );
  return Object.fromEntries(entries);
}

function startAt(draft: Draft, wireIndex: unknown, started: unknown): void {
  const index = isIndex(wireIndex) ? wireIndex : lastIndex(draft) + 1;
  takePrefilled(draft, index);
  const block = openBlock(index, started);
  const at = positionOf(draft.content, index);
  const before = draft.content[at];
  if (before && isImplied(before)) {
    const whole = startBlock(before, block);
    if (whole) return replace(draft, at, whole);
  }
  insert(draft, block);
}

/** A block that starts speaks for itself; those before it that never started are whole as the message held them. */
function takePrefilled(draft: Draft, index: number): void {
  if (!draft.prefilled) return;
  const started = lastIndex(draft);
  for (const block of draft.prefilled) {
    if (block.index > started && block.index < index) insert(draft, closeBlock(block));
  }
  draft.prefilled = draft.prefilled.filter((block) => block.index > index);
  if (draft.prefilled.length === 0) delete draft.prefilled;
}

function extendAt(draft: Draft, wireIndex: unknown, delta: Wire): void {
  const { growing } = draft;
  const isMore = delta.type === 'text_delta' && typeof delta.text === 'string';
  if (isMore && growing && growing.index === wireIndex) {
    growing.text += delta.text as string;
    return;
  }
  const index = isIndex(wireIndex) ? wireIndex : Math.max(0, lastIndex(draft));
  const isText = isTextDelta(delta.type);
  let at = positionOf(draft.content, index);
  let block = draft.content[at];
  if (!block || isTextBlock(block) !== isText) {
    block = impliedBlock(index, isText);
    // Only text is worth a block that nobody has announced.
    if (extendBlock(block, delta) === block || !isText) return;
    at = insert(draft, block);
  }
  const extended = extendBlock(block, delta);
  if (extended === block) return;
  replace(draft, at, extended);
  draft.growing = isTextBlock(extended) ? extended : undefined;
}

function closeAt(draft: Draft, wireIndex: unknown): void {
  if (!isIndex(wireIndex)) return;
  const at = positionOf(draft.content, wireIndex);
  const block = draft.content[at];
  if (block?.open) replace(draft, at, closeBlock(block));
}
