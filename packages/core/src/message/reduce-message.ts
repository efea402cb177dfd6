import type { StreamEvent } from '../events/stream-event.ts';
import { isIndex, isObject, textIn } from '../events/values.ts';
import {
  closeBlock,
  extendBlock,
  impliedBlock,
  isImplied,
  isTextDelta,
  openBlock,
  startBlock,
} from './block.ts';
import { isTextBlock, type CitedMessage, type Wire } from './cited-message.ts';
import { grow, insert, lastIndex, positionOf, replace, settle, type Draft } from './draft.ts';

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
  return changed(message, (draft) => {
    for (const each of Array.isArray(event) ? event : [event]) {
      if (isObject(each)) apply(draft, each as unknown as StreamEvent);
    }
  });
}

/** Closes what is open, because reading has ended without `message_stop`. */
export function closeMessage(message: CitedMessage): CitedMessage {
  return changed(message, close);
}

/** The message after some changes, or the same one if none of them has changed anything. */
function changed(message: CitedMessage, change: (draft: Draft) => void): CitedMessage {
  const draft: Draft = { ...message, base: message, growing: undefined };
  change(draft);
  settle(draft);
  const { base, growing: _, ...next } = draft;
  const fields = Object.keys({ ...base, ...next }) as (keyof CitedMessage)[];
  return fields.every((field) => next[field] === base[field]) ? base : next;
}

function apply(draft: Draft, event: StreamEvent): void {
  if (growOn(draft, event)) return;
  settle(draft);
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
      close(draft);
      draft.ended = true;
      return;
    case 'ping':
    case 'error':
    case 'cited_sources':
      return;
    default:
      event satisfies never; // a new event is a type error here and nothing to a reader
  }
}

/** Adds more text right to the block that grows. Any other event ends its growth. */
function growOn({ growing }: Draft, event: StreamEvent): boolean {
  if (!growing || event.type !== 'content_block_delta') return false;
  const delta: unknown = event.delta;
  const isMore = event.index === growing.block.index && isObject(delta);
  if (!isMore || delta.type !== 'text_delta' || typeof delta.text !== 'string') return false;
  growing.pieces.push(delta.text);
  return true;
}

/** A second start keeps what has come: a relay that repeats the event must not cost the reader the text. */
function startMessage(draft: Draft, started: unknown): void {
  if (!isObject(started)) return;
  const { id, model, content, stop_reason, usage, ...wire } = started;
  draft.id = textIn(id) ?? draft.id;
  draft.model = textIn(model) ?? draft.model;
  draft.stopReason = textIn(stop_reason) ?? draft.stopReason;
  if (usage !== undefined) draft.usage = usage;
  draft.wire = wire;
  if (Array.isArray(content) && content.length > 0 && draft.content.length === 0) {
    draft.prefilled = content.map((block, index) => openBlock(index, block));
  }
}

function close(draft: Draft): void {
  if (!draft.open) return;
  takePrefilled(draft, Infinity);
  draft.content = draft.content.map(closeBlock);
  draft.open = false;
}

function updateMessage(draft: Draft, delta: unknown, usage: unknown): void {
  if (isObject(delta)) {
    const { stop_reason, ...rest } = delta;
    draft.stopReason = textIn(stop_reason) ?? draft.stopReason;
    draft.wire = updated(draft.wire, rest);
  }
  if (isObject(usage)) draft.usage = updated(isObject(draft.usage) ? draft.usage : {}, usage);
}

/** The counters of a delta are totals that are left out, or null, where they do not apply: null never overwrites. */
function updated(before: Wire, update: Wire): Wire {
  const entries = Object.entries(update).filter(
    ([key, value]) => value !== undefined && (value !== null || before[key] === undefined),
  );
  return { ...before, ...Object.fromEntries(entries) };
}

function startAt(draft: Draft, wireIndex: unknown, started: unknown): void {
  const index = isIndex(wireIndex) ? wireIndex : lastIndex(draft) + 1;
  takePrefilled(draft, index);
  const block = openBlock(index, started);
  const at = positionOf(draft, index);
  const before = draft.content[at];
  if (before && isImplied(before) && isTextBlock(block)) {
    replace(draft, at, startBlock(before, block));
  } else {
    insert(draft, block);
  }
}

/** A block that starts speaks for itself; those before it that never started are whole as the message held them. */
function takePrefilled(draft: Draft, index: number): void {
  const { prefilled } = draft;
  if (!prefilled) return;
  const started = lastIndex(draft);
  for (const block of prefilled) {
    if (block.index > started && block.index < index) insert(draft, closeBlock(block));
  }
  draft.prefilled = prefilled.filter((block) => block.index > index);
  if (draft.prefilled.length === 0) delete draft.prefilled;
}

function extendAt(draft: Draft, wireIndex: unknown, delta: Wire): void {
  const index = isIndex(wireIndex) ? wireIndex : Math.max(0, lastIndex(draft));
  const isText = isTextDelta(delta.type);
  const at = positionOf(draft, index);
  const there = draft.content[at];
  const isThere = there !== undefined && isTextBlock(there) === isText;
  // Only text is worth a block that nobody has announced.
  if (!isThere && !isText) return;
  const block = isThere ? there : impliedBlock(index);
  const extended = extendBlock(block, delta);
  if (extended === block) return;
  if (isThere) replace(draft, at, extended);
  else insert(draft, extended);
  if (isTextBlock(extended)) grow(draft, extended);
}

function closeAt(draft: Draft, wireIndex: unknown): void {
  if (!isIndex(wireIndex)) return;
  const at = positionOf(draft, wireIndex);
  const block = draft.content[at];
  if (block?.open) replace(draft, at, closeBlock(block));
}
