import type Anthropic from '@anthropic-ai/sdk';
import type { SourceInput } from '../sources/source.ts';
import type { StreamErrorKind } from './stream-error.ts';

/**
 * One event of a cited stream: the Messages API's own, plus `cited_sources`, which the server helpers write
 * first so that the browser learns what the request held.
 *
 * Events of types that are not listed here pass through every stage unharmed.
 */
export type StreamEvent =
  Anthropic.RawMessageStreamEvent | PingEvent | ErrorEvent | CitedSourcesEvent;

/** Keeps the connection alive. It can stand anywhere in a stream, or never. */
export interface PingEvent {
  type: 'ping';
}

/** The API's report of a failure in mid-stream. Nothing follows it: no block stop, no `message_stop`. */
export interface ErrorEvent {
  type: 'error';
  error: {
    type: string;
    message: string;
    /** Written by our server helpers alone, for failures that are not the API's. */
    kind?: StreamErrorKind;
    /** HTTP status of the API's answer, likewise. */
    status?: number;
    /** Seconds to wait, likewise. */
    retry_after?: number;
  };
}

/** The sources that the request held, in the order of the request. */
export interface CitedSourcesEvent {
  type: 'cited_sources';
  sources: readonly SourceInput[];
}

/** Whatever events can be read from: a response, its bytes (SSE or NDJSON), or events that are parsed already. */
export type Input = Response | ReadableStream<Uint8Array> | AsyncIterable<StreamEvent>;
