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

/** A builder's description of a release. */
export type ReleaseNote = Pick<Release, 'at' | 'code' | 'files' | 'dataTime'>;

/** The release that a shop was rolled back to and is kept at, until somebody lets it go on. */
export interface Pin {
  /** Number of the release that is shown. */
  release: number;
  since: string;
}
