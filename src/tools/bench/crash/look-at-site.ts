import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fileOf, formFile, pathOfFile } from '#publisher/publish/protocol/page-file.ts';
import { linksOf } from '#tools/gate/page-links.ts';

/** Faults of a site's files, as a server would show them right now. */
export interface SiteLook {
  pages: number;
  /** Pages whose forms do not hold the same. */
  mixed: string[];
  /** Pages that are cut off. */
  cut: string[];
  /** Links to what is not there, as `page → address`. */
  broken: Set<string>;
}

/** Reads each page of a folder in both forms, and follows each link to a page or a shared file. */
export function lookAtSite(site: string, assets: string): SiteLook {
  const look: SiteLook = { pages: 0, mixed: [], cut: [], broken: new Set() };
  const known = new Map<string, boolean>();
  const isThere = (path: string) => {
    const found = known.get(path) ?? (existsSync(join(site, fileOf(path))) || existsSync(join(assets, path)));
    known.set(path, found);
    return found;
  };
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const page = pathOfFile(relative(site, file));
    const html = readFileSync(file);
    const packed = formFile(file, 'br');
    look.pages += 1;
    if (existsSync(packed) && !brotliDecompressSync(readFileSync(packed)).equals(html)) look.mixed.push(page);
    const text = String(html);
    if (text.includes('<html') && !text.trimEnd().endsWith('</html>')) look.cut.push(page);
    for (const address of linksOf(text).addresses) {
      const [path = ''] = address.split(/[?#]/, 1);
      if (!path.startsWith('/') || path.startsWith('//')) continue;
      if (!isThere(path)) look.broken.add(`${page} → ${path}`);
    }
  }
  return look;
}
