import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { inTurns } from './carry-out.ts';
import { keepReleases } from './keep-releases.ts';
import { FORMS, fileOf, formFile, isPageFile, pathOfFile } from './page-file.ts';
import { type Hold, type PageUndo, type Release, type ReleaseUndo, releaseSchema } from './release.ts';
import { releasePlaces } from './site-folders.ts';

/** Ending of a release to forget, while what it took the place of goes to the next one. */
const JOINING = '.joining';

/** What releases took the place of, with their folders. */
export interface KeptUndo extends ReleaseUndo {
  folder: string;
}

/** All releases of a shop that can be gone back to, the last one first. */
export function listReleases(folder: string): Release[] {
  return entriesOf(folder)
    .filter(({ isJoining }) => !isJoining)
    .map(({ name }) => readRelease(join(folder, name)));
}

/** 0 where there is none. */
export function lastNumber(folder: string): number {
  return entriesOf(folder)[0]?.number ?? 0;
}

/** Where a shop is held: it was rolled back, and not let go since. */
export function readHold(folder: string): Hold | undefined {
  const last = lastNumber(folder);
  if (last === 0 || existsSync(releasePlaces(join(folder, String(last))).letGo)) return undefined;
  const { backTo, at } = readRelease(join(folder, String(last)));
  return backTo === null ? undefined : { release: backTo, since: at };
}

/** Ends the hold of a shop. */
export function writeLetGo(folder: string): void {
  writeFileSync(releasePlaces(join(folder, String(lastNumber(folder)))).letGo, '');
}

/**
 * What the releases after one took the place of, the oldest one first. Read in this order, since what is
 * given from one release to a later one meanwhile is seen at least once so.
 */
export function undoOf(folder: string, after: number): KeptUndo[] {
  return oldestFirst(folder)
    .filter(({ number }) => number > after)
    .map(({ name, number }) => {
      const own = join(folder, name);
      return { number, folder: own, pages: [...undoPages(own)] };
    });
}

/** Forgets releases by their age, as `keepReleases` says; gives their numbers. */
export async function thinReleases(folder: string, now: Date): Promise<number[]> {
  for (const { name, isJoining } of oldestFirst(folder)) if (isJoining) await joinToNext(folder, name);
  const keep = keepReleases(listReleases(folder), now);
  const forgotten = oldestFirst(folder).filter(({ number }) => !keep.has(number));
  for (const { name } of forgotten) {
    if (oldestFirst(folder)[0]?.name === name) {
      await rm(join(folder, name), { recursive: true, force: true });
      continue;
    }
    renameSync(join(folder, name), join(folder, name + JOINING));
    await joinToNext(folder, name + JOINING);
  }
  // Nobody goes back beyond the first one that is left.
  const [first] = oldestFirst(folder);
  if (first) await rm(releasePlaces(join(folder, first.name)).pages, { recursive: true, force: true });
  return forgotten.map(({ number }) => number);
}

/**
 * Gives what a release took the place of to the next one, which then goes back beyond both. May have been
 * begun before: the list of added pages, which wins over files, comes first.
 */
async function joinToNext(folder: string, name: string): Promise<void> {
  const all = oldestFirst(folder);
  const next = all[all.findIndex((one) => one.name === name) + 1];
  if (next) {
    const [from, to] = [releasePlaces(join(folder, name)), releasePlaces(join(folder, next.name))];
    const kept = keptFiles(from.pages);
    const keptPaths = new Set(kept.filter(isPageFile).map(pathOfFile));
    const came = readAdded(from.added);
    const added = new Set([...readAdded(to.added).filter((path) => !keptPaths.has(path)), ...came]);
    writeFileAtomic.sync(to.added, JSON.stringify([...added]));
    await inTurns(kept, (file) => {
      mkdirSync(dirname(join(to.pages, file)), { recursive: true });
      renameSync(join(from.pages, file), join(to.pages, file));
    });
    await inTurns(came, (path) => {
      for (const form of FORMS) rmSync(formFile(join(to.pages, fileOf(path)), form), { force: true });
    });
  }
  await rm(join(folder, name), { recursive: true, force: true });
}

/** The later word on a page counts: what was added is removed, whatever file is left of it. */
function* undoPages(folder: string): Generator<readonly [string, PageUndo]> {
  const places = releasePlaces(folder);
  for (const file of keptFiles(places.pages)) if (isPageFile(file)) yield [pathOfFile(file), 'restore'];
  for (const path of readAdded(places.added)) yield [path, 'remove'];
}

/** Names of all files below a folder; none where it is not there. */
function keptFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function readAdded(file: string): string[] {
  return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function readRelease(folder: string): Release {
  return releaseSchema.parse(JSON.parse(readFileSync(releasePlaces(folder).description, 'utf8')));
}

interface Entry {
  name: string;
  number: number;
  isJoining: boolean;
}

/** Folders of releases, the last one first. */
function entriesOf(folder: string): Entry[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .map((name) => ({ name, number: Number.parseInt(name, 10), isJoining: name.endsWith(JOINING) }))
    .sort((one, other) => other.number - one.number);
}

const NAME = /^\d+(?:\.joining)?$/;

const oldestFirst = (folder: string) => entriesOf(folder).reverse();
