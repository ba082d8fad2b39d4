import { z } from 'zod';

/** Answer of the platform with any status of 400 or more. */
export const failureSchema = z.object({
  code: z.string().describe('For a program: `not-found`, `invalid`, `wrong-key`, `over-stock`.'),
  message: z.string().describe('For a person.'),
  field: z.string().optional().describe('Where in the request the fault is, as a dotted path.'),
});
export type Failure = z.infer<typeof failureSchema>;

/** The failure of a call that refuses for these reasons only. */
export function failureOf<const Code extends string>(...codes: [Code, ...Code[]]) {
  return failureSchema.extend({ code: z.enum(codes) });
}

/** Failures of every call, by status. 401 with `wrong-token` means: sign in again. */
export const COMMON_FAILURES: Readonly<Record<number, z.ZodType<Failure>>> = {
  400: failureOf('invalid'),
  401: failureOf('wrong-key', 'wrong-token'),
  403: failureOf('wrong-key'),
  404: failureOf('not-found'),
  405: failureOf('wrong-method'),
  413: failureOf('too-large'),
  500: failureOf('broken'),
  503: failureOf('starting'),
};
