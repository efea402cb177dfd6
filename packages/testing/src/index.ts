export { eventsOf } from './events-of.ts';
export { streamOf } from './stream-of.ts';
export { toNdjson, toSse } from './to-sse.ts';
export { everyCut, randomCuts } from './cuts.ts';

export type { EventsOptions } from './events-of.ts';
export type { MessageStreamLike, StreamOptions } from './stream-of.ts';
export type { SseOptions } from './to-sse.ts';
export type { RandomCutsOptions } from './cuts.ts';
