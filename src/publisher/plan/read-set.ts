/**
 * The keys a page read, as 32-bit hashes in ascending order, each once: 4 bytes a key. Two keys with one hash
 * make a page render once too often, never too rarely.
 */
export function encodeReads(keys: Iterable<string>): Uint8Array {
  const hashes = Uint32Array.from([...keys], hashKey).sort();
  let count = 0;
  for (const hash of hashes) if (count === 0 || hash !== hashes[count - 1]) hashes[count++] = hash;
  return encodeNumbers(hashes.slice(0, count));
}

/** Numbers below 2^32 as bytes; `decodeNumbers` reads them. */
export function encodeNumbers(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** The numbers of bytes, which may lie anywhere in their buffer. */
export function decodeNumbers(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}

/** FNV-1a over the UTF-16 code units of a key. */
export function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
