import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteFile, readSiteStamp, type SiteStamp } from '#publish/directory-reader.ts';
import type { SiteFile } from '#publish/site-file.ts';
import { contentSecurityPolicy } from './headers.ts';

/** A published shop. */
export interface Site extends SiteFile {
  /** Absolute path of the folder with the shop's pages. */
  directory: string;
  /** Value of the header of that name on every page. */
  contentSecurityPolicy: string;
}

/** Finds the shop of a subdomain; undefined where no shop has it. */
export type FindSite = (subdomain: string) => Promise<Site | undefined>;

interface Entry extends SiteStamp {
  site: Site;
}

/** The tenant that a subdomain belongs to now; undefined where it belongs to none. */
export type OwnerOf = (subdomain: string) => string | undefined;

/**
 * Looks shops up below `sitesDirectory`. A changed shop and a new folder count from the next request on. With
 * `ownerOf` only the site of the tenant is served that the subdomain belongs to: neither one that had it before,
 * nor one of a tenant that is gone.
 */
export function createFindSite(sitesDirectory: string, ownerOf?: OwnerOf): FindSite {
  let entries: readonly Entry[] = [];
  let scan: Promise<void> | undefined;

  async function rescan(): Promise<void> {
    const names = await readdir(sitesDirectory).catch(() => []);
    const found = await Promise.all(names.map((name) => readEntry(join(sitesDirectory, name))));
    // A renamed tenant leaves its old folder behind: of two folders with one subdomain the one published last
    // counts.
    entries = found.filter((entry) => entry !== undefined).sort((a, b) => b.changedAt - a.changedAt);
  }

  return async (subdomain) => {
    const owner = ownerOf?.(subdomain);
    if (ownerOf && owner === undefined) return undefined;
    const find = () =>
      entries.find(({ site }) => site.subdomain === subdomain && (!ownerOf || site.tenant === owner));
    const known = find();
    if (known && (await readSiteStamp(known.site.directory))?.stamp === known.stamp) return known.site;
    scan ??= rescan().finally(() => {
      scan = undefined;
    });
    await scan;
    return find()?.site;
  };
}

/** First label of a Host header in lower case: `shop` of `Shop.example.uz:443`. */
export function subdomainOf(host: string | undefined): string {
  const [label = ''] = (host ?? '').split(/[.:]/, 1);
  return label.toLowerCase();
}

async function readEntry(directory: string): Promise<Entry | undefined> {
  const before = await readSiteStamp(directory);
  if (!before) return undefined;
  try {
    const file = await readSiteFile(directory);
    const policy = contentSecurityPolicy(file.frameOrigins);
    return { site: { ...file, directory, contentSecurityPolicy: policy }, ...before };
  } catch (cause) {
    console.error(
      `What ${directory} says of its shop cannot be read, so it is not served. Build the shop again.`,
      cause,
    );
    return undefined;
  }
}
