import { z } from 'zod';
import { keepReleases } from './keep-releases.ts';
import { type Hold, type Release, releaseSchema } from './release.ts';
import { type Bucket, JSON_OBJECT } from './s3-bucket.ts';
import { keptPrefix, releaseKey, releasesPrefix, stagingPrefix } from './s3-keys.ts';

/** The file of a release, with what it takes to go back to before it. */
const releaseFileSchema = z.object({
  release: releaseSchema,
  /** By the paths of pages, the attempt that kept what was there; null where nothing was. */
  undo: z.record(z.string(), z.string().nullable()),
  /** The site's own file of before; null of the first release. */
  siteFileBefore: z.string().nullable(),
  /** A shop that was rolled back goes on. */
  letGo: z.boolean(),
  /** To be forgotten, while what it took the place of goes to the next one. */
  isJoining: z.boolean(),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** All releases of a shop, the last one first, those that are being forgotten among them. */
export async function readReleases(bucket: Bucket, tenant: string): Promise<ReleaseFile[]> {
  for (;;) {
    const keys = (await bucket.list(releasesPrefix(tenant)))
      .map(({ key }) => key)
      .sort()
      .reverse();
    const texts = await Promise.all(keys.map((key) => bucket.get(key)));
    const files = texts.flatMap((text) => text ?? []);
    // Of one that is forgotten in between, what it gave to the next one may not have been read there.
    if (files.length === keys.length)
      return files.map((text) => releaseFileSchema.parse(JSON.parse(String(text))));
  }
}

/** 0 where there is none. */
export async function lastNumber(bucket: Bucket, tenant: string): Promise<number> {
  const keys = (await bucket.list(releasesPrefix(tenant))).map(({ key }) => key).sort();
  return Number.parseInt(keys.at(-1)?.slice(releasesPrefix(tenant).length) ?? '0', 10);
}

export const releasesOf = (files: readonly ReleaseFile[]): Release[] =>
  files.filter(({ isJoining }) => !isJoining).map(({ release }) => release);

/** Where a shop is held: it was rolled back, and not let go since. */
export async function readHold(bucket: Bucket, tenant: string): Promise<Hold | undefined> {
  const file = await lastFile(bucket, tenant);
  if (!file || file.letGo || file.release.backTo === null) return undefined;
  return { release: file.release.backTo, since: file.release.at };
}

export async function writeLetGo(bucket: Bucket, tenant: string): Promise<void> {
  const file = await lastFile(bucket, tenant);
  if (file && file.release.backTo !== null) await write(bucket, tenant, { ...file, letGo: true });
}

async function lastFile(bucket: Bucket, tenant: string): Promise<ReleaseFile | undefined> {
  const number = await lastNumber(bucket, tenant);
  const text = number > 0 ? await bucket.get(releaseKey(tenant, number)) : undefined;
  return text && releaseFileSchema.parse(JSON.parse(String(text)));
}

/** Forgets releases by their age; gives their numbers. */
export async function thinReleases(bucket: Bucket, tenant: string, now: Date): Promise<number[]> {
  const files = await readReleases(bucket, tenant);
  const keep = keepReleases(releasesOf(files), now);
  const oldestFirst = files.toReversed();
  const isForgotten = (file: ReleaseFile) => file.isJoining || !keep.has(file.release.number);
  const forgotten: number[] = [];
  for (const [at, file] of oldestFirst.entries()) {
    if (!isForgotten(file)) continue;
    const next = oldestFirst[at + 1];
    const isFirst = oldestFirst.slice(0, at).every(isForgotten);
    if (next && !isFirst) {
      if (!file.isJoining) await write(bucket, tenant, { ...file, isJoining: true });
      // What was there before both wins.
      const { siteFileBefore } = file;
      const joined = { ...next, undo: { ...next.undo, ...file.undo }, siteFileBefore };
      oldestFirst[at + 1] = joined;
      await write(bucket, tenant, joined);
    }
    await bucket.remove([releaseKey(tenant, file.release.number)]);
    forgotten.push(file.release.number);
  }
  if (forgotten.length > 0) await removeKept(bucket, tenant);
  return forgotten;
}

/** Removes what no release goes back to any more. Nobody goes back beyond the first one. */
async function removeKept(bucket: Bucket, tenant: string): Promise<void> {
  // In this order: an attempt that is over by the second step has its release by the third.
  const kept = await bucket.list(keptPrefix(tenant));
  const begun = new Set((await bucket.list(stagingPrefix(tenant))).map(({ key }) => key.split('/')[2]));
  const files = await readReleases(bucket, tenant);
  const used = new Set(files.slice(0, -1).flatMap(({ undo }) => Object.values(undo)));
  const attemptOf = (key: string) => key.split('/')[2] ?? '';
  await bucket.remove(
    kept.map(({ key }) => key).filter((key) => !used.has(attemptOf(key)) && !begun.has(attemptOf(key))),
  );
}

async function write(bucket: Bucket, tenant: string, file: ReleaseFile): Promise<void> {
  await bucket.put(releaseKey(tenant, file.release.number), JSON.stringify(file), JSON_OBJECT);
}
