import { z } from 'zod';

const whereSchema = z.strictObject({
  /** Only calls with this shop's security key; left out, calls of every shop. */
  shop: z.string().optional(),
  /**
   * Only calls whose path below the base path begins so, of geocoders the whole path; left out, all calls.
   */
  path: z.string().optional(),
  /** Only calls of browsers that name themselves with this text in `user-agent`; left out, of all. */
  agent: z.string().min(1).optional(),
  /** Number of calls that it spoils; every one where left out. */
  times: z.int().positive().optional(),
  /** Only every so-manieth of these calls: 20 is 5 % of them; left out, each of them. */
  every: z.int().min(2).optional(),
});

/**
 * One way in which the platform misbehaves. Faults spoil calls; pictures and the control interface always
 * work.
 */
export const faultSchema = z.discriminatedUnion('kind', [
  whereSchema.extend({ kind: z.literal('status'), status: z.int().min(400).max(599) }),
  /** Answers `ms` milliseconds late; faults after it in the list still apply. */
  whereSchema.extend({ kind: z.literal('latency'), ms: z.int().nonnegative().max(600_000) }),
  /** Half of the JSON, as if that were all. */
  whereSchema.extend({ kind: z.literal('broken-json') }),
  /** Drops the connection before the platform has taken the call. */
  whereSchema.extend({ kind: z.literal('drop') }),
  /** Drops the connection in the middle of the answer: what the call asked for is done. */
  whereSchema.extend({ kind: z.literal('cut') }),
  /**
   * Puts `{ "wrong": true }` in place of a field: the one at the dotted path `field`, or the answer's first.
   */
  whereSchema.extend({ kind: z.literal('wrong-field'), field: z.string().min(1).optional() }),
  /**
   * Neither reads this field of a body nor answers it, as a platform that does not know it; faults after it
   * in the list still apply.
   */
  whereSchema.extend({ kind: z.literal('unknown-field'), field: z.string().min(1) }),
]);
export type Fault = z.infer<typeof faultSchema>;
