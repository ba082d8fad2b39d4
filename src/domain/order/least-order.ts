/** UZS of goods that an order lacks to the least that the shop delivers; 0 where it is enough. */
export function missingToOrder(goods: number, minOrderSum: number): number {
  return Math.max(0, minOrderSum - goods);
}
