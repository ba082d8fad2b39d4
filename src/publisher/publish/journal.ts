import { z } from 'zod';
import { releaseSchema } from './release.ts';

/**
 * What a publish does, written down before the first page moves: from then on it is finished, by whoever
 * comes next if need be.
 */
export const journalSchema = z.object({
  release: releaseSchema,
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});
export type Journal = z.infer<typeof journalSchema>;

export function parseJournal(text: string): Journal {
  return journalSchema.parse(JSON.parse(text));
}
