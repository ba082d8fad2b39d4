import { shipsFree } from '#domain/free-shipping.ts';
import type { Offer } from '#domain/offer.ts';
import { staticPagePath } from '#paths.ts';
import type { ShopView } from '#view/shop-view.ts';
import type { StructuredData } from './structured-data.ts';

/** The page on which a shop says how goods come back. */
const RETURN_PAGE = 'vozvrat-i-obmen-tovara';

/**
 * What the page promises of delivery and return: free delivery, and the rules that the shop wrote. A shop
 * that asks crawlers to stay away promises programs nothing.
 */
export function offerTerms(shop: ShopView, offer: Offer): StructuredData {
  if (shop.tenant.crawlers === 'none') return {};
  return {
    ...(shipsFree(offer) && { shippingDetails: FREE_SHIPPING }),
    ...(shop.staticPage(RETURN_PAGE) && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'UZ',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnLink: shop.url(staticPagePath(RETURN_PAGE)),
      },
    }),
  };
}

function days(minValue: number, maxValue: number): StructuredData {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

/** What comes before noon is there the same day, all else the next. */
const FREE_SHIPPING: StructuredData = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'UZS' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UZ' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 0),
    transitTime: days(0, 1),
    cutoffTime: '12:00:00+05:00',
  },
};
