import { existsSync, mkdirSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { BUILD_FILE } from './build-file.ts';
import { FencedError } from './fenced-error.ts';
import { type Journal, parseJournal } from './journal.ts';
import { FORMS, fileOf, formFile, SITE_FILE } from './page-file.ts';
import { type AttemptPlaces, attemptPlaces, type SiteFolders } from './site-folders.ts';

/** Pages moved before other work gets its turn. */
const PAGES_AT_ONCE = 500;

/**
 * Does what the journal of an attempt says; may have been begun before. Each step is a rename out of the
 * attempt's folder or into it, so none succeeds once another builder has renamed that folder. Throws a
 * FencedError.
 */
export async function carryOut(folders: SiteFolders, places: AttemptPlaces, journal: Journal): Promise<void> {
  const { site } = folders;
  const { added, changed, removed, release } = journal;
  try {
    if (existsSync(site)) {
      moveIfThere(places.siteFileMeanwhile, join(site, SITE_FILE));
      for (const paths of [added, changed])
        await inTurns(paths, (path) => putInPlace(site, places, fileOf(path)));
      await inTurns(removed, (path) => takeAway(site, places, fileOf(path)));
      moveIfThere(places.siteFile, join(site, SITE_FILE));
      moveIfThere(places.buildFile, join(site, BUILD_FILE));
    } else {
      mkdirSync(dirname(site), { recursive: true });
      renameSync(places.pages, site);
    }
    mkdirSync(folders.releases, { recursive: true });
    moveIfThere(places.release, join(folders.releases, String(release.number)));
  } catch (error) {
    throw isAttemptThere(places) ? error : new FencedError(folders.tenant);
  }
  if (!isAttemptThere(places)) throw new FencedError(folders.tenant);
}

/** Finishes what an attempt had begun to publish; false where it had not come so far. */
export async function finish(folders: SiteFolders, folder: string): Promise<boolean> {
  const places = attemptPlaces(folder);
  if (!existsSync(places.journal)) return false;
  await carryOut(folders, places, parseJournal(readFileSync(places.journal, 'utf8')));
  return true;
}

function isAttemptThere({ journal }: AttemptPlaces): boolean {
  return existsSync(journal);
}

/**
 * The packed form of before goes first, so that at no moment the forms of a page hold different pages:
 * whoever asks for the packed one meanwhile gets the plain one.
 */
function putInPlace(site: string, places: AttemptPlaces, file: string): void {
  const [staged, target] = [join(places.pages, file), join(site, file)];
  for (const form of FORMS) setApart(formFile(staged, form), formFile(target, form));
  if (existsSync(staged)) {
    moveIfThere(formFile(target, 'br'), places.gone);
    renameSync(staged, target);
  }
  moveIfThere(formFile(staged, 'br'), formFile(target, 'br'));
}

/**
 * nginx and Caddy tell two contents of a file apart by its size and the second of its change: each one is
 * of a later second than the one before, if need be of one that is still to come.
 */
function setApart(staged: string, target: string): void {
  const [next, before] = [staged, target].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!next || !before) return;
  const second = Math.floor(before.mtimeMs / 1000);
  if (Math.floor(next.mtimeMs / 1000) <= second) utimesSync(staged, next.atime, second + 1);
}

function takeAway(site: string, places: AttemptPlaces, file: string): void {
  for (const form of FORMS) moveIfThere(formFile(join(site, file), form), places.gone);
}

/** Moves what is there; false where it was moved before. */
export function moveIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

/** Files of this machine are moved faster one by one than side by side. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % PAGES_AT_ONCE === 0) await setImmediate();
  }
}
