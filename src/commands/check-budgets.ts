import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { weighSite } from '#checks/site-weight.ts';
import type { DemoStack } from './demo-stack.ts';

/** Prints what the pages of every shop weigh; false where something is over its budget. */
export async function checkBudgets({
  sitesDirectory,
  assetsDirectory,
}: Pick<DemoStack, 'sitesDirectory' | 'assetsDirectory'>): Promise<boolean> {
  const shops = await readdir(sitesDirectory);
  const weights = await Promise.all(
    shops.map((shop) => weighSite(join(sitesDirectory, shop), assetsDirectory)),
  );
  for (const line of weights.flatMap(({ report }) => report)) console.log(line);
  const problems = weights.flatMap((weight) => weight.problems);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
