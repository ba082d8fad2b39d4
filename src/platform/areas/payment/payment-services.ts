import { z } from 'zod';
import { WEBHOOK_SECRET } from '#contract/cache/webhook.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import type { Localized } from '#contract/value/primitive.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Address that a browser is sent to: encrypted, or on this machine. */
const pageSchema = z
  .url()
  .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/, 'must begin with https://');
const numberSchema = z.string().regex(/^\d{1,12}$/, 'must be a number, as the cabinet shows it');

/** A service that takes money on a page of its own, with what the shop's contract with it says. */
export const paymentServiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('payme'),
    page: pageSchema.default('https://checkout.paycom.uz'),
    merchant: z.string().regex(/^[0-9a-f]{24}$/, 'must be the 24 letters of the cash desk'),
    key: z.string().min(8, 'must be the key of the cash desk'),
  }),
  z.strictObject({
    kind: z.literal('click'),
    page: pageSchema.default('https://my.click.uz/services/pay'),
    merchant: numberSchema,
    service: numberSchema,
    key: z.string().min(8, 'must be the secret key of the service'),
  }),
  z.strictObject({
    kind: z.literal('signed'),
    page: pageSchema,
    key: z.string().regex(WEBHOOK_SECRET, 'must be like whsec_ and 24 to 64 bytes in Base64'),
  }),
]);
export type PaymentService = z.output<typeof paymentServiceSchema>;
export type PaymentServiceKind = PaymentService['kind'];

interface MethodOfService {
  /** Far above those of methods that an owner writes. */
  id: number;
  name: Localized;
}

const METHODS: Readonly<Record<PaymentServiceKind, MethodOfService>> = {
  payme: { id: 900_000_001, name: { ru: 'Payme', uz: 'Payme', en: 'Payme' } },
  click: { id: 900_000_002, name: { ru: 'Click', uz: 'Click', en: 'Click' } },
  signed: {
    id: 900_000_003,
    name: { ru: 'Картой онлайн', uz: 'Karta bilan onlayn', en: 'By card online' },
  },
};

export const PAYMENT_SERVICE_KINDS = Object.keys(METHODS) as PaymentServiceKind[];

/** The payment services of a shop. */
export function readPaymentServices(shop: Shop): PaymentService[] {
  return shop.sql.all<{ settings: string }>`
    SELECT settings FROM payment_service WHERE shop = ${shop.id} ORDER BY kind`.map(({ settings }) =>
    JSON.parse(settings),
  );
}

/** One payment service of a shop; undefined where it has none of this kind. */
export function findPaymentService<Kind extends PaymentServiceKind>(
  shop: Shop,
  kind: Kind,
): Extract<PaymentService, { kind: Kind }> | undefined {
  const row = shop.sql.get<{ settings: string }>`
    SELECT settings FROM payment_service WHERE shop = ${shop.id} AND kind = ${kind}`;
  return row && JSON.parse(row.settings);
}

/** From now on the shop offers the service; one of the same kind is replaced. */
export function writePaymentService(shop: Shop, service: PaymentService): void {
  shop.sql.run`
    INSERT INTO payment_service (shop, kind, settings)
    VALUES (${shop.id}, ${service.kind}, ${JSON.stringify(service)})
    ON CONFLICT (shop, kind) DO UPDATE SET settings = excluded.settings`;
}

/** The shop no longer offers the service; orders that wait for it can no longer be paid there. */
export function removePaymentService(shop: Shop, kind: PaymentServiceKind): void {
  shop.sql.run`DELETE FROM payment_service WHERE shop = ${shop.id} AND kind = ${kind}`;
}

/** The ways to pay that the services of a shop add to its own. */
export function methodsOfServices(shop: Shop): PaymentMethod[] {
  return readPaymentServices(shop).map(({ kind }) => methodOf(kind));
}

/** The service that a way to pay belongs to; undefined for the others. */
export function serviceOfMethod(methodId: number): PaymentServiceKind | undefined {
  return PAYMENT_SERVICE_KINDS.find((kind) => METHODS[kind].id === methodId);
}

function methodOf(kind: PaymentServiceKind): PaymentMethod {
  const { id, name } = METHODS[kind];
  return {
    id,
    name,
    gatewayType: 'card',
    cash: false,
    wallet: false,
    installment: false,
    held: false,
    page: true,
    supplierIds: null,
    sort: id,
  };
}
