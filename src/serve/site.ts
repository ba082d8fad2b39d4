import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { languageSchema } from '#contract/primitive.ts';

/** Name of the file that tells the server about a shop. It stands beside the pages and is never served. */
export const SITE_FILE = '_site.json';

export const siteFileSchema = z.object({
  tenant: z.string(),
  /** First label of the shop's host name. */
  subdomain: z.string(),
  /** The shop platform that `/market-api/*` is passed on to. */
  platformUrl: z.url(),
  /** The cache server that `/cache-api/*` is passed on to; the platform's own where left out. */
  cacheServerUrl: z.url().optional(),
  /** The first is the default, without a prefix in paths. */
  languages: z.tuple([languageSchema], languageSchema),
  /** Value of the header of that name on every page. */
  contentSecurityPolicy: z.string(),
});
export type SiteFile = z.infer<typeof siteFileSchema>;

/** A published shop. */
export interface Site extends SiteFile {
  /** Absolute path of the folder with the shop's pages. */
  directory: string;
}

/** Finds the shop of a subdomain; undefined where no shop has it. */
export type FindSite = (subdomain: string) => Promise<Site | undefined>;

interface Entry {
  site: Site;
  stamp: string;
  changedAt: number;
}

/** Looks shops up below `sitesDirectory`. A changed `_site.json` and a new folder count from the next request on. */
export function createFindSite(sitesDirectory: string): FindSite {
  let entries = new Map<string, Entry>();
  let scan: Promise<void> | undefined;

  async function rescan(): Promise<void> {
    const names = await readdir(sitesDirectory).catch(() => []);
    const found = await Promise.all(names.map((name) => readEntry(join(sitesDirectory, name))));
    // A renamed tenant leaves its old folder behind: of two folders with one subdomain the one published last counts.
    const oldestFirst = found
      .filter((entry) => entry !== undefined)
      .sort((a, b) => a.changedAt - b.changedAt);
    entries = new Map(oldestFirst.map((entry) => [entry.site.subdomain, entry]));
  }

  return async (subdomain) => {
    const known = entries.get(subdomain);
    if (known && (await readStamp(known.site.directory))?.stamp === known.stamp) return known.site;
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
  const before = await readStamp(directory);
  if (!before) return undefined;
  try {
    const site = siteFileSchema.parse(JSON.parse(await readFile(join(directory, SITE_FILE), 'utf8')));
    return { site: { ...site, directory }, ...before };
  } catch (cause) {
    console.error(
      `${join(directory, SITE_FILE)} cannot be read, so its shop is not served. Build the shop again.`,
      cause,
    );
    return undefined;
  }
}

async function readStamp(directory: string): Promise<{ stamp: string; changedAt: number } | undefined> {
  const file = await stat(join(directory, SITE_FILE)).catch(() => undefined);
  return file && { stamp: `${file.ino} ${file.size} ${file.mtimeMs}`, changedAt: file.mtimeMs };
}
