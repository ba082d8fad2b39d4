import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { compressAsset } from './compress.ts';
import { formFile } from './page-file.ts';

const PACKABLE = /\.(?:css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/;

/** What earlier versions stored besides. */
const FORMER_ENDING = '.gz';

/** Copies the files of a folder that are not there with the same bytes. */
export function putAssets(folder: string, assets: string): { written: number } {
  let written = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    if (putAsset(assets, relative(folder, source), readFileSync(source))) written += 1;
  }
  removeFormerForms(assets);
  return { written };
}

/** Writes one file, texts as Brotli too. False where it is there with the same bytes. */
export function putAsset(assets: string, path: string, content: Uint8Array): boolean {
  const target = join(assets, path);
  if (existsSync(target) && readFileSync(target).equals(content)) return false;
  mkdirSync(dirname(target), { recursive: true });
  if (PACKABLE.test(path)) writeFileAtomic.sync(formFile(target, 'br'), compressAsset(content));
  writeFileAtomic.sync(target, Buffer.from(content));
  return true;
}

function removeFormerForms(assets: string): void {
  if (!existsSync(assets)) return;
  for (const file of readdirSync(assets, { recursive: true, encoding: 'utf8' })) {
    const path = join(assets, file);
    if (path.endsWith(FORMER_ENDING) && existsSync(path.slice(0, -FORMER_ENDING.length)))
      rmSync(path, { force: true });
  }
}
