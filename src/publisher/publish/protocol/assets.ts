import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressAsset } from './compress.ts';
import type { StoreDriver } from './driver.ts';
import { ASSETS } from './keys.ts';
import { type Form, formFile } from './page-file.ts';
import { hashOfForm, pageHash } from './page-hash.ts';
import type { SiteStore } from './site-store.ts';

/** Files that are kept as Brotli, too. */
const PACKABLE = /\.(?:css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/;

/** Milliseconds; less than what a sweep lets files grow old. */
const YOUNG = 3 * 24 * 3_600_000;

const keyOf = (path: string, form: Form) => ASSETS + formFile(path, form);
const formsOf = (path: string): readonly Form[] => (PACKABLE.test(path) ? ['br', 'identity'] : ['identity']);
const isYoung = (changedAt: Date) => Date.now() - changedAt.getTime() < YOUNG;

type Assets = Pick<
  SiteStore,
  'putAssets' | 'putAsset' | 'readAsset' | 'keepAsset' | 'checkAssets' | 'sweepAssets'
>;

/** Files that all shops share, as a `SiteStore` keeps them. */
export function createAssets(driver: StoreDriver): Assets {
  async function write(path: string, content: Uint8Array, forms = formsOf(path)): Promise<void> {
    for (const form of forms) {
      const bytes = form === 'br' ? await compressAsset(content) : content;
      await driver.write(keyOf(path, form), bytes, { hash: pageHash(content) });
    }
  }

  async function putAsset(path: string, content: Uint8Array): Promise<boolean> {
    const hash = pageHash(content);
    const known = await Promise.all(formsOf(path).map((form) => driver.stat(keyOf(path, form))));
    const isSame = known.every((one) => one?.hash === hash);
    // A file that is used again after a long time must not be swept in this moment.
    if (!isSame || !known.every((one) => one && isYoung(one.changedAt))) await write(path, content);
    return !isSame;
  }

  return {
    putAsset,

    async putAssets(folder) {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true });
      const put = files
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((file) => putAsset(relative(folder, file), readFileSync(file)));
      return { written: (await Promise.all(put)).filter(Boolean).length };
    },

    readAsset: (path) => driver.read(keyOf(path, 'identity')),

    async keepAsset(path) {
      const known = await driver.stat(keyOf(path, 'identity'));
      if (!known || isYoung(known.changedAt)) return known !== undefined;
      const content = await driver.read(keyOf(path, 'identity'));
      if (content) await write(path, content);
      return content !== undefined;
    },

    async checkAssets({ mend }) {
      const paths = (await Array.fromAsync(driver.list(ASSETS))).map(({ key }) => key.slice(ASSETS.length));
      const check = async (path: string) => {
        const content = await driver.read(keyOf(path, 'identity'));
        const packed = content && (await driver.read(keyOf(path, 'br')));
        if (!content || (packed && hashOfForm(packed, 'br') === pageHash(content))) return [];
        if (mend) await write(path, content, ['br']);
        return [path];
      };
      return (await Promise.all(paths.filter((path) => PACKABLE.test(path)).map(check))).flat();
    },

    async sweepAssets(isUsed, before) {
      const unused = (await Array.fromAsync(driver.list(ASSETS))).filter(
        ({ key, changedAt }) => !isUsed(key.slice(ASSETS.length).replace(/\.br$/, '')) && changedAt < before,
      );
      const keys = unused.map(({ key }) => key);
      await driver.remove(keys);
      return keys.map((key) => key.slice(ASSETS.length));
    },
  };
}
