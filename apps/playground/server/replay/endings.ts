/** How the replay server can fail on request. */
export const endings = [
  {
    ending: 'refused-key',
    title: 'The key is refused',
    about: 'The API answers with status 401 before any text.',
  },
  {
    ending: 'too-many-requests',
    title: 'Too many requests',
    about: 'The API answers with status 429 and says how long to wait.',
  },
  {
    ending: 'overloaded',
    title: 'The model is overloaded',
    about: 'The API answers with status 529 before any text.',
  },
  {
    ending: 'html-page',
    title: 'A web page comes back',
    about: 'Something on the way answers with an HTML page, as the sign-in page of a network does.',
  },
  {
    ending: 'empty-body',
    title: 'Nothing comes back',
    about: 'The answer begins, says nothing at all and ends.',
  },
  {
    ending: 'damaged-json',
    title: 'An event is damaged',
    about: 'Halfway through, an event arrives that cannot be read.',
  },
  {
    ending: 'no-message-stop',
    title: 'The stream just ends',
    about: 'Halfway through, the connection closes in good order, but the answer is not finished.',
  },
] as const;

export type Ending = (typeof endings)[number]['ending'];

/** The header of a request that asks the replay server to fail. */
export const ENDING_HEADER = 'x-replay-ending';

export function isEnding(value: unknown): value is Ending {
  return endings.some(({ ending }) => ending === value);
}
