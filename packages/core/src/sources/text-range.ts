/** Half-open: `start` is in, `end` is not. UTF-16 offsets from 0, block numbers from 0, or pages from 1. */
export interface TextRange {
  start: number;
  end: number;
}
