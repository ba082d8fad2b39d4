import { z } from 'zod';

/** Money that is put into a wallet, or taken out. */
export const amountSchema = z.strictObject({
  /** Whole UZS; below 0 takes money out. */
  amount: z.int().refine((amount) => amount !== 0, 'must not be 0'),
  reason: z.string().min(1).max(100).default('gift'),
});
