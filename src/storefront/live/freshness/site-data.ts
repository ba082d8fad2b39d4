import {
  getCachedMarketData,
  isUpdated,
  listCachedBanners,
  listCachedBlocks,
  listCachedMenus,
  listCachedSlides,
} from '#contract/cache/cache.ts';
import { listPageConfigs } from '#contract/market/content.ts';
import { listCollections, listNews } from '#contract/market/market.ts';
import { CACHE_NAME, isDue, parseStamp, type SiteStamp } from '#domain/freshness/freshness.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** Entries of the cache are named like addresses that no page has. */
const entry = (name: string) => `/${CACHE_NAME}/${name}`;
const STAMP = entry('stamp');

/** Before anything changed. */
const NEVER = new Date(0).toISOString();

/** Answers are stored unchecked: whoever shows a part parses it. */
const AS_IT_IS = { unchecked: true } as const;

/** Calls for the parts that are kept, by name: the site's own data, then the parts of the home page. */
const PARTS = {
  marketData: () => callShop(getCachedMarketData, {}, AS_IT_IS),
  menus: () => callShop(listCachedMenus, {}, AS_IT_IS),
  blocks: () => callShop(listCachedBlocks, {}, AS_IT_IS),
  banners: () => callShop(listCachedBanners, {}, AS_IT_IS),
  slides: () => callShop(listCachedSlides, {}, AS_IT_IS),
  pageConfigs: () => callShop(listPageConfigs, {}, AS_IT_IS),
  collections: () => callShop(listCollections, {}, AS_IT_IS),
  news: () => callShop(listNews, { query: {} }, AS_IT_IS),
};
export type SitePart = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as SitePart[];

/** Stamp for as long as the page lives, where the browser cannot store it. */
let unkept: SiteStamp | undefined;

/** The stamp of the kept data: their time and tenant. */
export async function readStamp(): Promise<SiteStamp | undefined> {
  return parseStamp(await read(STAMP)) ?? unkept;
}

/** A part as the platform answered it, kept or fetched now; undefined if it does not answer. */
export async function getPart(part: SitePart): Promise<unknown> {
  return (await read(entry(part))) ?? PARTS[part]().catch(() => undefined);
}

/**
 * Asks if the shop has changed, if the last check is at least `age` milliseconds old. Fetches its data again
 * if it has, or if none of this tenant are stored. One tab asks at a time; the others do nothing. Returns the
 * stamp after that. Throws if the platform does not answer.
 */
export async function checkSite(tenant: string, age: number): Promise<SiteStamp | undefined> {
  const isFresh = (stamp: SiteStamp | undefined) => !isDue(stamp, { tenant, now: Date.now(), age });
  const known = await readStamp();
  if (isFresh(known)) return known;
  return alone(async () => {
    const kept = await readStamp();
    if (isFresh(kept)) return kept;
    const own = kept?.tenant === tenant ? kept : undefined;
    const { updated, updatedAt } = await callShop(
      isUpdated,
      { query: { lastUpdatedAt: own?.updatedAt ?? NEVER } },
      { rule: (answer) => !Number.isNaN(Date.parse(answer.updatedAt)) },
    );
    // A browser that cannot store the stamp stores no data either. Until new data have come, the stamp keeps
    // the time of the old.
    const began = { tenant, updatedAt: own?.updatedAt ?? NEVER, checkedAt: 0 };
    if ((!own || updated) && (await keep(STAMP, began))) await fetchParts(ALL);
    const stamp = { tenant, updatedAt, checkedAt: Date.now() };
    unkept = (await keep(STAMP, stamp)) ? undefined : stamp;
    return stamp;
  });
}

/** Fetches parts again and keeps them. Throws if one does not come. */
export async function fetchParts(parts: readonly SitePart[]): Promise<void> {
  await Promise.all(parts.map(async (part) => keep(entry(part), await PARTS[part]())));
}

/** Browsers without locks have each tab ask for itself. */
async function alone<Value>(run: () => Promise<Value>): Promise<Value | undefined> {
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) return run();
  return locks.request(CACHE_NAME, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}

async function read(key: string): Promise<unknown> {
  try {
    const kept = await (await caches.open(CACHE_NAME)).match(key);
    return await kept?.json();
  } catch {
    return undefined;
  }
}

/** Returns true if the browser has stored it. */
async function keep(key: string, value: unknown): Promise<boolean> {
  try {
    await (await caches.open(CACHE_NAME)).put(key, Response.json(value));
    return true;
  } catch {
    return false;
  }
}

/** Drops all that is kept. */
export async function dropSite(): Promise<void> {
  unkept = undefined;
  try {
    await caches.delete(CACHE_NAME);
  } catch {
    // A browser without storage has nothing to drop.
  }
}
