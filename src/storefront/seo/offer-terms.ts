import { staticPagePath } from '#domain/link/paths.ts';
import { shipsFree } from '#domain/pricing/free-shipping.ts';
import type { Offer } from '#domain/pricing/offer.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import type { StructuredData } from './schema-org.ts';

/** The page on which a shop says how goods come back. */
const RETURN_PAGE = 'vozvrat-i-obmen-tovara';

/** Delivery terms for structured data, if delivery is free. Shops that ask crawlers to stay away get none. */
export function offerTerms(shop: ShopView, offer: Offer): StructuredData {
  if (shop.tenant.crawlers === 'none' || !shipsFree(offer, shop.freeShippingFrom)) return {};
  return { shippingDetails: FREE_SHIPPING };
}

function days(minValue: number, maxValue: number): StructuredData {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

/**
 * Orders after noon leave on the next day. The destination is the whole country: the capital gets them on the
 * same day, the farthest region within five.
 */
const FREE_SHIPPING: StructuredData = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'UZS' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UZ' },
  deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(0, 1), transitTime: days(0, 5) },
};

/** Link to the shop's return policy. The number of days is only in its text, so it is not stated here. */
export function returnTerms(shop: ShopView): StructuredData {
  if (shop.tenant.crawlers === 'none' || !shop.staticPage(RETURN_PAGE)) return {};
  const merchantReturnLink = shop.url(staticPagePath(RETURN_PAGE));
  return { hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink } };
}
