/**
 * Gives each item with the next `count` items of the ring (after the last comes the first), itself left out.
 * Holds about twice `count` items, however many there are.
 */
export function* neighbours<Item>(
  items: Iterable<Item>,
  count: number,
): Generator<{ item: Item; next: Item[] }> {
  const head: Item[] = [];
  const window: Item[] = [];
  for (const item of items) {
    if (head.length < count) head.push(item);
    window.push(item);
    if (window.length > count) {
      const [first, ...next] = window.splice(0, 1).concat(window);
      yield { item: first as Item, next };
    }
  }
  for (const [index, item] of window.entries()) {
    const following = window.slice(index + 1);
    const ring = new Set(following.concat(head.slice(0, count - following.length)));
    ring.delete(item);
    yield { item, next: [...ring] };
  }
}
