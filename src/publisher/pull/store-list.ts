import type { SnapshotWriter } from '#publisher/snapshot/snapshot-writer.ts';
import { type ListPage, listPages } from './list-pages.ts';

export interface StoreListOptions<Item> {
  /** Name of the list in the snapshot's progress. */
  list: string;
  load: (page: number) => Promise<ListPage<Item>>;
  /** Makes items ready to write; may take its time. */
  prepare?: ((items: Item[]) => Promise<Item[]>) | undefined;
  /** Writes the items of one page; runs in a transaction with the progress. */
  store: (items: Item[]) => void;
  ahead: number;
  maxItems: number;
  onProgress: (done: number, total: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Stores a paged list, after the pages that are stored already. Gives false where the list changed its length
 * meanwhile: items may be missing then. Some may be missing, too, where as many went as came.
 */
export async function storeList<Item>(
  writer: SnapshotWriter,
  { list, load, prepare, store, ahead, maxItems, onProgress, signal }: StoreListOptions<Item>,
): Promise<boolean> {
  const before = writer.progress(list);
  let total = before?.total;
  for await (const page of listPages(load, { from: (before?.page ?? 0) + 1, ahead, maxItems })) {
    signal?.throwIfAborted();
    if (page.total !== (total ?? page.total)) return false;
    total = page.total;
    const items = prepare ? await prepare(page.items) : page.items;
    writer.transaction(() => {
      store(items);
      writer.setProgress(list, { page: page.page, total: page.total });
    });
    onProgress(Math.min(page.page * page.size, page.total), page.total);
  }
  return true;
}
