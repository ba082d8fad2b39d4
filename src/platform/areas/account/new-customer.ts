import { z } from 'zod';
import { phoneNumberSchema } from '#contract/value/primitive.ts';

export const passwordSchema = z.string().min(1).max(128);

/** A customer who is made without codes. */
export const newCustomerSchema = z.strictObject({
  phone: phoneNumberSchema,
  firstName: z.string().min(1).default('Test'),
  lastName: z.string().min(1).default('Shopper'),
  /** The phone without its plus where left out. */
  username: z.string().min(1).optional(),
  email: z.email().nullable().default(null),
  /** Of any strength; without one the customer signs in by code. */
  password: passwordSchema.optional(),
  /** UZS in the wallet to begin with. */
  wallet: z.int().nonnegative().default(0),
});
