import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '#contract/primitive.ts';
import { fileOf, inLanguage } from '#paths.ts';

/** The forms in which every page lies on disk. */
export const PAGE_FORMS = ['', '.br'] as const;

/** What earlier versions stored besides. */
const FORMER_ENDING = '.html.gz';

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
    // The compressed form first: a server that sees the new page pairs it with an old one for no longer
    // than a rename.
    for (const form of ['.br', ''])
      renameSync(join(stagingDirectory, file + form), join(siteDirectory, file + form));
  }
  for (const file of changeset.removed) {
    for (const form of PAGE_FORMS) rmSync(join(siteDirectory, file + form), { force: true });
  }
  rmSync(stagingDirectory, { recursive: true, force: true });
}

/** Removes forms that are no longer stored. Costs one look where there are none. */
export function removeFormerForms(siteDirectory: string): void {
  const home = join(siteDirectory, `index${FORMER_ENDING}`);
  if (!existsSync(home)) return;
  for (const file of readdirSync(siteDirectory, { recursive: true, encoding: 'utf8' })) {
    const path = join(siteDirectory, file);
    if (file.endsWith(FORMER_ENDING) && path !== home) rmSync(path, { force: true });
  }
  rmSync(home, { force: true });
}
