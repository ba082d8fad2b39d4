import type { ShippingPlace, ShippingService } from '#contract/order/shipping.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import { notFound } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import {
  branchZone,
  createService,
  findShippingRule,
  noShippingService,
  shippingRulesFor,
  zoneOf,
} from './service.ts';

/** A line of goods to carry; `subtotal` in whole UZS. A record of a cart has all of it. */
export interface Goods {
  stockId: StockId;
  supplierId: number;
  subtotal: number;
}

/** Price of shipping, in whole UZS. */
export interface ShippingQuote {
  shippingService: Pick<ShippingService, 'id' | 'name' | 'kind'>;
  /** Of all parcels together. */
  shippingPrice: number;
  /** True where shipping is free because the goods are worth enough. */
  free: boolean;
  freeFrom: number | null;
  goodsTotal: number;
  deliveryDays: { min: number; max: number };
  /** One a supplier. */
  parcels: { supplierId: number; stockIds: StockId[]; shippingPrice: number }[];
}

/**
 * Prices a service that brings goods to a place, or without one to a branch where they are fetched, each
 * supplier's in a parcel of its own. Throws 422 `shipping-service-not-found`.
 */
export function calculateShipping(
  shop: Shop,
  serviceId: number,
  goods: readonly Goods[],
  place: ShippingPlace | undefined,
): ShippingQuote {
  const bySupplier = Map.groupBy(goods, ({ supplierId }) => supplierId);
  const rule = findShippingRule(shop, serviceId, [...bySupplier.keys()]);
  const zone = place ? zoneOf(shop, rule, place) : branchZone(rule);
  if (!zone) throw noShippingService('This shipping service does not go to this address.');
  const goodsTotal = goods.reduce((total, { subtotal }) => total + subtotal, 0);
  const free = rule.freeFrom !== null && goodsTotal >= rule.freeFrom;
  const price = free ? 0 : zone.price;
  const parcels = [...bySupplier].map(([supplierId, own]) => ({
    supplierId,
    stockIds: own.map(({ stockId }) => stockId),
    shippingPrice: price,
  }));
  return {
    shippingService: { id: rule.id, name: rule.name, kind: rule.kind },
    shippingPrice: price * parcels.length,
    free,
    freeFrom: rule.freeFrom,
    goodsTotal,
    deliveryDays: zone.days,
    parcels,
  };
}

/**
 * The services that carry all these stocks, and go to the place where one is given; none is an empty list.
 * Throws 404 for an unknown stock.
 */
export function shippingServicesFor(
  shop: Shop,
  stockIds: readonly StockId[],
  place?: ShippingPlace,
): ShippingService[] {
  return shippingRulesFor(shop, suppliersOf(shop, stockIds), place).map(createService);
}

function suppliersOf(shop: Shop, wanted: readonly StockId[]): number[] {
  const stockIds = wanted.map((id) => parseStockId(id) || id);
  const rows = shop.sql.all<{ stock: StockId; supplier: number }>`
    SELECT stock, data ->> '$.stock.supplierId' AS supplier FROM variation
    WHERE shop = ${shop.id} AND stock IN (SELECT value FROM json_each(${JSON.stringify(stockIds)}))`;
  const known = new Set(rows.map(({ stock }) => stock));
  const unknown = stockIds.find((stock) => !known.has(stock));
  if (unknown !== undefined) throw notFound(`There is no stock ${unknown}.`, 'stocks');
  return [...new Set(rows.map(({ supplier }) => supplier))];
}
