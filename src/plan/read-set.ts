/**
 * The keys a page read, as sorted 32-bit hashes: some 4 bytes a key, so that the index of 100,000 products stays small.
 * Two keys with one hash make a page render once too often, never too rarely.
 */
export function encodeReads(keys: Iterable<string>): Uint8Array {
  const hashes = Uint32Array.from(keys, hashKey).sort();
  return new Uint8Array(hashes.buffer);
}

/** Whether a page's reads meet one of the hashed keys. */
export function readsMeet(reads: Uint8Array, hashes: ReadonlySet<number>): boolean {
  const aligned = reads.byteOffset % 4 === 0 ? reads : reads.slice();
  const view = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
  for (const hash of view) if (hashes.has(hash)) return true;
  return false;
}

/** FNV-1a over the UTF-16 code units of a key. */
export function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
