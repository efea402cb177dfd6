/** What a language says of a number, by its plural categories. A category without a form of its own takes `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Nouns follow the rules of the language they are in, whatever locale the digits follow. */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
