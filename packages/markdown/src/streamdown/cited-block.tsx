'use client';
import { isRunning, useNearestAnswer } from '@cited-stream/react';
import * as React from 'react';
import { Block, type BlockProps } from 'streamdown';
import { createStretches, type BlockStretch } from './block-stretch.ts';
import { rehypeCitedBlock } from './rehype-cited-block.ts';
import { useContents } from './use-contents.ts';

/**
 * For Streamdown's `BlockComponent`: a block of Markdown with the markers that stand in it, those of the nearest
 * `CitedAnswer.Root`, whose text Streamdown is given. Outside of one it is a block without markers.
 */
export function CitedBlock(props: BlockProps) {
  const answer = useNearestAnswer();
  const { components, index, content, rehypePlugins } = props;
  const contents = useContents({ components, index, content, text: answer?.annotations.text });
  const [stretchOf] = React.useState(createStretches);
  const stretch =
    answer && stretchOf(answer.annotations, contents, index, isRunning(answer.status));
  const motion = props.animatePlugin?.rehypePlugin;
  // Streamdown draws a block again when its plugins are others.
  const plugins = React.useMemo(
    () => stretch && withCitations(rehypePlugins ?? [], stretch, motion),
    [rehypePlugins, stretch, motion],
  );
  return <Block {...props} {...(plugins && { rehypePlugins: plugins })} />;
}

type Plugins = NonNullable<BlockProps['rehypePlugins']>;

/** Ours comes last, when all has been made harmless, but before words are taken apart so that they can be moved. */
function withCitations(plugins: Plugins, stretch: BlockStretch, motion?: Plugins[number]): Plugins {
  const found = motion === undefined ? -1 : plugins.indexOf(motion);
  const at = found < 0 ? plugins.length : found;
  return [...plugins.slice(0, at), [rehypeCitedBlock, stretch], ...plugins.slice(at)];
}
