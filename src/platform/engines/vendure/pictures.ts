import { clearTimeout, setTimeout } from 'node:timers';
import pLimit from 'p-limit';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import type { Image } from '#contract/value/primitive.ts';
import { detectFileType } from '#domain/picture/file-type.ts';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { findCopy, keepCopy } from '#platform/areas/upload/copies.ts';
import type { CheckedFile } from '#platform/areas/upload/keep-upload.ts';
import type { Shop } from '#platform/store/shop.ts';

const DOWNLOADS_AT_ONCE = 4;
const DOWNLOAD_TIMEOUT_MS = 15_000;

/** A larger one is asked for in another form, and then in another size. */
const MAX_BYTES = 1_000_000;

/** Of a picture that is too large as it is, in pixels: screens of phones are that wide. */
const BOUNDED_WIDTH = 1_200;

/** Queries that the asset server makes a picture by, the first without any work of it. */
const WAYS = ['', '?format=webp', `?w=${BOUNDED_WIDTH}&format=webp`];

/** A thing of the shop, and the addresses of its pictures. */
export interface Pictured {
  id: string;
  previews: readonly string[];
}

export interface BringOptions {
  /** Most to wait, in milliseconds. */
  waitMs: number;
  /** Hears of each thing of which a picture came later. */
  onLate(id: string): void;
}

/** Copies of pictures of Vendure, which the shop's own host serves, and how they are brought. */
export class Pictures {
  readonly #log: Log;
  readonly #download = pLimit(DOWNLOADS_AT_ONCE);
  readonly #underWay = new Map<string, Promise<boolean>>();
  /** Those that did not come when they were last asked for. */
  readonly #failed = new Set<string>();
  readonly #stop = new AbortController();

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * Copies the pictures of these things that the shop does not have, and waits for them; not for those that
   * have failed before, which are tried again. False where some are still to come.
   */
  async bring(shop: Shop, things: readonly Pictured[], { waitMs, onLate }: BringOptions): Promise<boolean> {
    let isOver = false;
    const awaited = things.flatMap(({ id, previews }) => {
      const missing = previews.filter((one) => /^https?:/.test(one) && !findCopy(shop, one));
      if (missing.length === 0) return [];
      const isFirst = missing.some((one) => !this.#failed.has(one));
      const came = Promise.all(missing.map((one) => this.#copy(shop, one)));
      void came.then((all) => {
        if (isOver && all.includes(true)) onLate(id);
      });
      return isFirst ? [came] : [];
    });
    const inTime = awaited.length === 0 || (await isDoneWithin(Promise.all(awaited), waitMs));
    isOver = true;
    return inTime;
  }

  /** Drops what is under way. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay.values());
  }

  /** True once it is kept. */
  #copy(shop: Shop, preview: string): Promise<boolean> {
    const known = this.#underWay.get(preview);
    if (known) return known;
    const copied = this.#download(() => this.#tryToCopy(shop, preview)).finally(() =>
      this.#underWay.delete(preview),
    );
    this.#underWay.set(preview, copied);
    return copied;
  }

  async #tryToCopy(shop: Shop, preview: string): Promise<boolean> {
    const { signal } = this.#stop;
    try {
      const picture = await getPicture(preview, signal);
      // The file may be closed by now.
      if (signal.aborted) return false;
      keepCopy(shop, preview, picture, new Date());
      this.#failed.delete(preview);
      return true;
    } catch (error) {
      if (!signal.aborted && !this.#failed.has(preview)) this.#tellMissing(shop, preview, error);
      this.#failed.add(preview);
      return false;
    }
  }

  #tellMissing({ name }: Shop, preview: string, error: unknown): void {
    const line = `${preview} is not copied for ${name}, and tried again later: ${reasonOf(error)}`;
    this.#log.warn({ event: 'picture-missing', tenant: name }, line);
  }
}

/** Picture in all sizes: the copy; without one that of the asset server, by https alone. */
export function pictureOf(shop: Shop, preview: string): Image | undefined {
  const copy = findCopy(shop, preview);
  if (copy || !preview.startsWith('https://')) return copy;
  const sized = (size: string) =>
    preview.includes('?') || size === 'original' ? preview : `${preview}?w=${parseInt(size, 10)}`;
  return { urls: Object.fromEntries(IMAGE_SIZES.map((size) => [size, sized(size)])) };
}

/** The picture as it is, or else as the asset server makes it. Throws where none comes. */
async function getPicture(preview: string, stop: AbortSignal): Promise<CheckedFile> {
  for (const way of preview.includes('?') ? [''] : WAYS) {
    const bytes = await getBytes(preview + way, stop);
    const type = bytes.length > MAX_BYTES ? undefined : detectFileType(bytes);
    if (type?.startsWith('image/')) return { type, bytes };
  }
  throw new Error(`It is no PNG, JPEG or WebP of at most ${MAX_BYTES} bytes.`);
}

/** All bytes, or the first where there are more than may be kept. */
async function getBytes(address: string, stop: AbortSignal): Promise<Uint8Array> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)]);
  const answer = await fetch(address, { signal });
  if (!answer.ok || !answer.body) throw new Error(`The asset server answers with status ${answer.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > MAX_BYTES) break;
  }
  return Buffer.concat(chunks);
}

async function isDoneWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, ms, false);
  try {
    return await Promise.race([work.then(() => true), promise]);
  } finally {
    clearTimeout(timer);
  }
}
