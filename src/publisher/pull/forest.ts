/** Something that names its parent of the same kind. */
export interface Child {
  id: number;
  parentId: number | null;
  sort: number;
}

/** Items by parent, each list in the shop's order; `null` has those at the top. */
export type Forest<Item extends Child> = ReadonlyMap<number | null, readonly Item[]>;

/**
 * Levels that a tree may have: whatever goes down it step by step comes to an end soon. Shops have three or
 * four.
 */
export const MAX_LEVELS = 12;

/**
 * Sorts items below their parents. An unknown parent, or a loop of parents, is told to `onFault`; the item
 * stands at the top then (of a loop, the one with the smallest id). So does an item below the lowest level:
 * it stands on that level. An id that comes twice counts once.
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
  for (const id of smallestOfLoops(parents)) {
    const item = byId.get(id);
    if (item) onFault(item, `${item.parentId} leads back to it: it stands at the top`);
    parents.set(id, null);
  }
  for (const [id, parent] of raisedParents(parents)) {
    const item = byId.get(id);
    if (item) onFault(item, `it lies below level ${MAX_LEVELS}: it stands below ${parent}`);
    parents.set(id, parent);
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

type Parents = ReadonlyMap<number, number | null>;

/** Of each loop of parents the smallest id, in ascending order. */
function smallestOfLoops(parents: Parents): number[] {
  const smallest: number[] = [];
  const seen = new Set<number>();
  for (const start of parents.keys()) {
    const way: number[] = [];
    let id: number | null = start;
    for (; id !== null && !seen.has(id); id = parents.get(id) ?? null) {
      seen.add(id);
      way.push(id);
    }
    const loop = id === null || !way.includes(id) ? [] : way.slice(way.indexOf(id));
    if (loop.length > 0) smallest.push(loop.reduce((least, one) => Math.min(least, one)));
  }
  return smallest.sort((a, b) => a - b);
}

/** The new parent, on the last level but one, of each item that lies too low. `parents` has no loop. */
function raisedParents(parents: Parents): Map<number, number> {
  /** From the top down to each item. */
  const ways = new Map<number | null, readonly number[]>([[null, []]]);
  const raised = new Map<number, number>();
  for (const start of parents.keys()) {
    const unknown: number[] = [];
    for (let id: number | null = start; id !== null && !ways.has(id); id = parents.get(id) ?? null)
      unknown.push(id);
    for (const id of unknown.reverse()) {
      const way = ways.get(parents.get(id) ?? null) ?? [];
      const kept = way.slice(0, MAX_LEVELS - 1);
      const last = kept.at(-1);
      if (kept.length < way.length && last !== undefined) raised.set(id, last);
      ways.set(id, [...kept, id]);
    }
  }
  return raised;
}
