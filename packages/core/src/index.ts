// The barrel is the contract: every public name of the core, and no other.
export { annotate } from './annotations/annotate.ts';
export { placementAfter } from './annotations/placement.ts';
export { answerFrom } from './answer/answer-from.ts';
export { createCitedStream } from './answer/create-cited-stream.ts';
export { replay } from './answer/replay.ts';
export { readEvents } from './events/read-events.ts';
export { StreamError } from './events/stream-error.ts';
export { citationLabel } from './annotations/citation-label.ts';
export { emptyMessage } from './message/cited-message.ts';
export { messageFrom } from './message/message-from.ts';
export { reduceMessage } from './message/reduce-message.ts';
export { sourcesFromRequest } from './sources/sources-from-request.ts';
export { toRequestBlocks } from './sources/to-request-blocks.ts';

export type { AnnotateOptions } from './annotations/annotate-options.ts';
export type {
  Annotations,
  Citation,
  Marker,
  MarkerGroup,
  Numbering,
  Placement,
  SourceEntry,
} from './annotations/annotations.ts';
export type { Answer, AnswerInput, Recording, Status, Stored, Turn } from './answer/answer.ts';
export type { CitedStream, CitedStreamOptions, StreamInput } from './answer/cited-stream.ts';
export type { Replay, ReplayOptions } from './answer/replay.ts';
export type { Schedule } from './answer/schedule.ts';
export type { StreamErrorKind, StreamErrorOptions } from './events/stream-error.ts';
export type {
  CitedSourcesEvent,
  ErrorEvent,
  Input,
  PingEvent,
  StreamEvent,
} from './events/stream-event.ts';
export type { ReadOptions } from './events/read-batches.ts';
export type {
  Block,
  CitedMessage,
  OtherBlock,
  TextBlock,
  UnknownCitation,
  Wire,
  WireCitation,
} from './message/cited-message.ts';
export type { SourcesInput } from './sources/list-sources.ts';
export type { Chunk, Source, SourceContent, SourceInput, SourceKind } from './sources/source.ts';
export type { TextRange } from './sources/text-range.ts';
