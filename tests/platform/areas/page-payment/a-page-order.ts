import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper } from '../../../sandbox/a-shopper.ts';
import { fillCart, finish, pass, piecesOf } from '../../../sandbox/an-order.ts';

export const PAYME = { kind: 'payme', merchant: '0123456789abcdef01234567', key: 'payme-desk-key' };
export const CLICK = { kind: 'click', merchant: '777', service: '4242', key: 'click-secret' };
export const SIGNED = {
  kind: 'signed',
  page: 'https://pay.example/page',
  key: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

export const RETURN_URL = 'https://shop.example.uz/checkout/placed';

/** An order of four pieces for 400,000 UZS that waits for its payment by a service. */
export async function aPageOrder(service: Readonly<Record<string, string>>) {
  const sandbox = await aSandbox([aShopSeed(), aShopSeed({ name: 'other' })]);
  const { status } = await sandbox.control('PUT', '/shops/shop/payment-services', service);
  if (status !== 200) throw new Error('the service was not taken');
  const shopper = await aShopper(sandbox);
  const { json: ways } = await shopper.call('GET', '/payment-methods');
  const method = ways.items.find(({ page }: { page?: boolean }) => page);
  const placed = await finish(shopper, await fillCart(shopper, { 1001: 4 }), {
    paymentMethod: method.id,
    returnUrl: RETURN_URL,
  });
  const { order } = placed.json;
  return {
    sandbox,
    shopper,
    method,
    placed,
    order,
    /** The order as it is now. */
    now: async () => (await sandbox.call('shop-key', `/orders/${order.token}/${order.id}`)).json,
    pieces: () => piecesOf(sandbox, 1),
    pass: (minutes: number) => pass(sandbox, minutes),
    post: (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${sandbox.url}/payments/${path}`, { method: 'POST', body, headers }),
  };
}

export type PageOrder = Awaited<ReturnType<typeof aPageOrder>>;
