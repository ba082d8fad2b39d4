import { z } from 'zod';
import { momentSchema } from '#contract/value/primitive.ts';

/** One publish of a shop: what it made of the site, and from what. */
export const releaseSchema = z.object({
  /** Counts up by one, for each shop by itself. */
  number: z.int().positive(),
  at: momentSchema,
  /** Version of the code that rendered pages last. */
  code: z.string(),
  /** Paths of shared files that pages use besides those of the code. */
  files: z.array(z.string()),
  /** The platform's time of the data that the pages show; null where nobody knows. */
  dataTime: momentSchema.nullable(),
  /** The release that it went back to; null of a build. */
  backTo: z.int().positive().nullable(),
  pages: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
});
export type Release = z.infer<typeof releaseSchema>;

/** What a builder says of a release. */
export type ReleaseNote = Pick<Release, 'at' | 'code' | 'files' | 'dataTime'>;

/** What one release did to a page: put it there, or took the place of what was there before. */
export type PageUndo = 'remove' | 'restore';

/** A later release with the pages that it touched. */
export interface ReleaseUndo {
  number: number;
  pages: Iterable<readonly [path: string, undo: PageUndo]>;
}

/** What to do with a page to go back; `from` is the release that keeps what the page was. */
export type PageReturn = { undo: 'remove' } | { undo: 'restore'; from: number };

/**
 * What takes back all that releases did, by the paths of pages. Of several releases that touched a page the
 * first one knows what it was before them all.
 */
export function undoReleases(releases: readonly ReleaseUndo[]): Map<string, PageReturn> {
  const returns = new Map<string, PageReturn>();
  for (const { number, pages } of releases.toSorted((one, other) => other.number - one.number))
    for (const [path, undo] of pages)
      returns.set(path, undo === 'remove' ? { undo } : { undo, from: number });
  return returns;
}

/** The release that a shop was rolled back to and is kept at, until somebody lets it go on. */
export interface Hold {
  /** What it shows. */
  release: number;
  since: string;
}
