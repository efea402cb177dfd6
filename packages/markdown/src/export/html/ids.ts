/** The ids of an exported answer, which are in no other answer's export. */
export interface Ids {
  note(number: number): string;
  /** @param use counts the references to one note, from 1 */
  reference(number: number, use: number): string;
}

export function idsOf(answerId: string): Ids {
  const prefix = `cited-${answerId === '' ? 'answer' : answerId.replaceAll(UNSAFE, escape)}`;
  return {
    note: (number) => `${prefix}-note-${number}`,
    reference: (number, use) => `${prefix}-ref-${number}${use === 1 ? '' : `-${use}`}`,
  };
}

const UNSAFE = /[^A-Za-z0-9_-]/gu;

/** What is safe in an id and in an address, and the same for no two characters. */
function escape(char: string): string {
  return `.${char.codePointAt(0)!.toString(16)}.`;
}
