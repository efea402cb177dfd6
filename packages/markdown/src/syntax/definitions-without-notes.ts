import { definition } from 'micromark-core-commonmark';
import type { Construct, Extension, Tokenizer } from 'micromark-util-types';

const BRACKET = 91;
const CARET = 94;

/** Looks for `[^`, which begins a footnote of the model. */
const tokenizeNote: Tokenizer = (effects, ok, nok) => {
  return function start(code) {
    effects.enter('definitionLabelMarker');
    effects.consume(code);
    return caret;
  };
  function caret(code: number | null) {
    if (code !== CARET) return nok(code);
    effects.consume(code);
    effects.exit('definitionLabelMarker');
    return ok;
  }
};

const note: Construct = { partial: true, tokenize: tokenizeNote };

const tokenize: Tokenizer = function (effects, ok, nok) {
  return effects.check(note, nok, definition.tokenize.call(this, effects, ok, nok));
};

/**
 * Link definitions as in CommonMark, but for those that are footnotes in GitHub's Markdown: without footnotes,
 * `[^1]: Smith.` would be read as the address of a link, and its words would be gone.
 */
export const definitionsWithoutNotes: Extension = {
  disable: { null: ['definition'] },
  contentInitial: { [BRACKET]: { ...definition, name: 'definitionWithoutNotes', tokenize } },
};
