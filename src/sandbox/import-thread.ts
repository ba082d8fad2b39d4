import { parentPort, workerData } from 'node:worker_threads';
import type { ImportResult } from '#platform/follow/run-import.ts';
import { gatherFiles } from '#platform/import/gather-files.ts';
import { importFeed } from '#platform/import/import-feed.ts';
import { createShopFrame } from './demo/seed/shop-frame.ts';
import type { FromImport, ImportTask } from './run-import.ts';

/** The thread of an import: started with its task, it ends with one answer. */
async function work({ kind, order }: ImportTask): Promise<ImportResult | undefined> {
  if (kind === 'gather') return void (await gatherFiles(order, new Date()));
  const summary = await importFeed({ ...order, createFrame: createShopFrame });
  const { products, variations, leftOut, putRight, changed } = summary;
  return { products, variations, leftOut, putRight, changed };
}

async function answer(): Promise<FromImport> {
  try {
    return { result: await work(workerData as ImportTask) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { failure: { name, message } };
  }
}

parentPort?.postMessage(await answer());
