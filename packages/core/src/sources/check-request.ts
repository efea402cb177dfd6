import type Anthropic from '@anthropic-ai/sdk';
import { isObject } from '../events/values.ts';
import { citableBlocks } from './citable-blocks.ts';

/** What keeps a request from giving citations. */
export interface RequestProblem {
  /**
   * `mixed-citations`: some documents have citations on and others not. `structured-output`: citations and a fixed
   * output format exclude each other. `no-citable-source`: there is nothing with citations on. More may come.
   */
  code: 'mixed-citations' | 'structured-output' | 'no-citable-source' | (string & {});
  /** What is wrong, and what to do. */
  message: string;
}

/** Looks through a request for what the API would refuse, or answer without a citation. Empty where all is well. */
export function checkRequest(request: Anthropic.MessageCreateParams): RequestProblem[] {
  const citable = citableBlocks(request.messages);
  const on = citable.filter(hasCitationsOn).length;
  const problems: RequestProblem[] = [];
  if (on > 0 && on < citable.length) {
    problems.push({
      code: 'mixed-citations',
      message: `Citations are on for ${on} of ${citable.length} documents and search results. The API accepts all or none: set \`citations: { enabled: true }\` on each, those of earlier turns included.`,
    });
  }
  if (on > 0 && hasFixedFormat(request)) {
    problems.push({
      code: 'structured-output',
      message:
        'Citations and a structured output format exclude each other, and the API answers 400. Leave out `output_config.format` (or `output_format`), or turn citations off.',
    });
  }
  if (on === 0 && !searchesWeb(request)) {
    problems.push({
      code: 'no-citable-source',
      message:
        'Nothing in this request can be cited. Add a document or search result with `citations: { enabled: true }` (see `toRequestBlocks`), or a web search tool.',
    });
  }
  return problems;
}

function hasCitationsOn({ citations }: Record<string, unknown>): boolean {
  return isObject(citations) && citations.enabled === true;
}

function hasFixedFormat(request: object): boolean {
  const { output_config, output_format } = request as Record<string, unknown>;
  return isObject(output_format) || (isObject(output_config) && isObject(output_config.format));
}

function searchesWeb({ tools = [] }: Anthropic.MessageCreateParams): boolean {
  return tools.some((tool) =>
    /^web_(search|fetch)_/.test(String((tool as { type?: unknown }).type)),
  );
}
