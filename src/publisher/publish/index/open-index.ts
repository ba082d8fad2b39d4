import { existsSync, renameSync, rmSync } from 'node:fs';
import { isDamage } from '#lib/storage-fault.ts';
import { PublishedIndex, TENANT_INPUT } from './published-index.ts';

/** An index, and why an earlier one was given up: an empty one, where only the site says what lies there. */
export interface OpenedIndex {
  index: PublishedIndex;
  lost?: string;
}

/** Opens the index of a shop, or starts an empty one: also in place of one that is damaged or another's. */
export function openIndex(file: string, tenant: string): OpenedIndex {
  let index: PublishedIndex | undefined;
  try {
    index = new PublishedIndex(file);
    const name = index.input(TENANT_INPUT) ?? tenant;
    if (name === tenant) return { index };
    index.close();
    return startAnew(file, `it is of the shop ${name}`);
  } catch (error) {
    if (!isDamage(error)) throw error;
    if (index?.isOpen) index.close();
    return startAnew(file, `it is damaged (${error instanceof Error ? error.message : error})`);
  }
}

/** Sets an index aside and starts an empty one. `reason` says why. */
export function startAnew(file: string, reason: string): OpenedIndex {
  if (existsSync(file)) renameSync(file, `${file}.damaged`);
  for (const end of ['-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
  const lost = `The index ${file} was begun anew, for ${reason}: all pages were compared with what lies on disk.`;
  return { index: new PublishedIndex(file), lost };
}
