import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import { detectFileType, extensionOf, type FileType, TELLING_BYTES } from '#domain/picture/file-type.ts';
import { keepPicture, UPLOAD_PATH } from '#platform/areas/upload/keep-upload.ts';
import type { Sql } from '#platform/store/database.ts';
import type { CommerceLedger } from './commerce-ledger.ts';

/** Pictures that lie beside the files of an exchange: the platform keeps them as it keeps uploads. */
export class CommercePictures {
  readonly #folder: string;
  readonly #tenant: string;
  readonly #found = new Map<string, { path: string; type: FileType }>();

  constructor(folder: string, tenant: string) {
    this.#folder = folder;
    this.#tenant = tenant;
  }

  /**
   * Address of the picture at a path: of the file there, else of the one that an exchange before has brought;
   * the path itself where there is none that can be shown.
   */
  urlOf(path: string, ledger: Pick<CommerceLedger, 'pictureAt' | 'addPicture'>): string {
    if (/^https?:/i.test(path)) return path;
    const plain = path.replaceAll('\\', '/');
    const file = join(this.#folder, plain);
    const stats = file.startsWith(this.#folder + sep) ? statSync(file, { throwIfNoEntry: false }) : undefined;
    const type = stats?.isFile() && stats.size <= MAX_UPLOAD_BYTES ? typeOf(file) : undefined;
    if (!stats || !type || type === 'video/mp4') return ledger.pictureAt(plain) ?? path;
    const id = hash('sha256', JSON.stringify([this.#tenant, plain, stats.size, stats.mtimeMs])).slice(0, 32);
    this.#found.set(id, { path: file, type });
    const url = `${UPLOAD_PATH}${id}.${extensionOf(type)}`;
    ledger.addPicture(plain, url);
    return url;
  }

  /** Keeps the pictures that were found for a shop; those that it has stay as they are. */
  keep(sql: Sql, shop: number, now: Date): void {
    for (const [id, { path, type }] of this.#found)
      keepPicture({ id: shop, sql }, { id, type, read: () => readFileSync(path) }, now);
  }
}

function typeOf(file: string): FileType | undefined {
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(TELLING_BYTES);
    return detectFileType(head.subarray(0, readSync(descriptor, head)));
  } finally {
    closeSync(descriptor);
  }
}
