import { staticPagePath } from '#domain/link/paths.ts';
import { shipsFree } from '#domain/pricing/free-shipping.ts';
import type { Offer } from '#domain/pricing/offer.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import type { StructuredData } from './schema-org.ts';

/** The page on which a shop says how goods come back. */
const RETURN_PAGE = 'vozvrat-i-obmen-tovara';

/**
 * What the page promises of delivery, where that costs nothing. A shop that asks crawlers to stay away
 * promises programs nothing.
 */
export function offerTerms(shop: ShopView, offer: Offer): StructuredData {
  if (shop.tenant.crawlers === 'none' || !shipsFree(offer)) return {};
  return { shippingDetails: FREE_SHIPPING };
}

function days(minValue: number, maxValue: number): StructuredData {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

/**
 * What is ordered after noon leaves on the next day. The destination is the whole country: the capital has it
 * on the same day, the farthest region within five.
 */
const FREE_SHIPPING: StructuredData = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'UZS' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UZ' },
  deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(0, 1), transitTime: days(0, 5) },
};

/** Where a shop says how goods come back. Within how many days only its text tells, in words. */
export function returnTerms(shop: ShopView): StructuredData {
  if (shop.tenant.crawlers === 'none' || !shop.staticPage(RETURN_PAGE)) return {};
  const merchantReturnLink = shop.url(staticPagePath(RETURN_PAGE));
  return { hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink } };
}
