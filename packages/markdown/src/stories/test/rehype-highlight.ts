import rehypeShiki from '@shikijs/rehype/core';
import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import shell from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import dark from 'shiki/themes/github-dark-high-contrast.mjs';
import light from 'shiki/themes/github-light-high-contrast.mjs';

/** Made once: it knows its languages and themes from the start, so that it need not wait for any. */
const highlighter = createHighlighterCoreSync({
  engine: createJavaScriptRegexEngine(),
  langs: [typescript, shell],
  themes: [light, dark],
});

/** A rehype plugin that colours code, by day and by night. */
export function rehypeHighlight() {
  return rehypeShiki(highlighter, {
    themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    defaultColor: 'light-dark()',
    defaultLanguage: 'text',
    fallbackLanguage: 'text',
  });
}
