import { z } from 'zod';
import type { Order, OrderRecord } from '#contract/order/order.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { addressLine } from '#platform/order-sinks/address-line.ts';
import { type Query, VendureError } from './admin-api.ts';

/** A thing that Vendure has not enough of, and how many it has. */
export interface Missing {
  record: OrderRecord;
  left: number;
}

export interface PlaceOptions {
  query: Query;
  /** Code of the order in Vendure: it is the key by which an order is made once. */
  code: string;
  /** Code of the shipping method; the first that goes to the address where left out. */
  shipping?: string | undefined;
  /** Ending of the made-up addresses of customers, who gave a phone and no e-mail. */
  mailHost: string;
  variantOf(variationId: number): string | undefined;
}

const draftSchema = z.object({
  id: z.string(),
  state: z.string(),
  lines: z.array(
    z.object({ id: z.string(), quantity: z.int(), productVariant: z.object({ id: z.string() }) }),
  ),
});
type Draft = z.infer<typeof draftSchema>;

const DRAFT = '{ id state lines { id quantity productVariant { id } } }';

const resultSchema = z.object({
  done: z
    .object({ errorCode: z.string(), message: z.string(), quantityAvailable: z.int().optional() })
    .partial(),
});

/** States of an order that is not made yet. */
const UNMADE = ['Draft', 'ArrangingPayment'];

/**
 * Makes an order in Vendure, or goes on with one that a killed process began: however often it is called,
 * there is one. Returns what Vendure has not enough of; there is no order then. Throws VendureError, after
 * which it is to be called again.
 */
export async function placeOrder(order: Order, options: PlaceOptions): Promise<Missing | undefined> {
  const { query, code } = options;
  const draft = (await findDraft(query, code)) ?? (await createDraft(query, code));
  if (!UNMADE.includes(draft.state)) return undefined;
  if (draft.state === 'Draft') {
    const missing = await fillDraft(order, draft, options);
    if (missing) {
      await query('mutation ($id: ID!) { deleteDraftOrder(orderId: $id) { result } }', z.unknown(), {
        variables: { id: draft.id },
      });
      return missing;
    }
    await run(query, 'transitionOrderToState(id: $id, state: "ArrangingPayment")', draft.id);
  }
  await run(query, 'addManualPaymentToOrder(input: $input)', draft.id, 'ManualPaymentInput!', {
    orderId: draft.id,
    method: order.payment.gatewayType,
    transactionId: code,
    metadata: { paid: order.payment.paid, total: `${order.total} UZS`, note: order.note },
  });
  return undefined;
}

async function findDraft(query: Query, code: string): Promise<Draft | undefined> {
  const { orders } = await query(
    `query ($options: OrderListOptions) { orders(options: $options) { items ${DRAFT} } }`,
    z.object({ orders: z.object({ items: z.array(draftSchema) }) }),
    { variables: { options: { filter: { code: { eq: code } } } } },
  );
  return orders.items[0];
}

async function createDraft(query: Query, code: string): Promise<Draft> {
  const { createDraftOrder: made } = await query(
    `mutation { createDraftOrder { code ${DRAFT.slice(1)} }`,
    z.object({ createDraftOrder: draftSchema.extend({ code: z.string() }) }),
    { orderCode: code },
  );
  if (made.code === code) return made;
  await query(`mutation { deleteDraftOrder(orderId: "${made.id}") { result } }`, z.unknown());
  throw new VendureError(
    'Vendure gives orders codes of its own: it lacks the plugin of docs/guides/vendure.md.',
  );
}

async function fillDraft(order: Order, draft: Draft, options: PlaceOptions): Promise<Missing | undefined> {
  const { query } = options;
  const records = order.sells.flatMap(({ sellRecords }) => sellRecords);
  for (const [record, ...same] of Map.groupBy(records, ({ variationId }) => variationId).values()) {
    if (!record) continue;
    const count = same.reduce((sum, one) => sum + one.count, record.count);
    const left = await addLine({ ...record, count }, draft, options);
    if (left !== undefined) return { record, left };
  }
  const [firstName = '', ...names] = order.customer.name.split(' ');
  const phoneNumber = order.customer.phone;
  await run(query, 'setCustomerForDraftOrder(orderId: $id, input: $input)', draft.id, 'CreateCustomerInput', {
    firstName,
    lastName: names.join(' '),
    phoneNumber,
    emailAddress: `${phoneNumber.replace('+', '')}@${options.mailHost}`,
  });
  const { shippingAddress: address } = order;
  await run(
    query,
    'setDraftOrderShippingAddress(orderId: $id, input: $input)',
    draft.id,
    'CreateAddressInput!',
    {
      fullName: order.customer.name,
      phoneNumber,
      streetLine1: addressLine(order) || '—',
      city: address.locality ?? address.administrativeArea ?? address.region ?? '',
      province: address.region ?? '',
      postalCode: address.postalCode ?? '',
      countryCode: address.countryCode,
    },
  );
  const method = await chooseShipping(draft.id, options);
  await run(
    query,
    'setDraftOrderShippingMethod(orderId: $id, shippingMethodId: $input)',
    draft.id,
    'ID!',
    method,
  );
  return undefined;
}

/**
 * Brings a line to its count, also one that is there: the pieces may have gone since. Gives how many there
 * are where that is less.
 */
async function addLine(
  { variationId, count }: OrderRecord,
  { id, lines }: Draft,
  { query, variantOf }: PlaceOptions,
): Promise<number | undefined> {
  const productVariantId = variantOf(variationId);
  if (productVariantId === undefined) return 0;
  const line = lines.find(({ productVariant }) => productVariant.id === productVariantId);
  const done = line
    ? await ask(
        query,
        'adjustDraftOrderLine(orderId: $id, input: $input)',
        id,
        'AdjustDraftOrderLineInput!',
        {
          orderLineId: line.id,
          quantity: count,
        },
      )
    : await ask(query, 'addItemToDraftOrder(orderId: $id, input: $input)', id, 'AddItemToDraftOrderInput!', {
        productVariantId,
        quantity: count,
      }).catch((error: unknown) => {
        // It was deleted or switched off meanwhile.
        if (error instanceof VendureError && error.code === 'ENTITY_NOT_FOUND')
          return { errorCode: 'INSUFFICIENT_STOCK_ERROR', message: error.message, quantityAvailable: 0 };
        throw error;
      });
  if (done.errorCode === 'INSUFFICIENT_STOCK_ERROR') return done.quantityAvailable ?? 0;
  if (done.errorCode) throw new VendureError(`Vendure refused a line: ${done.message}`);
  return undefined;
}

async function chooseShipping(id: string, { query, shipping }: PlaceOptions): Promise<string> {
  const { methods } = await query(
    'query ($id: ID!) { methods: eligibleShippingMethodsForDraftOrder(orderId: $id) { id code } }',
    z.object({ methods: z.array(z.object({ id: z.string(), code: z.string() })) }),
    { variables: { id } },
  );
  const method = shipping === undefined ? methods[0] : methods.find(({ code }) => code === shipping);
  if (method) return method.id;
  const offered = methods.map(({ code }) => code).join(', ') || 'none';
  throw new VendureError(
    `Vendure has no shipping method ${shipping ?? ''} for the order; it offers: ${offered}.`,
  );
}

/** Makes one step of an order; `input` is a variable of that type. Throws what Vendure refuses. */
async function run(query: Query, call: string, id: string, type?: string, input?: unknown): Promise<void> {
  const { errorCode, message } = await ask(query, call, id, type, input);
  if (errorCode) throw new VendureError(`Vendure refused ${call.split('(')[0]}: ${message}`);
}

async function ask(query: Query, call: string, id: string, type?: string, input?: unknown) {
  const ofLines =
    call.includes('Line') || call.includes('Item')
      ? '... on InsufficientStockError { quantityAvailable }'
      : '';
  const errors = call.startsWith('setDraftOrderShippingAddress')
    ? ''
    : `... on ErrorResult { errorCode message } ${ofLines}`;
  const usesId = call.includes('$id') ? '$id: ID!' : '';
  const text = `mutation (${usesId} ${type ? `$input: ${type}` : ''}) { done: ${call} { __typename ${errors} } }`;
  return (await query(text, resultSchema, { variables: { id, input } })).done;
}

/** Reason that the shopper reads, in the language of the shop. */
export function missingText({ record, left }: Missing, language: 'ru' | 'uz' | 'en'): string {
  const name = localizedText(record.name, language, language);
  const texts = {
    ru: left > 0 ? `Товара «${name}» осталось только ${left} шт.` : `Товара «${name}» больше нет.`,
    uz: left > 0 ? `«${name}» mahsulotidan faqat ${left} dona qoldi.` : `«${name}» mahsuloti tugadi.`,
    en: left > 0 ? `Only ${left} of “${name}” are left.` : `“${name}” is sold out.`,
  };
  return texts[language];
}
