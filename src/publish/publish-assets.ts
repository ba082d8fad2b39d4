import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeFileAtomically } from '#lib/atomic-write.ts';
import { compressAsset } from './compress.ts';

const COMPRESSIBLE = /\.(?:css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/;

/**
 * Puts the compiled client files where all shops serve them from, those that gain by it as Brotli
 * too. Files already there with the same content are left alone; files of earlier versions stay for the
 * pages that shoppers still have open.
 */
export function publishAssets(clientDirectory: string, assetsDirectory: string): { written: number } {
  let written = 0;
  for (const entry of readdirSync(clientDirectory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    if (publishAsset(assetsDirectory, relative(clientDirectory, source), readFileSync(source))) written += 1;
  }
  removeFormerForms(assetsDirectory);
  return { written };
}

/** Puts one file there by its path below the directory. False where it was there with the same content. */
export function publishAsset(assetsDirectory: string, path: string, content: Buffer): boolean {
  const target = join(assetsDirectory, path);
  if (existsSync(target) && readFileSync(target).equals(content)) return false;
  if (COMPRESSIBLE.test(path)) writeFileAtomically(`${target}.br`, compressAsset(content));
  writeFileAtomically(target, content);
  return true;
}

/** Earlier versions stored gzip besides. */
function removeFormerForms(assetsDirectory: string): void {
  if (!existsSync(assetsDirectory)) return;
  for (const file of readdirSync(assetsDirectory, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.gz')) continue;
    const path = join(assetsDirectory, file);
    if (existsSync(path.slice(0, -'.gz'.length))) rmSync(path, { force: true });
  }
}
