export { block, cite, citePage, citeWeb, documents, message } from './message.ts';
export { after, finished, underway, withStatus } from './answers.ts';
