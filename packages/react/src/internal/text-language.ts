/** The language and the direction of an element's text: they choose quotation marks and the side each is on. */
export interface TextLanguage {
  lang: string | undefined;
  dir: 'ltr' | 'rtl';
}

export function textLanguageOf(element: HTMLElement): TextLanguage {
  return {
    lang: element.closest<HTMLElement>('[lang]')?.lang,
    dir: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
