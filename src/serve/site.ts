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

/** Looks shops up below `sitesDirectory`. A changed shop and a new folder count from the next request on. */
export function createFindSite(sitesDirectory: string): FindSite {
  let entries = new Map<string, Entry>();
  let scan: Promise<void> | undefined;

  async function rescan(): Promise<void> {
    const names = await readdir(sitesDirectory).catch(() => []);
    const found = await Promise.all(names.map((name) => readEntry(join(sitesDirectory, name))));
    // A renamed tenant leaves its old folder behind: of two folders with one subdomain the one published last
    // counts.
    const oldestFirst = found
      .filter((entry) => entry !== undefined)
      .sort((a, b) => a.changedAt - b.changedAt);
    entries = new Map(oldestFirst.map((entry) => [entry.site.subdomain, entry]));
  }

  return async (subdomain) => {
    const known = entries.get(subdomain);
    if (known && (await readSiteStamp(known.site.directory))?.stamp === known.stamp) return known.site;
    scan ??= rescan().finally(() => {
      scan = undefined;
    });
    await scan;
    return entries.get(subdomain)?.site;
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
