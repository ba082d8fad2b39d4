/** Items whose names begin with the same letter. */
export interface LetterGroup<Item> {
  /** In capitals; `#` stands for digits and signs. */
  letter: string;
  items: Item[];
}

/** Groups items, sorted by name, by first letter; names that begin with no letter come last. */
export function byLetter<Item>(items: readonly Item[], nameOf: (item: Item) => string): LetterGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const first = [...nameOf(item).trim()][0]?.toUpperCase() ?? '';
    const letter = /\p{L}/u.test(first) ? first : '#';
    const group = groups.get(letter);
    if (group) group.push(item);
    else groups.set(letter, [item]);
  }
  const all = [...groups].map(([letter, group]) => ({ letter, items: group }));
  return [...all.filter(({ letter }) => letter !== '#'), ...all.filter(({ letter }) => letter === '#')];
}
