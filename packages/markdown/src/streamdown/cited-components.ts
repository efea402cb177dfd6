import type { Components } from 'streamdown';
import { Citation } from './citation.tsx';

/** For Streamdown's `components`: what shows a marker. Other elements can stand beside it. */
export const citedComponents: Components = { citation: Citation };
