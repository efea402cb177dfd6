import type { Definition } from 'mdast';
import { bracketedIn, labelOf, loose } from './labels.ts';
import { isSame } from './same.ts';

/** The link definitions of a document. Of those with one label the first one counts. */
export interface Definitions {
  get(label: string): Definition | undefined;
  /** Adds definitions that will not change, in the order of the document. */
  settle(found: readonly Definition[]): void;
  /** Says which definitions the open tail has now. Gives the labels whose definition is not what it was. */
  open(found: readonly Definition[]): readonly string[];
  /** The settled labels that a source could refer to. */
  settledIn(source: string): string[];
  /** The labels, settled or not, that are like these. */
  like(bracketed: ReadonlySet<string>): string[];
}

export function createDefinitions(): Definitions {
  const settled = new Map<string, Definition>();
  /** What is in force, so that a definition of the tail is one object while it says the same. */
  const current = new Map<string, Definition>();
  const alike = new Map<string, Set<string>>();
  let pending: string[] = [];
  let opened = new Map<string, Definition>();

  function know(label: string): void {
    const form = loose(label);
    const labels = alike.get(form);
    if (labels) labels.add(label);
    else alike.set(form, new Set([label]));
  }

  function like(bracketed: ReadonlySet<string>, isIn: Map<string, Definition>): string[] {
    if (isIn.size === 0) return [];
    return [...bracketed].flatMap((form) =>
      [...(alike.get(form) ?? [])].filter((label) => isIn.has(label)),
    );
  }

  return {
    get: (label) => current.get(label),
    settle(found) {
      for (const [label, definition] of firstOf(found)) {
        if (settled.has(label)) continue;
        settled.set(label, definition);
        know(label);
        pending.push(label);
      }
    },
    open(found) {
      const before = opened;
      opened = firstOf(found);
      for (const label of opened.keys()) know(label);

      const touched = new Set([...pending, ...before.keys(), ...opened.keys()]);
      pending = [];
      return [...touched].filter((label) => {
        const old = current.get(label);
        const now = settled.get(label) ?? opened.get(label);
        if (old && now && isSame(old, now)) return false;
        if (now) current.set(label, now);
        else current.delete(label);
        return old !== now;
      });
    },
    settledIn: (source) => (settled.size === 0 ? [] : like(bracketedIn(source), settled)),
    like: (bracketed) => like(bracketed, current),
  };
}

function firstOf(definitions: readonly Definition[]): Map<string, Definition> {
  const first = new Map<string, Definition>();
  for (const definition of definitions) {
    const label = labelOf(definition);
    if (!first.has(label)) first.set(label, definition);
  }
  return first;
}
