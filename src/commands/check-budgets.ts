import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteWeight, weighSite } from '#checks/site-weight.ts';
import type { DemoStack } from './demo-stack.ts';

/** What the pages of every shop weigh, and what of it is over its budget. */
export async function checkBudgets({
  sitesDirectory,
  assetsDirectory,
}: Pick<DemoStack, 'sitesDirectory' | 'assetsDirectory'>): Promise<SiteWeight> {
  const shops = await readdir(sitesDirectory);
  const weights = await Promise.all(
    shops.map((shop) => weighSite(join(sitesDirectory, shop), assetsDirectory)),
  );
  return {
    report: weights.flatMap(({ report }) => report),
    problems: weights.flatMap(({ problems }) => problems),
  };
}
