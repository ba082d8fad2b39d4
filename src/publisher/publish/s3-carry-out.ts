import { z } from 'zod';
import { BUILD_FILE } from './build-file.ts';
import { FencedError } from './fenced-error.ts';
import { journalSchema } from './journal.ts';
import { FORMS } from './page-file.ts';
import { type Bucket, JSON_OBJECT } from './s3-bucket.ts';
import { type AttemptKeys, attemptKeys, pageKey, releaseKey, siteFileKey, sitePrefix } from './s3-keys.ts';

/** Pages that are removed between two looks whether the attempt is still the last one. */
const REMOVED_AT_ONCE = 200;

export const s3JournalSchema = journalSchema.extend({
  hasSiteFileMeanwhile: z.boolean(),
});
export type S3Journal = z.infer<typeof s3JournalSchema>;

/** Whether an attempt is still the last one. */
export async function isAlive(bucket: Bucket, keys: AttemptKeys): Promise<boolean> {
  const states = await bucket.list(keys.states);
  return states.length === 1 && states[0]?.key === keys.begun;
}

/**
 * Does what a journal says; may have been begun before. Pages are copied from the attempt's objects, which
 * the next builder removes before it publishes: from then on no copy succeeds. `own` is the attempt of
 * whoever does it. Throws a FencedError.
 */
export async function carryOut(
  bucket: Bucket,
  tenant: string,
  keys: AttemptKeys,
  journal: S3Journal,
  own: AttemptKeys = keys,
): Promise<void> {
  const copy = async (from: string, to: string) => {
    if (!(await bucket.copy(from, to))) throw new FencedError(tenant);
  };
  const putInPlace = (path: string) =>
    Promise.all(FORMS.map((form) => copy(keys.page(path, form), pageKey(tenant, path, form))));
  if (journal.hasSiteFileMeanwhile) await copy(keys.siteFileMeanwhile, siteFileKey(tenant));
  for (const paths of [journal.added, journal.changed]) await Promise.all(paths.map(putInPlace));
  for (let at = 0; at < journal.removed.length; at += REMOVED_AT_ONCE) {
    if (!(await isAlive(bucket, own))) throw new FencedError(tenant);
    const paths = journal.removed.slice(at, at + REMOVED_AT_ONCE);
    await bucket.remove(paths.flatMap((path) => FORMS.map((form) => pageKey(tenant, path, form))));
  }
  await copy(keys.siteFile, siteFileKey(tenant));
  await copy(keys.buildFile, sitePrefix(tenant) + BUILD_FILE);
  await copy(keys.release, releaseKey(tenant, journal.release.number));
}

/** Takes over what another attempt had begun, and ends it; false where it had published nothing. */
export async function takeOver(
  bucket: Bucket,
  tenant: string,
  attempt: string,
  own: AttemptKeys,
): Promise<boolean> {
  const keys = attemptKeys(tenant, attempt);
  // An attempt without it has been ended: what it wrote afterwards counts for nothing.
  const isBegun = async () => (await bucket.get(keys.begun)) !== undefined;
  let hasFinished = false;
  if (await isBegun()) {
    // Whoever writes a journal looks for this before the first page moves.
    await bucket.put(keys.over, '{}', JSON_OBJECT);
    const text = await bucket.get(keys.journal);
    const journal = text && s3JournalSchema.parse(JSON.parse(String(text)));
    if (journal)
      hasFinished = await carryOut(bucket, tenant, keys, journal, own).then(
        () => true,
        async (error: unknown) => {
          // It was at work all the time, and has come to its end first; or somebody else has ended it.
          if (error instanceof FencedError && !(await isBegun())) return false;
          throw error;
        },
      );
  }
  await endAttempt(bucket, keys);
  return hasFinished;
}

/** Removes all that lies there of an attempt. */
export async function endAttempt(bucket: Bucket, keys: AttemptKeys): Promise<void> {
  await bucket.remove([keys.begun]);
  await bucket.remove((await bucket.list(keys.folder)).map(({ key }) => key));
}
