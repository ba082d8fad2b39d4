import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ExplainedError } from '#lib/explained-error.ts';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { readSiteStamp, readStampedSite, type SiteStamp } from '#publisher/publish/directory/reader.ts';
import type { SiteFile } from '#publisher/publish/protocol/site-file.ts';
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

/** A site's own file is unreadable. */
export class SiteFileError extends ExplainedError {
  override name = 'SiteFileError';
  readonly directory: string;

  constructor(directory: string, cause: unknown) {
    super(`What ${directory} says of its shop cannot be read, so it is not served. Build the shop again.`, {
      cause,
    });
    this.directory = directory;
  }
}

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
    entries = await readEntries(sitesDirectory, ({ message, cause }) =>
      log.error({ event: 'site-unreadable', error: cause }, message),
    );
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
    if (!isExpected && !scan && Date.now() - scannedAt < STRANGER_INTERVAL) return undefined;
    scan ??= rescan().finally(() => {
      scan = undefined;
    });
    await scan;
    return find()?.site;
  };
}

/** A published shop and the host names that lead to it. */
export interface ServedSite {
  site: Site;
  hostNames: readonly string[];
}

/**
 * All shops that `createFindSite` would find, by the same rules, sorted by subdomain. Throws a SiteFileError
 * where one cannot be read.
 */
export async function listServedSites(
  sitesDirectory: string,
  { hostSuffixes = LOCAL_SUFFIXES, ownerOf }: FindSiteOptions = {},
): Promise<ServedSite[]> {
  const taken = new Set<string>();
  const entries = await readEntries(sitesDirectory, (error) => {
    throw error;
  });
  const served = entries
    .filter(({ site }) => !ownerOf || ownerOf(site.subdomain) === site.tenant)
    .map(({ site }) => {
      const below = hostSuffixes.map((suffix) => `${site.subdomain}.${suffix}`);
      const hostNames = [...new Set([...below, ...(site.host ? [site.host] : [])])].filter(
        (name) => !taken.has(name),
      );
      for (const name of hostNames) taken.add(name);
      return { site, hostNames };
    });
  return served
    .filter(({ hostNames }) => hostNames.length > 0)
    .sort((a, b) => a.site.subdomain.localeCompare(b.site.subdomain));
}

/** A renamed tenant leaves its old folder behind: of two with one subdomain the one published last counts. */
async function readEntries(
  sitesDirectory: string,
  onFault: (error: SiteFileError) => void,
): Promise<Entry[]> {
  const names = await readdir(sitesDirectory).catch(() => []);
  const found = await Promise.all(names.map((name) => readEntry(join(sitesDirectory, name), onFault)));
  return found.filter((entry) => entry !== undefined).sort((a, b) => b.changedAt - a.changedAt);
}

async function readEntry(
  directory: string,
  onFault: (error: SiteFileError) => void,
): Promise<Entry | undefined> {
  try {
    const found = await readStampedSite(directory);
    return found && { site: { ...found.file, directory }, stamp: found.stamp, changedAt: found.changedAt };
  } catch (cause) {
    onFault(new SiteFileError(directory, cause));
    return undefined;
  }
}
