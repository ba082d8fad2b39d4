import { markdownPath, productPath } from '#domain/link/paths.ts';
import { feedOffers } from './feed-offer.ts';
import type { FeedSource } from './feed-source.ts';

/** The offers of a shop for programs that act for people: a Product of schema.org a line. */
export function* catalogueFeed(source: FeedSource): Generator<string> {
  const { shop } = source;
  for (const one of feedOffers(source)) {
    const { offer } = one;
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: one.title,
      url: one.url,
      sku: one.sku,
      ...(one.gtin && { gtin: one.gtin }),
      ...(one.brand && { brand: { '@type': 'Brand', name: one.brand } }),
      ...(one.categories.length > 0 && {
        category: one.categories.map(({ name }) => shop.text(name)).join(' > '),
      }),
      description: one.description,
      ...(one.images.length > 0 && { image: one.images }),
      ...(one.isGrouped && { inProductGroupWithID: String(one.productId) }),
      additionalProperty: [...one.properties, ...one.characteristics].map(({ name, value }) => ({
        '@type': 'PropertyValue',
        name,
        value,
      })),
      offers: {
        '@type': 'Offer',
        url: one.url,
        price: offer.price,
        priceCurrency: 'UZS',
        ...(offer.oldPrice > offer.price && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: offer.oldPrice,
            priceCurrency: 'UZS',
          },
        }),
        availability: `https://schema.org/${offer.orderable ? 'InStock' : 'OutOfStock'}`,
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: offer.lowest },
      },
      subjectOf: {
        '@type': 'WebPage',
        url: shop.url(markdownPath(productPath(one.id))),
        encodingFormat: 'text/markdown',
      },
    };
    yield `${JSON.stringify(product)}\n`;
  }
}
