import { createHash, hash } from 'node:crypto';

const ALGORITHM = 'sha1';
const ENCODING = 'base64url';

/** What tells one content of a page from another, in the index and on disk. */
export function pageHash(html: Uint8Array): string {
  return hash(ALGORITHM, html, ENCODING);
}

/** The same of a page that comes in chunks. */
export function createPageHash(): { update(chunk: Uint8Array): void; end(): string } {
  const all = createHash(ALGORITHM);
  return { update: (chunk) => void all.update(chunk), end: () => all.digest(ENCODING) };
}
