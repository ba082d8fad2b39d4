import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';
import { compressAsset } from './compress.ts';
import { FORMS, formFile } from './page-file.ts';

/** Files that are kept as Brotli, too. */
export const PACKABLE = /\.(?:css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/;

/** Milliseconds; less than what a sweep lets files grow old. */
export const YOUNG = 3 * 24 * 3_600_000;

/** What earlier versions stored besides. */
const FORMER_ENDING = '.gz';

/** Copies the files of a folder that are not there with the same bytes. */
export async function putAssets(folder: string, assets: string): Promise<{ written: number }> {
  const put: Promise<boolean>[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    put.push(putAsset(assets, relative(folder, source), readFileSync(source)));
  }
  const written = (await Promise.all(put)).filter(Boolean).length;
  removeFormerForms(assets);
  return { written };
}

/** Writes one file, texts as Brotli too. False where it is there with the same bytes. */
export async function putAsset(assets: string, path: string, content: Uint8Array): Promise<boolean> {
  const target = join(assets, path);
  if (existsSync(target) && readFileSync(target).equals(content) && isPackedWell(target, content)) {
    keepYoung(target);
    return false;
  }
  mkdirSync(dirname(target), { recursive: true });
  if (PACKABLE.test(path)) writeFileAtomic.sync(formFile(target, 'br'), await compressAsset(content));
  writeFileAtomic.sync(target, Buffer.from(content));
  return true;
}

/** Writes a file that is not there; its packed form is left to `putAsset`. */
export function showAsset(assets: string, path: string, content: Uint8Array): void {
  const target = join(assets, path);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileAtomic.sync(target, Buffer.from(content));
}

/** Whether a file is there; it is then not swept for days. */
export function keepAsset(assets: string, path: string): boolean {
  const file = join(assets, path);
  const isThere = existsSync(file);
  if (isThere) keepYoung(file);
  return isThere;
}

/** A file that is used again after a long time must not be swept in this moment. */
function keepYoung(file: string): void {
  const now = new Date();
  if (now.getTime() - statSync(file).mtimeMs < YOUNG) return;
  for (const form of FORMS) if (existsSync(formFile(file, form))) utimesSync(formFile(file, form), now, now);
}

/** Names of files whose packed form is not there, broken or of another content; `mend` packs them anew. */
export async function checkAssets(assets: string, mend: boolean): Promise<string[]> {
  const faulty: string[] = [];
  if (!existsSync(assets)) return faulty;
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !PACKABLE.test(file)) continue;
    const content = readFileSync(file);
    if (isPackedWell(file, content)) continue;
    faulty.push(relative(assets, file));
    if (mend) writeFileAtomic.sync(formFile(file, 'br'), await compressAsset(content));
  }
  return faulty;
}

/** Removes files that nothing uses and that were written before a moment; gives their paths. */
export function sweepAssets(assets: string, isUsed: (path: string) => boolean, before: Date): string[] {
  const swept: string[] = [];
  if (!existsSync(assets)) return swept;
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(assets, file);
    if (!entry.isFile() || isUsed(path.replace(/\.br$/, '')) || statSync(file).mtime >= before) continue;
    rmSync(file, { force: true });
    swept.push(path);
  }
  return swept;
}

function isPackedWell(file: string, content: Uint8Array): boolean {
  if (!PACKABLE.test(file)) return true;
  try {
    return brotliDecompressSync(readFileSync(formFile(file, 'br'))).equals(content);
  } catch {
    return false;
  }
}

function removeFormerForms(assets: string): void {
  if (!existsSync(assets)) return;
  for (const file of readdirSync(assets, { recursive: true, encoding: 'utf8' })) {
    const path = join(assets, file);
    if (path.endsWith(FORMER_ENDING) && existsSync(path.slice(0, -FORMER_ENDING.length)))
      rmSync(path, { force: true });
  }
}
