import type { MarketData } from '#contract/market/market-schema.ts';
import { freeShippingFrom } from '#platform/areas/shipping/service.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Market data as the platform answers them, with what follows from the shop's shipping services. */
export function answerMarketData(shop: Shop): MarketData {
  return { ...readMarketData(shop), freeShippingFrom: freeShippingFrom(shop) };
}
