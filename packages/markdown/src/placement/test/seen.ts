import type { Nodes, Parents, Root, RootContent } from 'hast';
import { walk } from '../walk.ts';

/** What markers never stand inside of. */
export const OPAQUE: readonly string[] = ['a', 'pre', 'code', 'svg', 'math'];

/** What a test has put into a tree. */
function isAdded(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'x-group';
}

/** The tree without what a test put in, as text: adjacent texts are one, and positions are left out. */
export function bare(tree: Root): string {
  const json = (key: string, value: unknown) => (key === 'position' ? undefined : value);
  return JSON.stringify(strip(tree), json);
}

function strip(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const children: RootContent[] = [];
  for (const child of node.children) {
    if (isAdded(child)) continue;
    const last = children.at(-1);
    if (child.type === 'text' && last?.type === 'text') {
      children[children.length - 1] = { type: 'text', value: last.value + child.value };
    } else children.push(strip(child) as RootContent);
  }
  return { ...node, children } as Parents;
}

export interface Seen {
  /** What was put in, as its text. */
  added: string;
  /** What is seen before it. */
  before: string;
  /** The names of the elements that it is in. */
  inside: readonly string[];
}

const OPAQUE_START = '\u0001';
const OPAQUE_UNIT = '\u0332';

/** The characters alone of what is seen. */
export function charactersOf(seen: string): string {
  return seen.replaceAll(OPAQUE_START, '').replaceAll(OPAQUE_UNIT, '');
}

/** What was put into a tree, in the order of the document, and what else is seen of it, without white space. */
export function look(tree: Root): { text: string; seen: Seen[] } {
  const seen: Seen[] = [];
  const inside: string[] = [];
  const isOpaque = () => inside.some((name) => OPAQUE.includes(name));
  let text = '';
  walk(tree, {
    enter(node) {
      if (node.type === 'text') {
        if (inside.at(-1) === 'x-group') {
          seen.push({ added: node.value, before: text, inside: inside.slice(0, -1) });
        } else {
          const visible = node.value.replaceAll(/\s/g, '');
          text += isOpaque() ? visible.replaceAll(/./gsu, `$&${OPAQUE_UNIT}`) : visible;
        }
      } else if (node.type === 'element') {
        if (OPAQUE.includes(node.tagName) && !isOpaque()) text += OPAQUE_START;
        inside.push(node.tagName);
      }
      return true;
    },
    leave: () => void inside.pop(),
  });
  return { text, seen };
}

/**
 * The characters before a letter that is written somewhere in a tree. If the letter is inside of an opaque element,
 * whose own come before it: those up to the end of that. `null` where it does not show.
 */
export function charactersBefore(tree: Root, letter: string): string | null {
  const { text } = look(tree);
  const at = text.indexOf(letter);
  if (at < 0) return null;
  if (text[at + 1] !== OPAQUE_UNIT) return charactersOf(text.slice(0, at));
  const start = text.slice(0, at).search(/\u0001[^\u0001]*$/);
  const rest = /^(?:.\u0332)*/su.exec(text.slice(at))![0];
  const isFirst = charactersOf(text.slice(start, at)) === '';
  return charactersOf(text.slice(0, isFirst ? at : at + rest.length)).replace(letter, '');
}
