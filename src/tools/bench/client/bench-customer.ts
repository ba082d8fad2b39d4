import { randomInt } from 'node:crypto';
import { getProfile } from '#contract/account/account.ts';
import { addAddress } from '#contract/account/address.ts';
import { addToCart, getCartDetail } from '#contract/cart/cart.ts';
import { finishOrder } from '#contract/order/checkout.ts';
import { listPaymentMethods, type PaymentMethod } from '#contract/order/payment.ts';
import { orderPath } from '#domain/link/paths.ts';
import { Caller } from '#tools/bench/load/caller.ts';
import { readShopGoods, type ShopGoods } from './shop-goods.ts';

/** The demo shop that is measured: it has sizes and colours to choose. */
export const BENCH_SHOP = 'default';

/** Somebody with an address, an order and goods in the cart, and what the pages show them. */
export interface BenchCustomer {
  /** Session that the browser keeps. */
  session: string;
  /** Of the page of the order. */
  orderPath: string;
  /** Of a category whose cards lead to a choice. */
  categorySlug: string;
  /** Of a variation that can be added as it is, many times. */
  variationId: number;
}

const HOME = {
  countryCode: 'UZ',
  latitude: 41.3111,
  longitude: 69.2797,
  name: 'Дом',
  administrativeArea: 'Ташкент',
  locality: 'Юнусабадский район',
  addressLine1: 'ул. Амира Темура, 15',
};
/** Pieces that a measured flow never comes to the end of. */
const PLENTY = 50;
/** Lines of the cart. */
const LINES = 3;

/** A number within the country that nobody has. */
export function aNumber(): string {
  return `93${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** Calls a shop of a sandbox. Throws where an answer is no success. */
export async function withCaller<Answer>(
  platformUrl: string,
  shop: string,
  use: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const answer = await fetch(`${platformUrl}/sandbox/shops/${shop}`);
  const caller = new Caller(platformUrl, String((await answer.json()).securityKey));
  try {
    const used = await use(caller);
    if (caller.faults.length > 0) throw new Error(caller.faults.join('\n'));
    return used;
  } finally {
    caller.close();
  }
}

/** Registers the customer with a sandbox. Throws where the sandbox refuses a step. */
export function aBenchCustomer(platformUrl: string): Promise<BenchCustomer> {
  return withCaller(platformUrl, BENCH_SHOP, async (caller) => {
    const goods = plainGoods(await readShopGoods(caller));
    const path = `/shops/${BENCH_SHOP}/customers`;
    const registered = await caller.operate(
      'register',
      { method: 'POST', path },
      { phone: `+998${aNumber()}` },
      [200],
    );
    const asked = { token: String(registered.json.token), expected: [200] };
    await caller.send(addAddress, { body: HOME }, asked);
    const fill = async () => {
      for (const { stock } of goods.variations)
        await caller.send(addToCart, { body: { stock: stock.id, quantity: 2 } }, asked);
    };

    await fill();
    const { json: cart } = await caller.send(getCartDetail, { query: {} }, asked);
    const { json: methods } = await caller.send(listPaymentMethods, {}, asked);
    const cash = methods.items.find(({ gatewayType }: PaymentMethod) => gatewayType === 'cash');
    const body = {
      sells: cart.sells.map(({ id }: { id: number }) => id),
      paymentMethod: cash?.id,
      shippingAddress: HOME,
      shownTotal: cart.subtotal,
      orderKey: crypto.randomUUID(),
    };
    const { json: finished } = await caller.send(finishOrder, { body }, asked);
    await fill();
    const { json: user } = await caller.send(getProfile, {}, asked);
    return {
      session: JSON.stringify({ token: asked.token, user, location: null, history: [] }),
      orderPath: orderPath(finished.order.token, finished.order.id),
      categorySlug: goods.categorySlug,
      variationId: goods.variations[0]?.id ?? 0,
    };
  });
}

/** Products that go into the cart without a dialog, and a category of things with a choice. */
function plainGoods({ products, categories, asking, offering }: ShopGoods) {
  const plain = products.filter(
    ({ categoryId, minOrder }) => minOrder === 1 && !asking.has(categoryId) && !offering.has(categoryId),
  );
  const variations = plain.flatMap(({ variations: [first] }) =>
    first && first.tiers.length === 0 && first.stock.count > PLENTY ? [first] : [],
  );
  const choice = plain.find((product) => product.variations.length > 1);
  const category = categories.find(({ id }) => id === choice?.categoryId);
  if (variations.length < LINES || !category)
    throw new Error(`${BENCH_SHOP} does not sell what is measured.`);
  return { variations: variations.slice(0, LINES), categorySlug: category.slug };
}
