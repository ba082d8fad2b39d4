import { z } from 'zod';
import { releaseSchema } from './release.ts';

/**
 * Steps of a publish, written down before the first page moves: from then on it is finished, by the next
 * builder if need be.
 */
export const writeAheadLogSchema = z.object({
  release: releaseSchema,
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});
export type WriteAheadLog = z.infer<typeof writeAheadLogSchema>;
