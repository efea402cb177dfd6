import type { Root } from 'mdast';
import { walk } from '../../document/walk.ts';

/** A block between lines of `$$`, in UTF-16 offsets, half-open. */
export interface Formula {
  start: number;
  end: number;
  /** Whether its end is missing, so that it goes on to the end of the text. */
  isOpen: boolean;
}

/**
 * The formulas that stand in lines of their own. Our parser takes them for words, unless a plugin tells it of them,
 * but whoever reads the export may not.
 *
 * @param root the text as it was parsed: dollars in code and raw HTML are no formulas
 */
export function formulasIn(source: string, root: Root): Formula[] {
  if (!source.includes('$$')) return [];
  const literals = literalsIn(root);
  const formulas: Formula[] = [];
  let next = 0;
  for (const { index, 0: line } of source.matchAll(/^ {0,3}\$\$.*$/gm)) {
    while (next < literals.length && literals[next]!.end <= index) next += 1;
    const isLiteral = next < literals.length && literals[next]!.start <= index + line.indexOf('$');
    if (isLiteral) continue;
    const rest = line.trim().replace(/^\$+/, '');
    const end = index + line.trimEnd().length;
    const last = formulas.at(-1);
    if (!last?.isOpen) {
      const isOpen = !rest.includes('$');
      // `$$x$$` is a formula too, unless more follows it.
      if (isOpen || rest.endsWith('$$')) {
        formulas.push({ start: index, end: isOpen ? source.length : end, isOpen });
      }
    } else if (rest === '') {
      formulas[formulas.length - 1] = { ...last, end, isOpen: false };
    }
  }
  return formulas;
}

function literalsIn(root: Root): { start: number; end: number }[] {
  const literals: { start: number; end: number }[] = [];
  walk(root.children, ({ type, position }) => {
    if (!LITERAL.has(type) || !position) return;
    literals.push({ start: position.start.offset!, end: position.end.offset! });
  });
  return literals;
}

const LITERAL: ReadonlySet<string> = new Set(['code', 'html', 'math']);
