import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '#contract/primitive.ts';
import { fileOf, inLanguage } from '#paths.ts';

/** The forms in which every page lies on disk. */
export const PAGE_FORMS = ['', '.br', '.gz'] as const;

/** Files that a publish puts in place and takes away, below the site's directory and without compressed forms. */
export interface Changeset {
  added: string[];
  changed: string[];
  removed: string[];
}

/** The files of a route, one a language. The first language is the shop's default. */
export function filesOfRoute(path: string, languages: readonly Language[]): string[] {
  return languages.map((language) => fileOf(inLanguage(path, language, languages[0] as Language)));
}

/**
 * Moves staged pages into the site: new pages first, then changed ones, then removals, so that no link points at a page that is
 * not there. Each move is a rename within one file system. A site that does not exist yet takes the staging directory as it is.
 */
export function publishSite(stagingDirectory: string, siteDirectory: string, changeset: Changeset): void {
  if (!existsSync(siteDirectory)) {
    mkdirSync(dirname(siteDirectory), { recursive: true });
    mkdirSync(stagingDirectory, { recursive: true });
    renameSync(stagingDirectory, siteDirectory);
    return;
  }
  const directories = new Set<string>();
  for (const file of [...changeset.added, ...changeset.changed]) {
    const directory = dirname(join(siteDirectory, file));
    if (!directories.has(directory)) mkdirSync(directory, { recursive: true });
    directories.add(directory);
    // Compressed forms first: a server that sees the new page never pairs it with an old compressed one for longer than a rename.
    for (const form of ['.br', '.gz', ''])
      renameSync(join(stagingDirectory, file + form), join(siteDirectory, file + form));
  }
  for (const file of changeset.removed) {
    for (const form of PAGE_FORMS) rmSync(join(siteDirectory, file + form), { force: true });
  }
  rmSync(stagingDirectory, { recursive: true, force: true });
}
