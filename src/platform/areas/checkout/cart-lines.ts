import type { Sell, SellRecord } from '#contract/cart/cart.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { checkQuantity } from '#platform/areas/cart/price.ts';
import { readCart } from '#platform/areas/cart/read-cart.ts';
import type { OrderLine } from '#platform/areas/order/order-row.ts';
import { takes } from '#platform/areas/payment/payment-methods.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Lines to order, and the records of the cart that they come from. */
export interface ChosenLines {
  lines: OrderLine[];
  recordIds: number[];
}

/**
 * The lines of these sells of a customer's cart at current prices. Throws 404 for a sell that the cart does
 * not have, 422 for one that is empty or whose supplier does not take the payment method, and as
 * `checkQuantity` for a line.
 */
export function linesOfSells(
  shop: Shop,
  customerId: number,
  sellIds: readonly number[],
  method: PaymentMethod,
): ChosenLines {
  const { sells } = readCart(shop, customerId);
  const chosen = [...new Set(sellIds)].map((id) => {
    const sell = sells.find((one) => one.id === id);
    if (!sell) throw notFound(`Your cart has no sell ${id}.`, 'sells');
    return sell;
  });
  const records = chosen.flatMap((sell) => keptRecords(sell, method).map((record) => ({ sell, record })));
  return {
    lines: records.map(({ sell, record }) => createLine(sell, record)),
    recordIds: records.map(({ record }) => record.id),
  };
}

/** Stocks of these sells of a customer's cart. */
export function stocksOfSells(shop: Shop, customerId: number, sellIds: readonly number[]): StockId[] {
  const sells = readCart(shop, customerId).sells.filter(({ id }) => sellIds.includes(id));
  return sells.flatMap(({ sellRecords }) => sellRecords.map(({ stockId }) => stockId));
}

function keptRecords(sell: Sell, method: PaymentMethod): SellRecord[] {
  const field = `sells.${sell.id}`;
  if (!takes(method, sell.supplier.id)) {
    throw new Refusal(422, {
      code: 'sell-not-available',
      message: `${sell.supplier.name} does not take this payment method.`,
      field,
    });
  }
  const kept = sell.sellRecords.filter(({ deleted }) => !deleted);
  if (kept.length === 0)
    throw new Refusal(422, { code: 'empty-sell', message: `Sell ${sell.id} has no lines any more.`, field });
  return kept;
}

function createLine({ supplier }: Sell, record: SellRecord): OrderLine {
  const { id, variationId, stockId, variation, count, price, subtotal, discount, propertyValues } = record;
  const field = `sellRecords.${id}`;
  checkQuantity(variation, count, field);
  if (!record.available)
    throw new Refusal(409, {
      code: 'over-stock',
      message: `The stock ${stockId} is not sold any more.`,
      field,
    });
  const { productId, name, image, tracking } = variation;
  return {
    supplier,
    productId,
    variationId,
    stockId,
    tracked: tracking,
    name,
    image,
    count,
    price,
    subtotal,
    discount,
    propertyValues,
    field,
  };
}
