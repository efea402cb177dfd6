import { errorIn } from './error-in.ts';

export const englishError = /* @__PURE__ */ errorIn({
  unknown: 'Something went wrong before the answer was finished.',
  unreachable: 'The server could not be reached.',
  connectionLost: 'The connection was lost before the answer was finished.',
  nothingSent: 'The server answered, and sent nothing.',
  notAnAnswer: 'The server sent something other than an answer.',
  partLost: 'Part of the stream was lost, so words or sources may be missing. What came is shown.',
  unreadable: 'The answer broke off: part of it could not be read.',

  keyRefused: 'The server did not accept this request’s key.',
  tooLarge: 'The question and its documents are too large.',
  tooManyRequests: 'The server has too many requests.',
  overloaded: 'The model is overloaded.',
  serverFailed: (status) => `The server failed (${status}).`,
  questionRefused: (status) =>
    status === undefined
      ? 'The server refused the question.'
      : `The server refused the question (${status}).`,
  wait: (seconds, { format }) =>
    ` It asks to wait ${format(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`,

  modelOverloaded: 'The answer broke off: the model is overloaded.',
  modelRateLimit: 'The answer broke off: too many requests.',
  modelTimeout: 'The answer broke off: the model took too long.',
  modelFailed: 'The answer broke off: the model reported an error.',
  requestKeyRefused: 'The key of this request was not accepted.',
  requestRefused: 'The request was not accepted.',
});
