import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExchangeError } from './exchange-error.ts';
import { safePath } from './safe-path.ts';
import { unzip } from './unzip.ts';

/** Files of a program that are read, and what is kept of them for the next exchange. */
export class ExchangeFolder {
  /** Goods of all exchanges so far. */
  readonly ledger: string;
  readonly files: string;

  /** `file` is the platform's. */
  constructor(file: string, shop: string) {
    const folder = join(`${file}.exchange`, shop);
    this.ledger = join(folder, 'goods.sqlite');
    this.files = join(folder, 'files');
  }

  /** Makes room for the files of a new exchange; pictures stay where goods that show them wait. */
  async begin({ keepPictures }: { keepPictures: boolean }): Promise<void> {
    if (!keepPictures) await rm(this.files, { recursive: true, force: true });
    await mkdir(this.files, { recursive: true });
    for (const name of await this.#named(/\.(?:xml|zip)$/i))
      await rm(join(this.files, name), { force: true });
  }

  /** Adds a piece to a file. Throws `ExchangeError` for a name that is none. */
  async append(name: string, bytes: Uint8Array): Promise<void> {
    const file = safePath(this.files, name);
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, bytes);
  }

  /** Path of a file that came, in an archive or by itself. Throws `ExchangeError` where none did. */
  async find(name: string): Promise<string> {
    for (const archive of await this.#named(/\.zip$/i)) {
      const path = join(this.files, archive);
      await unzip(path, this.files);
      await rm(path);
    }
    const file = safePath(this.files, name);
    if (existsSync(file)) return file;
    throw new ExchangeError(`The file ${name} did not come. Send it with mode=file first.`);
  }

  /** Takes away a file that was read. */
  async drop(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  /** True while a file came that was not read yet. */
  async hasMore(): Promise<boolean> {
    return (await this.#named(/\.xml$/i)).length > 0;
  }

  async #named(pattern: RegExp): Promise<string[]> {
    const entries = await readdir(this.files, { withFileTypes: true }).catch(() => []);
    return entries.filter((one) => one.isFile() && pattern.test(one.name)).map(({ name }) => name);
  }
}
