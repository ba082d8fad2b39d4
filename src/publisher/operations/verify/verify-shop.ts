import { existsSync } from 'node:fs';
import type { Language } from '#contract/value/primitive.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { databaseFault } from '#lib/storage-fault.ts';
import type { ShopContext } from '#publisher/build/shop-context.ts';
import { pagesOf } from '#publisher/plan/route-pages.ts';
import { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { Pin } from '#publisher/publish/protocol/release.ts';
import { findFaults, type PageFault } from '#publisher/publish/protocol/site-faults.ts';
import type { SiteFile } from '#publisher/publish/protocol/site-file.ts';

/** Faults of the site of a shop. */
export interface ShopFaults {
  tenant: string;
  /** Published pages, in all languages. */
  pages: number;
  pageFaults: PageFault[];
  /** Files that are damaged or missing, each as a sentence with what is wrong. */
  fileFaults: string[];
  /** Files of the site that are no pages: somebody else's, which stay. */
  others: readonly string[];
  /** Where the shop was rolled back. */
  hold?: Pin | undefined;
}

/** Holds what lies on disk of a shop against what its index says was published. Changes nothing. */
export async function verifyShop({
  tenant,
  platformUrl,
  directories,
  store,
}: Omit<ShopContext, 'origin' | 'isolation'>): Promise<ShopFaults> {
  const site = store.site(tenant.name);
  const faults: ShopFaults = { tenant: tenant.name, pages: 0, pageFaults: [], fileFaults: [], others: [] };
  const indexFile = directories.published(tenant.name);
  const isThere = await site.exists();
  if (!isThere) faults.fileFaults.push('The shop has no site: nothing is served for it.');
  else if (!isOf(await site.readDescription(), tenant, platformUrl))
    faults.fileFaults.push("The site's own file is missing, damaged, or of another configuration.");
  for (const [name, file] of [
    ['index', indexFile],
    ['snapshot', directories.snapshot(tenant.name)],
  ]) {
    const fault = file && databaseFault(file);
    if (fault) faults.fileFaults.push(`The ${name} ${file} cannot be used: ${fault}.`);
  }
  if (!isThere || !existsSync(indexFile) || databaseFault(indexFile)) return faults;

  const published = publishedPages(indexFile);
  const { pages, others } = await site.readStored();
  const hold = await site.pinned();
  const found = findFaults(published, pages);
  // Of pages that a rollback put back the index knows nothing: there only their forms can be compared.
  const pageFaults = hold
    ? found.filter(({ path, fault }) => fault === 'forms' || published.get(path))
    : found;
  return { ...faults, pages: published.size, pageFaults, others, hold };
}

/** True where a site's own file says what the server finds the shop by. */
function isOf(found: SiteFile | undefined, tenant: TenantConfig, platformUrl: string): boolean {
  return (
    found?.tenant === tenant.name &&
    found.subdomain === tenant.subdomain &&
    found.platformUrl === platformUrl &&
    found.languages.join() === tenant.languages.join()
  );
}

/** Hashes of all published pages by their paths. */
function publishedPages(indexFile: string): Map<string, string> {
  const index = new PublishedIndex(indexFile);
  try {
    const languages = (index.input('languages')?.split(',') ?? []) as Language[];
    const pages = new Map<string, string>();
    for (const { path } of index.routes()) {
      const hashes = index.task(path).publishedHashes ?? [];
      for (const [at, page] of pagesOf(path, languages).entries()) pages.set(page, hashes[at] ?? '');
    }
    return pages;
  } finally {
    index.close();
  }
}
