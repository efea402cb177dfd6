/** What a part shows of its state: a word, or presence for a boolean. */
export type PartState = Readonly<Record<string, string | boolean | undefined>>;

/** State as data attributes: `{ active: true, kind: 'pdf' }` gives `data-active=""` and `data-kind="pdf"`. */
export function stateAttributes(state: PartState): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = {};
  for (const [name, value] of Object.entries(state)) {
    if (value === undefined || value === false) continue;
    attributes[`data-${name}`] = value === true ? '' : value;
  }
  return attributes;
}
