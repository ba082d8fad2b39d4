import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressAsset } from './compress.ts';
import { PACKABLE, YOUNG } from './directory-assets.ts';
import type { Form } from './page-file.ts';
import { pageHash } from './page-hash.ts';
import { type Bucket, headersFor, type ObjectStat } from './s3-bucket.ts';
import { assetKey } from './s3-keys.ts';
import type { ObjectHeaders } from './site-store.ts';

/** What a file is served with, by its path. */
export type AssetHeaders = (path: string) => ObjectHeaders;

/** Puts the files of a folder that are not there with the same bytes. */
export async function putAssets(
  bucket: Bucket,
  headersOf: AssetHeaders,
  folder: string,
): Promise<{ written: number }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const written = await Promise.all(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return putAsset(bucket, headersOf, relative(folder, file), readFileSync(file));
    }),
  );
  return { written: written.filter(Boolean).length };
}

/** Puts one file, texts as Brotli too. False where it is there with the same bytes. */
export async function putAsset(
  bucket: Bucket,
  headersOf: AssetHeaders,
  path: string,
  content: Uint8Array,
): Promise<boolean> {
  const hash = pageHash(content);
  const known = await Promise.all(formsOf(path).map((form) => bucket.stat(assetKey(path, form))));
  const isSame = known.every((one) => one?.hash === hash);
  if (!isSame || !known.every(isYoung)) await write(bucket, headersOf, path, content);
  return !isSame;
}

/** Whether a file is there; it is then not swept for days. */
export async function keepAsset(bucket: Bucket, headersOf: AssetHeaders, path: string): Promise<boolean> {
  const known = await bucket.stat(assetKey(path, 'identity'));
  if (!known || isYoung(known)) return known !== undefined;
  const content = await bucket.get(assetKey(path, 'identity'));
  if (content) await write(bucket, headersOf, path, content);
  return content !== undefined;
}

const formsOf = (path: string): readonly Form[] => (PACKABLE.test(path) ? ['br', 'identity'] : ['identity']);

const isYoung = (object: ObjectStat | undefined) =>
  object !== undefined && Date.now() - object.changedAt.getTime() < YOUNG;

async function write(
  bucket: Bucket,
  headersOf: AssetHeaders,
  path: string,
  content: Uint8Array,
): Promise<void> {
  const hash = pageHash(content);
  for (const form of formsOf(path)) {
    const bytes = form === 'br' ? await compressAsset(content) : content;
    await bucket.put(assetKey(path, form), bytes, headersFor(headersOf(path), form), hash);
  }
}

/** Names of files whose packed form is not there, broken or of another content; `mend` packs them anew. */
export async function checkAssets(bucket: Bucket, headersOf: AssetHeaders, mend: boolean): Promise<string[]> {
  const paths = (await bucket.list('assets/')).map(({ key }) => key.slice('assets/'.length));
  const checked = await Promise.all(
    paths
      .filter((path) => PACKABLE.test(path))
      .map(async (path) => {
        const content = await bucket.get(assetKey(path, 'identity'));
        if (!content || unpacked(await bucket.get(assetKey(path, 'br')))?.equals(content)) return [];
        if (mend)
          await bucket.put(
            assetKey(path, 'br'),
            await compressAsset(content),
            headersFor(headersOf(path), 'br'),
            pageHash(content),
          );
        return [path];
      }),
  );
  return checked.flat();
}

/** Removes files that nothing uses and that were written before a moment; gives their paths. */
export async function sweepAssets(
  bucket: Bucket,
  isUsed: (path: string) => boolean,
  before: Date,
): Promise<string[]> {
  const swept: string[] = [];
  const keys: string[] = [];
  for (const { key, changedAt } of await bucket.list('assets/')) {
    const path = key.slice('assets/'.length);
    const plain = path.replace(/\.br$/, '');
    if (changedAt >= before || isUsed(plain)) continue;
    keys.push(key);
    if (plain === path) swept.push(path);
  }
  await bucket.remove(keys);
  return swept;
}

function unpacked(packed: Buffer | undefined): Buffer | undefined {
  try {
    return packed && brotliDecompressSync(packed);
  } catch {
    return undefined;
  }
}
