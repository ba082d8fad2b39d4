import { z } from 'zod';
import { paymentMethodSchema } from '#contract/order/payment.ts';
import { shippingRuleSchema } from '#platform/store/document-kinds.ts';
import { record } from './record.ts';
import { textSchema } from './text.ts';

export const branchSchema = record({
  name: textSchema,
  /** The shop's own address where left out. */
  address: textSchema.optional(),
  administrativeArea: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  /** True where orders can be fetched there. */
  pickUp: z.boolean().default(true),
});
export type Branch = z.output<typeof branchSchema>;

const { kind, freeFrom, zones } = shippingRuleSchema.shape;

/** Branches, hours, shipping services and ways to pay (`shared/trade.yml`); a shop names what it offers. */
export const tradeSchema = record({
  workingHours: textSchema,
  branches: z.array(branchSchema).min(1),
  services: z.record(z.string(), record({ name: textSchema, kind, freeFrom, zones })),
  methods: z.record(
    z.string(),
    record({ name: textSchema, gatewayType: paymentMethodSchema.shape.gatewayType }),
  ),
});
export type Trade = z.output<typeof tradeSchema>;

/** One of the shared services or ways to pay, for some suppliers only or for all. */
export interface Offer {
  use: string;
  /** Names of suppliers; all where left out. */
  suppliers?: string[] | undefined;
}

/** The name of a shared service or way to pay, with the suppliers that it is for where not all have it. */
export function offersSchema(names: readonly string[]) {
  const nameSchema = z.enum(names);
  return z.array(
    z.union([
      nameSchema.transform((use): Offer => ({ use })),
      record({ use: nameSchema, suppliers: z.array(z.string()).min(1).optional() }),
    ]),
  );
}
