import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#contract/value/primitive.ts';
import { packByDictionary } from '#lib/pack-by-dictionary.ts';
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

/** By what a page is packed for a browser that has it; another content has another address. */
export interface Dictionary {
  file: string;
  sha256: string;
  bytes: Buffer;
}

/** Head of a body of `dcz`, before the hash of its dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** The body of an answer with the content encoding `dcz` (RFC 9842). */
export async function packPage(page: Uint8Array, { sha256, bytes }: Dictionary): Promise<Buffer> {
  return Buffer.concat([MAGIC, Buffer.from(sha256, 'base64'), await packByDictionary(page, bytes)]);
}

/** Dictionaries of all shops that browsers say they have. */
export class PageDictionaries {
  readonly #assetsDirectory: string;
  readonly #kept = new PackedCache(MAX_BYTES);

  constructor(assetsDirectory: string) {
    this.#assetsDirectory = assetsDirectory;
  }

  /**
   * The dictionary that a browser has of a shop. Undefined where it has none, or one that is older or of
   * somebody else.
   */
  async find(
    headers: IncomingHttpHeaders,
    { dictionaries }: Pick<SiteFile, 'dictionaries'>,
  ): Promise<Dictionary | undefined> {
    const named = headers['available-dictionary'];
    if (typeof named !== 'string' || !takesDictionaries(headers['accept-encoding'])) return undefined;
    const all = Object.values(dictionaries).flat();
    const found = all.find(({ sha256 }) => named === `:${sha256}:`);
    if (!found) return undefined;
    const { file } = found;
    // Without the file the page still goes out, in another form.
    const bytes = await this.#kept.get(file, () => this.#read(file)).catch(() => undefined);
    return bytes && { ...found, bytes };
  }

  async #read(file: string): Promise<Buffer> {
    const path = await findFile(this.#assetsDirectory, file.slice(1).split('/'));
    const form = path && (await openForm(path, 'identity'));
    if (!form) throw new Error(`${file} is not among the assets.`);
    return form.handle.readFile().finally(() => form.handle.close());
  }
}
