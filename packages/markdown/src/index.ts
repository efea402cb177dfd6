export { CitedMarkdown } from './render/cited-markdown.tsx';
export { defaultUrlTransform } from './render/default-url-transform.ts';
export { toHtml } from './export/to-html.ts';
export { toMarkdown } from './export/to-markdown.ts';
export { rehypeCitations } from './placement/rehype-citations.ts';

export type { RehypeCitationsOptions } from './placement/rehype-citations.ts';
export type { CitedMarkdownProps } from './render/cited-markdown.tsx';
export type { HtmlOptions } from './export/to-html.ts';
export type { MarkdownOptions } from './export/to-markdown.ts';
export type { MarkdownComponents } from './render/drawing.ts';
