import type { Snapshot } from '#publisher/snapshot/open-snapshot.ts';

const PRODUCT = /^\/product\/(\d+)$/;

/**
 * Keys that pages read which list or link these routes: they change when a page is left out, or is there
 * again. As `withoutPages` leaves pages out.
 */
export function keysOfLinks(snapshot: Pick<Snapshot, 'get'>, paths: Iterable<string>): string[] {
  const keys: string[] = [];
  for (const path of paths) {
    const id = Number(PRODUCT.exec(path)?.[1] ?? Number.NaN);
    const product = snapshot.get(`variation:${id}`)?.productId;
    if (product === undefined) continue;
    keys.push(`card:${id}`, `product:${product}`);
    const beside = snapshot.get(`beside:${product}`);
    for (const neighbour of [beside?.previous, beside?.next]) {
      const its = neighbour ? snapshot.get(`variation:${neighbour}`)?.productId : undefined;
      if (its !== undefined) keys.push(`beside:${its}`);
    }
  }
  return keys;
}
