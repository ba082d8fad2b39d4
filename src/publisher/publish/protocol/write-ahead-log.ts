import { z } from 'zod';
import { releaseSchema } from './release.ts';

/**
 * What a publish does, written down before the first page moves: from then on it is finished, by whoever
 * comes next if need be.
 */
export const writeAheadLogSchema = z.object({
  release: releaseSchema,
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});
export type WriteAheadLog = z.infer<typeof writeAheadLogSchema>;
