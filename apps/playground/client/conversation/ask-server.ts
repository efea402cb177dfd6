import type { AskBody } from '../../shared/protocol.ts';

/** Asks the server when it is called; calling it again asks the same again. */
export function askServer(body: AskBody): (signal: AbortSignal) => Promise<Response> {
  return (signal) =>
    fetch('/api/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
}
