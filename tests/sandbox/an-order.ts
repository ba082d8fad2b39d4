import type { Answered, TestSandbox } from './a-sandbox.ts';
import type { Shopper } from './a-shopper.ts';
import { TASHKENT } from './a-trade.ts';

/** Payment methods of every test shop, by what they take. */
export const METHODS = { cash: 1, card: 2, wallet: 3, installment: 4 } as const;

/** A whole address in Tashkent. */
export const HOME = { ...TASHKENT, locality: 'Yunusobod', addressLine1: 'Amir Temur 10' };

/** Puts stocks into a shopper's cart; returns the ids of its sells. */
export async function fillCart(
  shopper: Shopper,
  counts: Readonly<Record<number, number>>,
): Promise<number[]> {
  for (const [stock, quantity] of Object.entries(counts)) {
    const { status, json } = await shopper.call('POST', '/add-to-cart', { stock: Number(stock), quantity });
    if (status !== 200) throw new Error(`stock ${stock} did not go into the cart: ${JSON.stringify(json)}`);
  }
  return (await sellsOf(shopper)).map(({ id }) => id);
}

export async function sellsOf(
  shopper: Shopper,
): Promise<{ id: number; sellRecords: { id: number; count: number; price: number }[] }[]> {
  return (await shopper.call('GET', '/cart-detail')).json.sells;
}

/** Orders these sells in cash to Tashkent, unless `more` says otherwise. */
export function finish(
  shopper: Shopper,
  sells: number[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answered> {
  return shopper.call('POST', '/sellgroups/finish', {
    sells,
    paymentMethod: METHODS.cash,
    shippingAddress: HOME,
    ...more,
  });
}

/** Orders stocks; fails unless the order is made. */
export async function anOrder(
  shopper: Shopper,
  counts: Readonly<Record<number, number>> = { 1001: 1 },
  more: Readonly<Record<string, unknown>> = {},
) {
  const { status, json } = await finish(shopper, await fillCart(shopper, counts), more);
  if (status !== 200) throw new Error(`no order was made: ${JSON.stringify(json)}`);
  return json.order;
}

/** Pieces that are left of a variation; its stock has its id plus 1000. */
export async function piecesOf(sandbox: TestSandbox, variation: number): Promise<number> {
  const { json } = await sandbox.call('shop-key', `/variations/prices?ids=${variation}`);
  return json.items[0].count;
}

/** Moves the sandbox's time. */
export async function pass(sandbox: TestSandbox, minutes: number): Promise<void> {
  const { status } = await sandbox.control('PUT', '/clock', { advanceSeconds: Math.round(minutes * 60) });
  if (status !== 200) throw new Error(`the clock did not take ${minutes} minutes`);
}

/** Text messages of the shop, newest first. */
export async function messagesOf(
  sandbox: TestSandbox,
): Promise<{ phone: string; kind: string; code: string | null; text: string }[]> {
  return (await sandbox.control('GET', '/shops/shop/messages')).json;
}
