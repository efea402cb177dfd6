/** A request that cannot be served, with the status and the API's word for the reason. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

export function invalidRequest(message: string): RequestError {
  return new RequestError(400, 'invalid_request_error', message);
}

export function notFound(message: string): RequestError {
  return new RequestError(404, 'not_found_error', message);
}
