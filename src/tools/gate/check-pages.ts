import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#contract/value/primitive.ts';
import type { DemoStack } from '#tools/stack/demo-stack.ts';
import { crawlSite } from './crawl.ts';
import { checkHeads } from './page-heads.ts';
import { listPageKinds } from './page-kinds.ts';

/**
 * Links, pictures and anchors of all pages of all shops that lead nowhere, titles and descriptions that
 * search engines cannot tell apart, and of a page of each kind faults of its HTML and of its structured data,
 * as sentences.
 */
export async function checkPages({
  sitesDirectory,
  originPattern,
}: Pick<DemoStack, 'sitesDirectory' | 'originPattern'>): Promise<string[]> {
  const problems: string[] = [];
  // Read where they are used, as they are large.
  const { checkMarkup } = await import('./page-markup.ts');
  const { checkData } = await import('./structured-data.ts');
  for (const [at, shop] of (await readdir(sitesDirectory)).sort().entries()) {
    const origin = originPattern.replace('{subdomain}', shop);
    const directory = join(sitesDirectory, shop);
    const broken = await crawlSite({ directory, origin });
    problems.push(...(await checkHeads(directory)).map((problem) => `${shop}/${problem}`));
    const kinds = await listPageKinds(directory);
    // Each shop has a kind in one language, the next shop in the next.
    const some = kinds.filter(
      ({ language }, index) => (LANGUAGES.indexOf(language) + Math.floor(index / 3) + at) % 3 === 0,
    );
    const faults = [...(await checkMarkup(directory, some)), ...(await checkData(directory, kinds))];
    problems.push(...faults.map((fault) => `${shop}/${fault}`));
    problems.push(...broken.map(({ page, address, reason }) => `${shop}/${page}: ${address}: ${reason}`));
  }
  return problems;
}
