/** Stands at both ends of a slot, where a page shows shared HTML; between them are a name and a number. */
export const SLOT_EDGE = '\u0001';

/** A slot alone: a shop's text may hold the character of its ends, too. */
const SLOT = new RegExp(`(${SLOT_EDGE}[\\w-]+:)\\d+${SLOT_EDGE}`, 'g');

/** Makes two renders of a page comparable: their slots are numbered through both. */
export function withoutSlotNumbers(html: string): string {
  return html.replace(SLOT, '$1');
}
