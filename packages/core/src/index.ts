// The barrel is the contract: every public name of the core, and no other.
export { annotate } from './annotations/annotate.ts';
export { citationLabel } from './annotations/citation-label.ts';
export { locateCitation } from './annotations/locate-citation.ts';
export { placementAfter, placeMarker } from './annotations/placement.ts';
export { answerFrom } from './answer/answer-from.ts';
export { createCitedStream } from './answer/create-cited-stream.ts';
export { replay } from './answer/replay.ts';
export { toMessageParams } from './answer/to-message-params.ts';
export { toPlainText } from './answer/to-plain-text.ts';
export { toStored } from './answer/to-stored.ts';
export { readEvents } from './events/read-events.ts';
export { StreamError } from './events/stream-error.ts';
export { emptyMessage } from './message/cited-message.ts';
export { messageFrom } from './message/message-from.ts';
export { reduceMessage } from './message/reduce-message.ts';
export { checkRequest } from './sources/check-request.ts';
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
export type { PlaceOptions, Rest } from './annotations/placement.ts';
export type { CitationLabelOptions } from './annotations/citation-label.ts';
export type { Located } from './annotations/locate-citation.ts';
export type { PlaceLabels } from './annotations/place-labels.ts';
export type { Answer, AnswerInput, Recording, Status, Stored, Turn } from './answer/answer.ts';
export type { CitedStream, CitedStreamOptions, StreamInput } from './answer/cited-stream.ts';
export type { Replay, ReplayOptions } from './answer/replay.ts';
export type { PlainTextOptions } from './answer/to-plain-text.ts';
export type { ToStoredOptions } from './answer/to-stored.ts';
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
export type { RequestProblem } from './sources/check-request.ts';
export type { SourcesInput } from './sources/list-sources.ts';
export type { Chunk, Source, SourceContent, SourceInput, SourceKind } from './sources/source.ts';
export type { TextRange } from './sources/text-range.ts';
