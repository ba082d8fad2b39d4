import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides how a page looks, below the project's root. */
const SOURCES = [
  'src/client',
  'src/components',
  'src/contract',
  'src/domain',
  'src/i18n',
  'src/islands',
  'src/layouts',
  'src/lib',
  'src/middleware.ts',
  'src/pages',
  'src/paths.ts',
  'src/render',
  'src/seo',
  'src/snapshot/model.ts',
  'src/stores',
  'src/variants',
  'src/view',
  'public',
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'package-lock.json',
];

/** A short name for the present code of the pages: the same as long as no source changes. */
export function codeVersion(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(root, source))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path: string): string[] {
  try {
    return (
      readdirSync(path, { recursive: true, withFileTypes: true })
        // Style sheets are joined at every build, and known by what they hold.
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.css'))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
}
