import { formatSiteFile, parseSiteFile, siteFileIn } from './site-file.ts';

/**
 * A site's own file for the time in which pages of before and of after are on the site: the scripts of both
 * may run. Undefined where the one of after says so, too.
 */
export function bothScripts(before: string, after: string): string | undefined {
  const meanwhile = parseSiteFile(after);
  const hashes = new Set([...meanwhile.scriptHashes, ...(siteFileIn(before)?.scriptHashes ?? [])]);
  if (hashes.size === meanwhile.scriptHashes.length) return undefined;
  return formatSiteFile({ ...meanwhile, scriptHashes: [...hashes] });
}
