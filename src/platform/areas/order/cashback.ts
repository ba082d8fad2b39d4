const CASHBACK_PERCENT = 5;

/** Whole UZS that the wallet of a signed-in shopper gets for goods of this price, once they are delivered. */
export function cashbackOf(goodsTotal: number): number {
  return Math.floor((goodsTotal * CASHBACK_PERCENT) / 100);
}
