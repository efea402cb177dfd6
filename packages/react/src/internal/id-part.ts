/** Text as a part of an element id: one to one, and made of characters that need no escaping in a fragment. */
export function idPart(text: string): string {
  return text.replace(/[^A-Za-z0-9-]/g, (character) => `_${character.charCodeAt(0).toString(16)}_`);
}
