import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crawlSite } from '#checks/crawl.ts';
import { checkHeads } from '#checks/page-heads.ts';
import type { DemoStack } from './demo-stack.ts';

/**
 * Links, pictures and anchors of all pages of all shops that lead nowhere, and titles and descriptions that
 * search engines cannot tell apart, as sentences.
 */
export async function checkPages({
  sitesDirectory,
  originPattern,
}: Pick<DemoStack, 'sitesDirectory' | 'originPattern'>): Promise<string[]> {
  const problems: string[] = [];
  for (const shop of await readdir(sitesDirectory)) {
    const origin = originPattern.replace('{subdomain}', shop);
    const directory = join(sitesDirectory, shop);
    const broken = await crawlSite({ directory, origin });
    problems.push(...(await checkHeads(directory)).map((problem) => `${shop}/${problem}`));
    problems.push(...broken.map(({ page, address, reason }) => `${shop}/${page}: ${address}: ${reason}`));
  }
  return problems;
}
