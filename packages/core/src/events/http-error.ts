import { excerpt } from './parse-event.ts';
import { StreamError } from './stream-error.ts';
import { isObject, textIn } from './values.ts';

/** What a response that is no success says, in its status, its `retry-after` header and the API's error body. */
export async function httpError(response: Response): Promise<StreamError> {
  const body = await response.text().catch(() => '');
  const { type, message } = errorIn(body);
  const status = `${response.status}${response.statusText ? ` (${response.statusText})` : ''}`;
  return new StreamError('http', `The server answered ${status}${message ? `: ${message}` : '.'}`, {
    status: response.status,
    retryAfter: secondsIn(response.headers.get('retry-after')),
    type,
  });
}

/** The API's error object, wherever a body holds one: `{error: {type, message}}`, `{message}`, or plain text. */
export function errorIn(body: unknown): {
  type?: string | undefined;
  message?: string | undefined;
} {
  if (typeof body === 'string') {
    try {
      return errorIn(JSON.parse(body) as unknown);
    } catch {
      // An HTML error page is no sentence to show to anybody.
      return body && !body.trimStart().startsWith('<') ? { message: excerpt(body.trim()) } : {};
    }
  }
  if (!isObject(body)) return {};
  const { error, type, message } = body;
  return error === undefined ? { type: textIn(type), message: textIn(message) } : errorIn(error);
}

/** `retry-after` comes as seconds or as a date. */
export function secondsIn(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
