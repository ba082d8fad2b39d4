import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders below the project's root that a compile may read; beside them it reads configuration and the lock
 * file.
 */
const FOLDERS = ['src', 'public'];
const AT_THE_ROOT = /\.(?:json|mjs|ts)$/;

/**
 * The same as long as nothing changes that a compile could read. It reads fewer files, but here none is
 * missed: only style sheets, which no module imports, are compiled apart.
 */
export function sourceKey(root: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && AT_THE_ROOT.test(entry.name))
    .map(({ name }) => name);
  for (const file of [...files, ...FOLDERS.flatMap((folder) => filesBelow(root, folder))].sort())
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
