import type { Importer } from '#platform/follow/run-import.ts';
import { gatherFiles } from '#platform/import/gather-files.ts';
import { importFeed } from '#platform/import/import-feed.ts';
import { createShopFrame } from '#sandbox/demo/seed/shop-frame.ts';

/** Imports in the thread of the test, which has read all code already. */
export const IMPORTER: Importer = {
  run: (order) => importFeed({ ...order, createFrame: createShopFrame }),
  gather: (order) => gatherFiles(order, new Date()),
};
