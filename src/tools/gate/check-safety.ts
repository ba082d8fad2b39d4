import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSiteFile } from '#publisher/publish/protocol/site-file.ts';
import { integrityOf } from '#publisher/render/astro/page-scripts.ts';
import { inventorySchema } from '#publisher/render/compile/script-inventory.ts';
import type { DemoStack } from '#tools/stack/demo-stack.ts';
import { unsafeIn } from './page-safety.ts';

/** Forbidden parts of pages, and faults of the inventory of scripts, as sentences. */
export async function checkSafety({
  sitesDirectory,
  assetsDirectory,
  inventoryFile,
}: Pick<DemoStack, 'sitesDirectory' | 'assetsDirectory' | 'inventoryFile'>): Promise<string[]> {
  const inventory = inventorySchema.parse(JSON.parse(await readFile(inventoryFile, 'utf8')));
  const problems: string[] = [];
  for (const { url, integrity, unknown } of inventory) {
    if (integrityOf(await readFile(join(assetsDirectory, url))) !== integrity)
      problems.push(`${url} is not what the inventory of scripts says`);
    for (const module of unknown)
      problems.push(
        `${url} holds ${module}, which has no purpose in src/publisher/render/compile/script-purpose.ts`,
      );
  }
  for (const shop of await readdir(sitesDirectory)) {
    const directory = join(sitesDirectory, shop);
    const site = parseSiteFile(await readFile(join(directory, '_site.json'), 'utf8'));
    const pages = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html'));
    for (const page of pages) {
      const html = await readFile(join(directory, page), 'utf8');
      const unsafe = unsafeIn(html, inventory, site.scriptHashes[0] ?? '');
      problems.push(...unsafe.map((problem) => `${shop}/${page}: ${problem}`));
    }
  }
  return problems;
}
