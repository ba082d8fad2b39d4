import type { Order } from '#contract/order/order.ts';

/** Whole UZS: `goods` without discounts, less `discount`, and `shipping` make `total`. */
export interface OrderSums {
  goods: number;
  discount: number;
  shipping: number;
  total: number;
}

type Sells = Pick<Order, 'sells'>;

/** The sums of an order as a shopper reads them. */
export function orderSums({
  sells,
  goodsTotal,
  shippingPrice,
  total,
}: Sells & Pick<Order, 'goodsTotal' | 'shippingPrice' | 'total'>): OrderSums {
  const discount = sells
    .flatMap(({ sellRecords }) => sellRecords)
    .reduce((sum, record) => sum + record.discount, 0);
  return { goods: goodsTotal + discount, discount, shipping: shippingPrice, total };
}

/** Pieces of all that was ordered. */
export function orderPieces({ sells }: Sells): number {
  return sells.flatMap(({ sellRecords }) => sellRecords).reduce((count, record) => count + record.count, 0);
}
