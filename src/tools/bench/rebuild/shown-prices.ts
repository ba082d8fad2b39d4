import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathOfFile } from '#publisher/publish/protocol/page-file.ts';

const PRICE = /(?<!\d)[2-9]\d{7}(?!\d)/g;

/**
 * Goes through all pages of a site in one language: which routes show which of these prices. Others read on
 * meanwhile: a large site takes a minute, and servers end connections that rest.
 */
export async function routesThatShow(
  site: string,
  prices: ReadonlySet<number>,
  prefixes: readonly string[],
): Promise<Map<number, string[]>> {
  const routes = new Map<number, string[]>();
  for (const entry of await readdir(site, { recursive: true, encoding: 'utf8' })) {
    const isOther = prefixes.some((prefix) => entry === `${prefix}.html` || entry.startsWith(`${prefix}/`));
    if (isOther || !entry.endsWith('.html')) continue;
    const found = (await readFile(join(site, entry), 'latin1')).match(PRICE) ?? [];
    for (const price of new Set(found.map(Number))) {
      if (!prices.has(price)) continue;
      const known = routes.get(price);
      if (known) known.push(pathOfFile(entry));
      else routes.set(price, [pathOfFile(entry)]);
    }
  }
  return routes;
}
