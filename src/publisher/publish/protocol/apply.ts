import type { StoreDriver } from './driver.ts';
import { FencedError } from './fenced-error.ts';
import { type AttemptKeys, type Pair, pagePairs, type SiteKeys } from './keys.ts';
import { FORMS } from './page-file.ts';
import { type WriteAheadLog, writeAheadLogSchema } from './write-ahead-log.ts';

/** Pages that are removed between two looks whether the attempt is still the last one. */
const REMOVED_AT_ONCE = 200;

export interface Applied {
  tenant: string;
  driver: StoreDriver;
  site: SiteKeys;
  /** The attempt that wrote the log, and the one of whoever does what it says. */
  attempt: AttemptKeys;
  own: AttemptKeys;
}

/** Does what the log of an attempt says; may have been begun before. Throws a FencedError. */
export async function apply(applied: Applied, log: WriteAheadLog): Promise<void> {
  const { tenant, driver, site, attempt, own } = applied;
  /** A publish stages only the files that it needs. */
  const placeIfThere = (...pair: Pair) => driver.place(attempt.folder, [pair]);
  const place = async (pairs: readonly Pair[]) => {
    if (!(await driver.place(attempt.folder, pairs))) throw new FencedError(tenant);
  };
  await placeIfThere(attempt.siteFileMeanwhile, site.siteFile);
  // No page that can be reached links to one that is not there.
  for (const paths of [log.added, log.changed])
    for (const { pairs } of pagePairs(paths, attempt.page, site.page)) await place(pairs);
  for (let at = 0; at < log.removed.length; at += REMOVED_AT_ONCE) {
    if ((await driver.stateOf(own.folder)) !== 'current') throw new FencedError(tenant);
    const paths = log.removed.slice(at, at + REMOVED_AT_ONCE);
    const keys = paths.flatMap((path) => FORMS.map((form) => site.page(path, form)));
    await driver.remove(keys, attempt.folder);
  }
  const { number } = log.release;
  await placeIfThere(attempt.siteFile, site.siteFile);
  await placeIfThere(attempt.undo, site.undo(number));
  await place([[attempt.buildFile, site.buildFile]]);
  await place([[attempt.release, site.release(number)]]);
}

/** Finishes what an attempt that was taken over had begun to publish; false where it had not come so far. */
export async function finish(applied: Applied): Promise<boolean> {
  const { driver, attempt } = applied;
  const text = await driver.read(attempt.log);
  if (!text) return false;
  try {
    await apply(applied, writeAheadLogSchema.parse(JSON.parse(String(text))));
    return true;
  } catch (error) {
    // It was at work all the time, and has come to its end first; or somebody else has ended it.
    if (error instanceof FencedError && (await driver.stateOf(attempt.folder)) === 'ended') return false;
    throw error;
  }
}
