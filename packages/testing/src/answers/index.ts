export { block, cite, citePage, citeWeb, documents, message } from './message.ts';
export { after, eachState, finished, liveStates, underway, withStatus } from './answers.ts';
