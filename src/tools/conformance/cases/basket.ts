import { addToCart, getCartDetail } from '#contract/cart/cart.ts';
import { getMarketData } from '#contract/market/market.ts';
import { listPaymentMethods, type PaymentMethod } from '#contract/order/payment.ts';
import { Unavailable } from '#tools/conformance/probe/probe.ts';
import { isPlenty, type Sold, type World } from '#tools/conformance/probe/world.ts';

/** The sells of a cart that has one thing in it, and a way to pay for it. */
interface Basket {
  sells: number[];
  /** Price of the cart, in UZS. */
  total: number;
  method: PaymentMethod;
}

/**
 * Puts one thing into the cart that costs so much, and no less than the shop delivers, and can be paid in a
 * way that `fits`.
 */
export async function fillCart(
  world: World,
  what: string,
  fits: (method: PaymentMethod) => boolean,
  worth = 1,
): Promise<Basket> {
  const token = await world.token();
  const { settings } = await world.get(getMarketData, {});
  const least = Math.max(worth, settings.minOrderSum);
  const methods = (await world.get(listPaymentMethods, {})).items.filter(fits);
  const methodOf = ({ variation }: Sold) =>
    methods.find(
      ({ supplierIds }) => supplierIds === null || supplierIds.includes(variation.stock.supplierId),
    );
  const sold = await world.find(
    `is in stock${worth > 1 ? `, costs at least ${worth} UZS` : ''} and ${what}`,
    (one) => isPlenty(one) && one.variation.newPrice >= least && methodOf(one) !== undefined,
  );
  const method = methodOf(sold);
  if (!method) throw new Unavailable(`nothing ${what}`);
  const { stock } = sold.variation;
  await world.get(addToCart, { body: { stock: stock.id, quantity: sold.product.minOrder } }, token);
  const { sells, subtotal } = await world.get(getCartDetail, { query: {} }, token);
  const wanted = sells.filter(
    ({ deleted, sellRecords }) => !deleted && sellRecords.some(({ stockId }) => stockId === stock.id),
  );
  return { sells: wanted.map(({ id }) => id), total: subtotal, method };
}
