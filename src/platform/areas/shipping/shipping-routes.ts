import {
  calculateShipping as calculateShippingCall,
  listShippingServices,
} from '#contract/order/shipping.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { priceOf } from '#platform/areas/cart/price.ts';
import { readCart } from '#platform/areas/cart/read-cart.ts';
import { findPickUpBranch } from '#platform/areas/franchise/pick-up.ts';
import { readStockForSale } from '#platform/areas/product/products.ts';
import { invalid, notFound, Refusal } from '#platform/http/refusal.ts';
import type { Customer } from '#platform/http/route.ts';
import { handle } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { calculateShipping, type Goods, shippingServicesFor } from './calculate.ts';
import { noShippingService } from './service.ts';

export const shippingRoutes = [
  handle(
    listShippingServices,
    ({ shop, query: { 'stocks[]': stocks, countryCode, latitude, longitude } }) => {
      const given = [countryCode, latitude, longitude].filter((part) => part !== undefined).length;
      if (given % 3 !== 0)
        throw invalid(
          'countryCode',
          'countryCode, latitude and longitude must be given all together, or none of them',
        );
      const place =
        countryCode === undefined || latitude === undefined || longitude === undefined
          ? undefined
          : { countryCode, latitude, longitude };
      const items = shippingServicesFor(shop, stocks, place);
      if (items.length === 0)
        throw noShippingService(
          `No shipping service carries all of these goods${place ? ' to this place' : ''}.`,
        );
      return { items };
    },
  ),

  handle(
    calculateShippingCall,
    ({ shop, body: { shippingService, stocks, sellRecords = [], shippingAddress, franchise }, customer }) => {
      if (franchise != null) findPickUpBranch(shop, franchise);
      const goods = stocks ? goodsOfStocks(shop, stocks) : goodsOfRecords(shop, customer, sellRecords);
      return calculateShipping(shop, shippingService, goods, franchise == null ? shippingAddress : undefined);
    },
  ),
];

function goodsOfStocks(shop: Shop, lines: readonly { stock: StockId; quantity: number }[]): Goods[] {
  return lines.map(({ stock, quantity }) => {
    const sale = readStockForSale(shop, stock);
    if (!sale) throw notFound(`There is no stock ${stock}.`, 'stocks');
    return {
      stockId: sale.variation.stock.id,
      supplierId: sale.variation.stock.supplierId,
      subtotal: priceOf(sale.variation, quantity).subtotal,
    };
  });
}

function goodsOfRecords(shop: Shop, customer: Customer | undefined, ids: readonly number[]): Goods[] {
  if (!customer)
    throw new Refusal(401, {
      code: 'wrong-token',
      message: 'Sign in first: only a signed-in shopper has records.',
    });
  const records = readCart(shop, customer.id).sells.flatMap(({ sellRecords }) =>
    sellRecords.filter(({ deleted }) => !deleted),
  );
  return [...new Set(ids)].map((id) => {
    const record = records.find((one) => one.id === id);
    if (!record) throw notFound(`Your cart has no record ${id}.`, 'sellRecords');
    return {
      stockId: record.stockId,
      supplierId: record.variation.stock.supplierId,
      subtotal: record.subtotal,
    };
  });
}
