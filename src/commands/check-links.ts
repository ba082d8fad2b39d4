import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crawlSite } from '#checks/crawl.ts';
import { LANGUAGES } from '#contract/primitive.ts';
import type { DemoStack } from './demo-stack.ts';

/** Pages that the shell links to and that are still to come. */
const TO_COME = ['search', 'profile', 'choosen-products-list', 'compare-products-list'];
const MISSING = [new RegExp(`^/(?:(?:${LANGUAGES.join('|')})/)?(?:${TO_COME.join('|')})(?:/|$)`)];

/** The links of every page of every shop that lead nowhere, as sentences. */
export async function checkLinks({ sitesDirectory, originPattern }: DemoStack): Promise<string[]> {
  const problems: string[] = [];
  for (const shop of await readdir(sitesDirectory)) {
    const directory = join(sitesDirectory, shop);
    const origin = originPattern.replace('{subdomain}', shop);
    const broken = await crawlSite({ directory, origin, missing: MISSING });
    for (const { page, address, reason } of broken)
      problems.push(`${shop}/${page} leads to ${address}: ${reason}`);
  }
  return problems;
}
