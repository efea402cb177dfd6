import type { Nodes } from 'mdast';
import type { Parse } from '../../syntax/create-parse.ts';
import { formulasIn } from './formulas.ts';

/** Markdown of which nothing is left open, so that what comes behind it is read as what it is. */
export function closeEnd(source: string, parse: Parse): string {
  const root = parse(source);
  const last = root.children.at(-1);
  const start = last?.position?.start.offset;
  const end = last && start !== undefined ? closerOf(source.slice(start), parse) : '';
  const closed = end === '' ? source : onNewLine(source, end);
  return formulasIn(source, root).at(-1)?.isOpen ? onNewLine(closed, '$$') : closed;
}

function onNewLine(source: string, end: string): string {
  return `${source}${/[\r\n]$/.test(source) ? '' : '\n'}${end}`;
}

/** What ends the last block of a text, if a blank line does not. */
function closerOf(block: string, parse: Parse): string {
  const fence = /^(?:`{3,}|~{3,}|\${2,})/.exec(block)?.[0];
  const element = /^<(script|pre|style|textarea)\b/i.exec(block)?.[1];
  const ends = [fence, element && `</${element}>`, ...HTML_ENDS];
  return ['', ...ends].find((end) => end !== undefined && isClosedBy(block, end, parse)) ?? '';
}

function isClosedBy(block: string, end: string, parse: Parse): boolean {
  const { children } = parse(`${end === '' ? block : onNewLine(block, end)}\n\n${PROBE}`);
  const last = children.at(-1);
  return last?.type === 'paragraph' && last.position?.start.column === 1 && isProbe(last.children);
}

function isProbe([first, second]: readonly Nodes[]): boolean {
  return second === undefined && first?.type === 'text' && first.value === PROBE;
}

const PROBE = 'x';

/** What ends raw HTML that goes on beyond a blank line. */
const HTML_ENDS = ['-->', '?>', ']]>', '>'];
