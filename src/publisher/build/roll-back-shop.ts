import { existsSync } from 'node:fs';
import type { Language } from '#contract/value/primitive.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { routeOf } from '#publisher/plan/route-pages.ts';
import { openIndex } from '#publisher/publish/index/open-index.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { Release } from '#publisher/publish/protocol/release.ts';
import { ReleaseError, type ShopSite } from '#publisher/publish/protocol/site-store.ts';
import { RELEASE_INPUT } from './compare/known-release.ts';
import type { Directories } from './directories.ts';
import type { ShopContext } from './shop-context.ts';

export interface RollBackOptions extends Pick<ShopContext, 'tenant' | 'store'> {
  directories: Pick<Directories, 'published'>;
  /** The release to show again; the one before that which is shown where left out. */
  to?: number | undefined;
  now: Date;
}

/**
 * Shows an earlier release of a shop again and pins the shop to it. A build that runs meanwhile publishes
 * nothing any more. Throws a ReleaseError.
 */
export async function rollBackShop({
  tenant,
  directories,
  store,
  to,
  now,
}: RollBackOptions): Promise<Release> {
  const site = store.site(tenant.name);
  const goal = to ?? (await releaseBefore(site));
  const { attempt } = await site.begin();
  try {
    const { release, paths } = await site.attempt(attempt).rollBack(goal, now.toISOString());
    const file = directories.published(tenant.name);
    if (existsSync(file)) doubtPages(file, { tenant, attempt, paths, release });
    return release;
  } finally {
    await site.attempt(attempt).drop();
  }
}

/** Puts these pages in doubt: what the builder of the shop knew of them is no longer so. */
function doubtPages(file: string, { tenant, attempt, paths, release }: Doubt): void {
  const { index } = openIndex(file, tenant.name);
  try {
    index.claim(attempt);
    index.doubt(routesOf(paths, index), { [RELEASE_INPUT]: String(release.number) });
  } finally {
    index.close();
  }
}

interface Doubt {
  tenant: TenantConfig;
  attempt: string;
  paths: readonly string[];
  release: Release;
}

function routesOf(paths: readonly string[], index: PublishedIndex): Set<string> {
  const [first = 'ru', ...others] = (index.input('languages')?.split(',') ?? []) as Language[];
  return new Set(paths.map((path) => routeOf(path, [first, ...others]).path));
}

async function releaseBefore(site: ShopSite): Promise<number> {
  const releases = await site.releases();
  const shown = releases[0]?.backTo ?? releases[0]?.number ?? 0;
  const before = releases.find(({ number }) => number < shown);
  if (before) return before.number;
  throw new ReleaseError('There is no earlier release to go back to.');
}
