export { block, cite, citePage, citeWeb, documents, message } from './message.ts';
export { after, finished, liveStates, underway, withStatus } from './answers.ts';
