export { en } from '../annotations/place-labels.ts';
