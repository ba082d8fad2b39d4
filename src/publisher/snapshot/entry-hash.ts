import { hash } from 'node:crypto';

/**
 * 64 bits of the text's SHA-256, as SQLite keeps whole numbers. Equal entries have equal texts: our code sets
 * the order of their fields.
 */
export function entryHash(json: string): bigint {
  return hash('sha256', json, 'buffer').readBigInt64BE(0);
}
