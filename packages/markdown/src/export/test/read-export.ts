import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const reader = unified().use(remarkParse).use(remarkGfm).freeze();

/** Markdown as it is read elsewhere: with GitHub's footnotes, by a parser that is not set up by us. */
export function readMarkdown(markdown: string): Root {
  return reader.parse(markdown);
}

export interface ReadExport {
  /** The text with the names of its elements, without the references and the definitions that were added. */
  seen: string;
  /** The label of each reference that was added, with the characters that are seen before it. */
  references: { label: string; before: number }[];
  /** The labels of the definitions that were added. */
  definitions: string[];
}

/** What there is in Markdown beside the footnotes with these labels. */
export function readExport(root: Root, labels: ReadonlySet<string>): ReadExport {
  const references: ReadExport['references'] = [];
  const definitions: string[] = [];
  let seen = '';
  let before = 0;
  const show = (text: string) => {
    seen += text;
    before += text.replaceAll(/\s/g, '').length;
  };
  const visit = (node: Nodes) => {
    if (node.type === 'footnoteReference' && labels.has(node.identifier)) {
      references.push({ label: node.identifier, before });
      seen += REFERENCE;
    } else if (node.type === 'footnoteDefinition' && labels.has(node.identifier)) {
      definitions.push(node.identifier);
    } else if (node.type === 'text') {
      show(node.value);
    } else {
      seen += `<${node.type}>`;
      // Tags are no characters that words end in.
      if (node.type === 'html') seen += node.value;
      else if ('value' in node) show(node.value);
      if ('url' in node) seen += node.url;
      if ('spread' in node) seen += String(node.spread);
      if ('children' in node) node.children.forEach(visit);
      seen += `</${node.type}>`;
    }
  };
  visit(root);
  return { seen: seen.replaceAll(ADDED, ''), references, definitions };
}

/** No text has it. */
const REFERENCE = '\uE000';
const ADDED = /<paragraph>\uE000+<\/paragraph>| ?\uE000/g;
