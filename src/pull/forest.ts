/** Something that names its parent of the same kind. */
export interface Child {
  id: number;
  parentId: number | null;
  sort: number;
}

/** Items by parent, each list in the shop's order; `null` has those at the top. */
export type Forest<Item extends Child> = ReadonlyMap<number | null, readonly Item[]>;

/**
 * Sorts items below their parents. An unknown parent, or a loop of parents, is told to `onFault`; the item
 * stands at the top then (of a loop, the one with the smallest id). An id that comes twice counts once.
 */
export function growForest<Item extends Child>(
  items: readonly Item[],
  onFault: (item: Item, reason: string) => void,
): Forest<Item> {
  const byId = new Map<number, Item>();
  for (const item of items) {
    if (byId.has(item.id)) onFault(item, 'the id comes twice: only the first is taken');
    else byId.set(item.id, item);
  }
  const parents = new Map<number, number | null>();
  for (const item of byId.values()) {
    const known = item.parentId === null || byId.has(item.parentId);
    if (!known) onFault(item, `${item.parentId} is not there: it stands at the top`);
    parents.set(item.id, known ? item.parentId : null);
  }
  for (const id of [...byId.keys()].sort((a, b) => a - b)) {
    const item = byId.get(id);
    if (!item || !isInLoop(id, parents)) continue;
    onFault(item, `${item.parentId} leads back to it: it stands at the top`);
    parents.set(id, null);
  }
  const forest = new Map<number | null, Item[]>();
  for (const item of [...byId.values()].sort((a, b) => a.sort - b.sort || a.id - b.id)) {
    const parent = parents.get(item.id) ?? null;
    const siblings = forest.get(parent);
    if (siblings) siblings.push(item);
    else forest.set(parent, [item]);
  }
  return forest;
}

function isInLoop(start: number, parents: ReadonlyMap<number, number | null>): boolean {
  const seen = new Set<number>();
  for (let id = parents.get(start) ?? null; id !== null && !seen.has(id); id = parents.get(id) ?? null) {
    if (id === start) return true;
    seen.add(id);
  }
  return false;
}
