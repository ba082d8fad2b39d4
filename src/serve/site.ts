import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#log/log.ts';
import { CONSOLE_LOG } from '#log/text-log.ts';
import { readSiteFile, readSiteStamp, type SiteStamp } from '#publish/directory-reader.ts';
import type { SiteFile } from '#publish/site-file.ts';
import { subdomainOf } from './host-name.ts';

/** A published shop. */
export interface Site extends SiteFile {
  /** Absolute path of the folder with the shop's pages. */
  directory: string;
}

/** Finds the shop of a host name; undefined where no shop has it. */
export type FindSite = (hostName: string) => Promise<Site | undefined>;

interface Entry extends SiteStamp {
  site: Site;
}

/** The tenant that a subdomain belongs to now; undefined where it belongs to none. */
export type OwnerOf = (subdomain: string) => string | undefined;

/** Below which names shops are served, where nothing else is configured: those of this machine. */
export const LOCAL_SUFFIXES: readonly string[] = ['localhost'];

/** For host names that nobody knows, folders are looked through this often at most, in milliseconds. */
const STRANGER_INTERVAL = 1000;

export interface FindSiteOptions {
  /** A shop is served at its own host, and as its subdomain below each of these. */
  hostSuffixes?: readonly string[] | undefined;
  ownerOf?: OwnerOf | undefined;
  log?: Log | undefined;
}

/**
 * Looks shops up below `sitesDirectory`. A changed shop and a new folder count from the next request on. With
 * `ownerOf` only the site of the tenant is served that the subdomain belongs to: neither one that had it
 * before, nor one of a tenant that is gone.
 */
export function createFindSite(
  sitesDirectory: string,
  { hostSuffixes = LOCAL_SUFFIXES, ownerOf, log = CONSOLE_LOG }: FindSiteOptions = {},
): FindSite {
  let entries: readonly Entry[] = [];
  let scan: Promise<void> | undefined;
  let scannedAt = 0;

  async function rescan(): Promise<void> {
    scannedAt = Date.now();
    const names = await readdir(sitesDirectory).catch(() => []);
    const found = await Promise.all(names.map((name) => readEntry(join(sitesDirectory, name), log)));
    // A renamed tenant leaves its old folder behind: of two folders with one subdomain the one published last
    // counts.
    entries = found.filter((entry) => entry !== undefined).sort((a, b) => b.changedAt - a.changedAt);
  }

  return async (hostName) => {
    const subdomain = subdomainOf(hostName, hostSuffixes);
    const find = () =>
      entries.find(
        ({ site }) =>
          (site.subdomain === subdomain || site.host === hostName) &&
          (!ownerOf || ownerOf(site.subdomain) === site.tenant),
      );
    const known = find();
    if (known && (await readSiteStamp(known.site.directory))?.stamp === known.stamp) return known.site;
    const isExpected = known || (subdomain !== undefined && (!ownerOf || ownerOf(subdomain) !== undefined));
    if (!isExpected && Date.now() - scannedAt < STRANGER_INTERVAL) return undefined;
    scan ??= rescan().finally(() => {
      scan = undefined;
    });
    await scan;
    return find()?.site;
  };
}

async function readEntry(directory: string, log: Log): Promise<Entry | undefined> {
  const before = await readSiteStamp(directory);
  if (!before) return undefined;
  try {
    return { site: { ...(await readSiteFile(directory)), directory }, ...before };
  } catch (error) {
    log.error(
      { event: 'site-unreadable', error },
      `What ${directory} says of its shop cannot be read, so it is not served. Build the shop again.`,
    );
    return undefined;
  }
}
