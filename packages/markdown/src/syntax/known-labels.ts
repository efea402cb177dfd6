import type { Extension, ParseContext, Tokenizer } from 'micromark-util-types';

/**
 * Lets a parse know of link definitions that stand outside of its text, so that `[label]` in it is a reference.
 *
 * The parser keeps the labels it has met in a list of its own. A construct that is tried before every line, and that
 * never matches, is the one place from which that list can be reached.
 */
export function knownLabels(): { extension: Extension; know(labels: readonly string[]): void } {
  let known: readonly string[] = [];
  const told = new WeakSet<ParseContext>();
  const tokenize: Tokenizer = function (_effects, _ok, nok) {
    if (!told.has(this.parser)) {
      told.add(this.parser);
      for (const label of known) this.parser.defined.push(label);
    }
    return nok;
  };
  return {
    extension: { document: { null: { name: 'knownLabels', tokenize } } },
    know: (labels) => (known = labels),
  };
}
