import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';

/** Pictures made at once: shoppers look at shops meanwhile. */
const AT_ONCE = 2;

/** So many may wait to be made; what is kept is found at any time. */
const MOST_WAITING = 200;

/** Keeps pictures as files of a folder and forgets the oldest of them when they grow too many. */
export class PictureFolder {
  readonly #directory: string;
  readonly #limit: number;
  readonly #mostWaiting: number;
  readonly #turn = pLimit(AT_ONCE);
  readonly #underWay = new Map<string, Promise<Buffer>>();
  /** Bytes of each file by its name, the oldest first; undefined until the folder was looked at. */
  #sizes: Promise<Map<string, number>> | undefined;
  #bytes = 0;
  #isClosed = false;

  /** The folder is made with its first picture; `limit` is in bytes. */
  constructor(directory: string, limit: number, mostWaiting = MOST_WAITING) {
    this.#directory = directory;
    this.#limit = limit;
    this.#mostWaiting = mostWaiting;
  }

  /** True while so many wait that another one would come too late for who asks. */
  get isBusy(): boolean {
    return this.#turn.pendingCount >= this.#mostWaiting;
  }

  /** A picture that is kept already. */
  find(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.#directory, name)).catch(() => undefined);
  }

  /** A picture by its file name: kept already, else made; each is made once, however many ask for it. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#underWay.get(name);
    if (known) return known;
    const picture = this.#readOrMake(name, make).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, picture);
    return picture;
  }

  /** Makes no picture any more; resolves once nothing is written into the folder. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay.values());
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return (await this.find(name)) ?? this.#turn(() => this.#keep(name, make));
  }

  async #keep(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#isClosed) throw new Error(`No picture is made any more: ${name}.`);
    const picture = await make();
    if (this.#isClosed) return picture;
    try {
      this.#sizes ??= this.#look();
      const sizes = await this.#sizes;
      await writeFileAtomic(join(this.#directory, name), picture);
      this.#bytes += picture.length - (sizes.get(name) ?? 0);
      sizes.set(name, picture.length);
      await this.#forget(sizes);
    } catch (error) {
      // A full disk costs time, and no picture.
      console.error(`${join(this.#directory, name)} cannot be kept:`, error);
    }
    return picture;
  }

  async #look(): Promise<Map<string, number>> {
    await mkdir(this.#directory, { recursive: true });
    const names = await readdir(this.#directory);
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...(await stat(join(this.#directory, name))) })),
    );
    files.sort((one, other) => one.mtimeMs - other.mtimeMs);
    this.#bytes = files.reduce((sum, { size }) => sum + size, 0);
    return new Map(files.map(({ name, size }) => [name, size]));
  }

  async #forget(sizes: Map<string, number>): Promise<void> {
    for (const [name, size] of sizes) {
      if (this.#bytes <= this.#limit) return;
      sizes.delete(name);
      this.#bytes -= size;
      await rm(join(this.#directory, name), { force: true });
    }
  }
}
