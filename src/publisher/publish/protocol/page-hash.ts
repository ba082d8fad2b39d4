import { createHash, hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Form } from './page-file.ts';

const ALGORITHM = 'sha1';
const ENCODING = 'base64url';

/** Hash that tells two contents of a page apart, in the index and on disk. */
export function pageHash(html: Uint8Array): string {
  return hash(ALGORITHM, html, ENCODING);
}

/** The same of what a form holds; a word that is no hash where it cannot be unpacked. */
export function hashOfForm(bytes: Uint8Array, form: Form): string {
  if (form === 'identity') return pageHash(bytes);
  try {
    return pageHash(brotliDecompressSync(bytes));
  } catch {
    return 'broken';
  }
}

/** The same of a page that comes in chunks. */
export function createPageHash(): { update(chunk: Uint8Array): void; end(): string } {
  const all = createHash(ALGORITHM);
  return { update: (chunk) => void all.update(chunk), end: () => all.digest(ENCODING) };
}
