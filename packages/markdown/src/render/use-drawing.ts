'use client';
import * as React from 'react';
import { defaultUrlTransform } from './default-url-transform.ts';
import type { Drawing, MarkdownComponents } from './drawing.ts';
import { createPipeline, type PipelineOptions } from './pipeline.ts';
import { createComplaint } from './complaint.ts';
import { createSame } from './same.ts';

export interface DrawingOptions {
  remarkPlugins?: PipelineOptions['remarkPlugins'] | undefined;
  rehypePlugins?: PipelineOptions['rehypePlugins'] | undefined;
  footnotes?: boolean | undefined;
  components?: MarkdownComponents | undefined;
  urlTransform?: Drawing['policy']['urlTransform'] | undefined;
  imageHosts?: readonly string[] | undefined;
  linkHosts?: readonly string[] | undefined;
  grouping?: boolean | undefined;
}

const TRANSFORM_FAILED =
  'Cited Stream: `urlTransform` failed, so the address is left out. It gets every address of the text, relative ' +
  'and broken ones among them.';

/**
 * What blocks are drawn with: the same object for as long as the options say the same, so that lists and objects may
 * be written in place. Functions are told apart by identity.
 */
export function useDrawing(options: DrawingOptions, side: Drawing['side']): Drawing {
  const id = React.useId();
  const [same] = React.useState(createSame<DrawingOptions>);
  const stable = same(options);
  const { remarkPlugins, rehypePlugins, footnotes = false } = stable;
  const [samePlugins] = React.useState(createSame<PipelineOptions>);
  const pipelineOptions = samePlugins({
    remarkPlugins: remarkPlugins ?? [],
    rehypePlugins: rehypePlugins ?? [],
    footnotes,
    idPrefix: `${id}-`,
  });
  const pipeline = React.useMemo(() => createPipeline(pipelineOptions), [pipelineOptions]);
  return React.useMemo(() => {
    const { components = {}, urlTransform = defaultUrlTransform, grouping = true } = stable;
    const { imageHosts = [], linkHosts } = stable;
    return {
      pipeline,
      components,
      policy: { urlTransform, imageHosts, linkHosts, onFailure: createComplaint(TRANSFORM_FAILED) },
      side,
      grouping,
    };
  }, [stable, pipeline, side]);
}
