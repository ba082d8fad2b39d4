import { hash } from 'node:crypto';

/** What tells one content of a page from another, in the index and on disk. */
export function pageHash(html: Uint8Array): string {
  return hash('sha1', html, 'base64url');
}
