export { pipeEventStream } from './pipe-event-stream.ts';
export { toEventStream } from './to-event-stream.ts';
export type { EventStreamOptions } from './event-stream-options.ts';
