'use client';
import * as React from 'react';
import { parseMarkdownIntoBlocks, type BlockProps } from 'streamdown';
import { drawnBlocksOf } from './drawn-blocks.ts';

interface DrawnBlock extends Pick<BlockProps, 'index' | 'content'> {
  components: BlockProps['components'] | undefined;
  /** The text of the answer. */
  text: string | undefined;
}

/**
 * The text of all the blocks that a block stands among. Streamdown does not tell: it is what Streamdown makes of the
 * text, as long as the blocks that are drawn are those.
 */
export function useContents({ components, index, content, text = '' }: DrawnBlock) {
  const [own] = React.useState({});
  const drawn = drawnBlocksOf(components ?? own);
  const seen = React.useSyncExternalStore(drawn.subscribe, drawn.getSeen, getNone);
  const expected = expectedIn(text);
  useLayoutEffect(() => drawn.add(index, content), [drawn, index, content]);
  useLayoutEffect(() => drawn.expect(expected), [drawn, expected]);
  return React.useMemo(() => {
    if (!seen || seen[index] === content) return seen ?? expected;
    return seen.map((other, at) => (at === index ? content : other));
  }, [seen, expected, index, content]);
}

const getNone = () => null;

/** React 18 complains of layout effects on a server. */
const useLayoutEffect = typeof document === 'undefined' ? React.useEffect : React.useLayoutEffect;

let last: { text: string; blocks: readonly string[] } = { text: '', blocks: [] };

/** All blocks of an answer ask this in a row. */
function expectedIn(text: string): readonly string[] {
  if (last.text !== text) last = { text, blocks: parseMarkdownIntoBlocks(text) };
  return last.blocks;
}
