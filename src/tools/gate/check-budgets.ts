import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inventorySchema } from '#publisher/render/compile/script-inventory.ts';
import type { DemoStack } from '#tools/stack/demo-stack.ts';
import { lateIslandsOver, weighLateIslands } from './late-islands.ts';
import { firstScripts, weighWorker } from './page-weight.ts';
import { type SiteWeight, weighSite } from './site-weight.ts';

/** Weighs the pages of every shop, and names those over their budget. */
export async function checkBudgets({
  sitesDirectory,
  assetsDirectory,
  inventoryFile,
}: Pick<DemoStack, 'sitesDirectory' | 'assetsDirectory' | 'inventoryFile'>): Promise<SiteWeight> {
  const shops = await readdir(sitesDirectory);
  const weights = await Promise.all(
    shops.map((shop) => weighSite(join(sitesDirectory, shop), assetsDirectory)),
  );
  const inventory = inventorySchema.parse(JSON.parse(await readFile(inventoryFile, 'utf8')));
  const scripts = inventory.map(({ url }) => url).filter((url) => url.startsWith('/_astro/'));
  const [shop = ''] = shops;
  const home = await readFile(join(sitesDirectory, shop, 'index.html'), 'utf8');
  const late = weighLateIslands(scripts, firstScripts(home, assetsDirectory), assetsDirectory);
  const worker = weighWorker(assetsDirectory);
  return {
    report: weights
      .flatMap(({ report }) => report)
      .concat(`service worker ${(worker.bytes / 1024).toFixed(1)} KB`)
      .concat(late.map(({ script, own }) => `${script}  for itself ${(own / 1024).toFixed(1)} KB`)),
    problems: weights.flatMap(({ problems }) => problems).concat(lateIslandsOver(late), worker.problems),
  };
}
