import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overBudget, weighPage } from '#build/page-weight.ts';
import type { DemoStack } from './demo-stack.ts';

/** Prints what one page of each kind weighs in every shop; false where a page is over the budget. */
export async function checkBudgets({ sitesDirectory, assetsDirectory }: Pick<DemoStack, 'sitesDirectory' | 'assetsDirectory'>): Promise<boolean> {
  const problems: string[] = [];
  for (const shop of await readdir(sitesDirectory)) {
    for (const page of await samplePages(join(sitesDirectory, shop))) {
      const weight = weighPage(await readFile(join(sitesDirectory, shop, page), 'utf8'), assetsDirectory);
      const parts = Object.entries(weight).map(([part, bytes]) => `${part} ${(bytes / 1024).toFixed(1)} KB`);
      console.log(`${shop}/${page}  ${parts.join(', ')}`);
      problems.push(...overBudget(weight).map((problem) => `${shop}/${page}: ${problem}`));
    }
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** One page of each folder of the shop, and those without a folder. */
async function samplePages(site: string): Promise<string[]> {
  const pages: string[] = [];
  const entries = await readdir(site, { withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile() && entry.name.endsWith('.html')) pages.push(entry.name);
    if (!entry.isDirectory()) continue;
    const first = (await readdir(join(site, entry.name))).filter((name) => name.endsWith('.html')).sort()[0];
    if (first) pages.push(`${entry.name}/${first}`);
  }
  return pages.sort();
}
