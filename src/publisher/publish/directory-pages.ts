import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { BUILD_FILE } from './build-file.ts';
import { formFile, isPageFile, pathOfFile, SITE_FILE } from './page-file.ts';
import { pageHash } from './page-hash.ts';
import type { StoredPage, StoredSite } from './site-store.ts';

/** Pages read before other work gets its turn. */
const PAGES_AT_ONCE = 50;

/** Reads all that lies in the folder of a site. */
export async function readStoredSite(site: string): Promise<StoredSite> {
  const plain = new Set<string>();
  const others: string[] = [];
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = relative(site, join(entry.parentPath, entry.name));
    const page = file.replace(/\.br$/, '');
    if (isPageFile(page)) plain.add(page);
    else if (file !== SITE_FILE && file !== BUILD_FILE) others.push(file);
  }
  const pages = new Map<string, StoredPage>();
  for (const file of [...plain].sort()) {
    pages.set(pathOfFile(file), readStoredPage(join(site, file)));
    if (pages.size % PAGES_AT_ONCE === 0) await setImmediate();
  }
  return { pages, others: others.sort() };
}

function readStoredPage(file: string): StoredPage {
  const html = readForm(file);
  const packed = readForm(formFile(file, 'br'));
  return { html: html && pageHash(html), brotli: packed && (hashOfPacked(packed) ?? 'broken') };
}

function readForm(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function hashOfPacked(packed: Uint8Array): string | undefined {
  try {
    return pageHash(brotliDecompressSync(packed));
  } catch {
    return undefined;
  }
}
