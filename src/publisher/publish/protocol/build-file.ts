import { releaseInfoPath } from '#domain/link/paths.ts';
import type { Release } from './release.ts';
import { siteFileIn } from './site-file.ts';

/** Name of the file that tells everybody which release of a shop is served. */
export const BUILD_FILE = releaseInfoPath().slice(1);

/** Text of the file. Tells nothing that a shopper could not know. */
export function formatBuildFile({ number, at, dataTime, code, backTo, pages }: Release, siteFile: string) {
  const facts = {
    release: number,
    at,
    dataTime,
    code,
    backTo,
    languages: siteFileIn(siteFile)?.languages ?? [],
    pages,
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
