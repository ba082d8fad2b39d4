import type { KeyHash } from '#publisher/plan/changes.ts';

/**
 * Goes through two streams: gives keys whose hash differs, and keys that one of them lacks; undefined for
 * each that is the same in both. Both are sorted by the bytes of their keys in UTF-8, as SQLite sorts texts.
 * Holds no more than an entry of each.
 */
export function* compareEntries(
  now: Iterable<KeyHash>,
  before: Iterable<KeyHash>,
): Generator<string | undefined> {
  const left = now[Symbol.iterator]();
  const right = before[Symbol.iterator]();
  let one = left.next();
  let other = right.next();
  while (!(one.done && other.done)) {
    const order = one.done ? 1 : other.done ? -1 : compareKeys(one.value.key, other.value.key);
    if (order < 0) yield one.value.key;
    else if (order > 0) yield other.value.key;
    else yield one.value.hash === other.value.hash ? undefined : one.value.key;
    if (order <= 0) one = left.next();
    if (order >= 0) other = right.next();
  }
}

function compareKeys(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
}
