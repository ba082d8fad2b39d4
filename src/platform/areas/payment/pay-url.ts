import { createHmac } from 'node:crypto';
import type { Shop } from '#platform/store/shop.ts';
import { type PaymentService, type PaymentServiceKind, readPaymentServices } from './payment-services.ts';

/** An order that waits to be paid on a page of a payment service. */
interface PagePayment {
  transactionId: string;
  orderId: number;
  orderToken: string;
  kind: PaymentServiceKind;
  /** UZS. */
  amount: number;
  /** Where the shopper comes back to; null where nothing was said. */
  returnUrl: string | null;
}

/** Order whose payment may be due, with the JSON of its facts. */
interface PayableRow {
  id: number;
  token: string;
  data: string;
}

/** Addresses where shoppers pay those of these orders that wait for it, by the number of the order. */
export function readPayUrls(shop: Shop, orders: readonly PayableRow[]): Map<number, string> {
  if (orders.length === 0) return new Map();
  const services = new Map(readPaymentServices(shop).map((service) => [service.kind, service]));
  const ids = JSON.stringify(orders.map(({ id }) => id));
  const waiting = new Map(
    shop.sql.all<Pick<PagePayment, 'transactionId' | 'orderId' | 'kind' | 'amount'>>`
      SELECT transaction_id AS transactionId, sell_group AS orderId, kind, amount FROM page_payment
      WHERE shop = ${shop.id} AND state = 'waiting' AND sell_group IN (SELECT value FROM json_each(${ids}))`.map(
      (row) => [row.orderId, row],
    ),
  );
  return new Map(
    orders.flatMap(({ id, token, data }) => {
      const payment = waiting.get(id);
      const service = payment && services.get(payment.kind);
      if (!service) return [];
      const { returnUrl }: Pick<PagePayment, 'returnUrl'> = JSON.parse(data);
      const url = WRITE[service.kind](shop, { ...payment, orderToken: token, returnUrl }, service as never);
      return [[id, url] as const];
    }),
  );
}

const WRITE: {
  [Kind in PaymentServiceKind]: (
    shop: Shop,
    payment: PagePayment,
    service: Extract<PaymentService, { kind: Kind }>,
  ) => string;
} = {
  // Its parameters are a list with semicolons, in Base64; money is in hundredths.
  payme(_shop, { orderId, amount, ...payment }, { page, merchant }) {
    const back = backOf({ orderId, ...payment });
    const list = [`m=${merchant}`, `ac.order_id=${orderId}`, `a=${amount * 100}`];
    if (back !== null) list.push(`c=${back.replaceAll(';', '%3B')}`);
    return `${page.replace(/\/$/, '')}/${Buffer.from(list.join(';')).toString('base64')}`;
  },
  click(_shop, { orderId, amount, ...payment }, { page, merchant, service }) {
    const back = backOf({ orderId, ...payment });
    return withQuery(page, {
      service_id: service,
      merchant_id: merchant,
      amount: String(amount),
      transaction_param: String(orderId),
      ...(back !== null && { return_url: back }),
    });
  },
  signed(shop, { orderId, amount, transactionId, ...payment }, { page, key }) {
    const back = backOf({ orderId, ...payment });
    const fields = {
      shop: shop.name,
      order: String(orderId),
      transaction: transactionId,
      amount: String(amount),
      currency: 'UZS',
      ...(back !== null && { return: back }),
    };
    return withQuery(page, { ...fields, signature: signatureOf(key, fields) });
  },
};

/** HMAC-SHA256 in Base64url of the fields as a query, in the order in which they stand in the address. */
function signatureOf(key: string, fields: Readonly<Record<string, string>>): string {
  const secret = Buffer.from(key.slice('whsec_'.length), 'base64');
  return createHmac('sha256', secret).update(new URLSearchParams(fields).toString()).digest('base64url');
}

/** The page of the shop that the shopper comes back to, told of the order. */
function backOf({
  orderId,
  orderToken,
  returnUrl,
}: Pick<PagePayment, 'orderId' | 'orderToken' | 'returnUrl'>): string | null {
  // A path alone leads nowhere from a page of somebody else.
  if (returnUrl === null || !URL.canParse(returnUrl)) return null;
  return withQuery(returnUrl, { order: String(orderId), token: orderToken });
}

function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
