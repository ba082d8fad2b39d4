import { z } from 'zod';

/** What the platform answers with any status of 400 or more. */
export const failureSchema = z.object({
  /** For a program: `not-found`, `invalid`, `wrong-key`, `over-stock`. */
  code: z.string(),
  /** For a person. */
  message: z.string(),
  /** Where in the request the fault is, as a dotted path. */
  field: z.string().optional(),
});
export type Failure = z.infer<typeof failureSchema>;
