import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';

/** Under this name an index notes the release that it knows the pages of. */
export const RELEASE_INPUT = 'release';
/** Under this one, before files move, the release that is to be next. */
export const NEXT_RELEASE_INPUT = 'next-release';

/** True where the index tells of the pages that are there: a site may have been published from elsewhere. */
export function knowsRelease(index: PublishedIndex, release: number): boolean {
  const known = index.input(RELEASE_INPUT) ?? '0';
  // A publish that was killed left what it changed in doubt, whether it came to its release or not.
  return [known, index.input(NEXT_RELEASE_INPUT)].includes(String(release));
}
