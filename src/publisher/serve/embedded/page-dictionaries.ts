import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#contract/value/primitive.ts';
import { findFile, openForm } from '#publisher/publish/directory/reader.ts';
import type { SiteFile } from '#publisher/publish/protocol/site-file.ts';
import { takesDictionaries } from './negotiate.ts';
import { PackedCache } from './packed-cache.ts';

/** Bytes of dictionaries that are kept: those of 40 shops in three languages. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Header that offers the dictionary of a language to browsers; undefined where the shop has none. */
export function dictionaryLink(
  { dictionaries }: Pick<SiteFile, 'dictionaries'>,
  language: Language,
): string | undefined {
  const file = dictionaries[language]?.[0]?.file;
  return file && `<${file}>; rel=compression-dictionary`;
}

/** Dictionaries of all shops that browsers say they have. */
export class PageDictionaries {
  readonly #assetsDirectory: string;
  readonly #kept = new PackedCache(MAX_BYTES);

  constructor(assetsDirectory: string) {
    this.#assetsDirectory = assetsDirectory;
  }

  /**
   * Bytes of the dictionary that a browser has of a shop, and their address. Undefined where it has none, or
   * one that is older or of somebody else.
   */
  async find(
    headers: IncomingHttpHeaders,
    { dictionaries }: Pick<SiteFile, 'dictionaries'>,
  ): Promise<{ file: string; bytes: Buffer } | undefined> {
    const named = headers['available-dictionary'];
    if (typeof named !== 'string' || !takesDictionaries(headers['accept-encoding'])) return undefined;
    const all = Object.values(dictionaries).flat();
    const file = all.find(({ sha256 }) => named === `:${sha256}:`)?.file;
    if (file === undefined) return undefined;
    // Without the file the page still goes out, in another form.
    const bytes = await this.#kept.get(file, () => this.#read(file)).catch(() => undefined);
    return bytes && { file, bytes };
  }

  async #read(file: string): Promise<Buffer> {
    const path = await findFile(this.#assetsDirectory, file.slice(1).split('/'));
    const form = path && (await openForm(path, 'identity'));
    if (!form) throw new Error(`${file} is not among the assets.`);
    return form.handle.readFile().finally(() => form.handle.close());
  }
}
