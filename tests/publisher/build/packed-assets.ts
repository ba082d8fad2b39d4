import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '#publisher/publish/open-store.ts';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';

/** Compiled pages are shared by all tests of a run: they depend on the code alone. */
export const COMPILED_ONCE = join(process.cwd(), 'var', 'test-compiled');

let packing: Promise<string> | undefined;

/**
 * The client's files as a directory store keeps them. Whoever begins with a copy does not pack them all
 * again: that takes a second, and worlds are many.
 */
export function packedAssets(): Promise<string> {
  packing ??= packOnce();
  return packing;
}

async function packOnce(): Promise<string> {
  const { version, clientDirectory } = await compilePages(COMPILED_ONCE);
  const packed = join(process.cwd(), 'var', 'test-packed', version);
  if (existsSync(packed)) return packed;
  mkdirSync(join(packed, '..'), { recursive: true });
  const draft = mkdtempSync(`${packed}-`);
  const none = join(draft, 'none');
  const folders = { sites: none, staging: none, releases: none, assets: draft };
  await openStore({ kind: 'directory', ...folders }).putAssets(clientDirectory);
  try {
    renameSync(draft, packed);
  } catch (error) {
    // Another process was first.
    if (!existsSync(packed)) throw error;
    rmSync(draft, { recursive: true });
  }
  return packed;
}
