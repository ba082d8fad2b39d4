import { expect, test } from 'vitest';
import { faultsOf, type Node } from '#tools/gate/structured-data.ts';

const PRODUCT = {
  '@type': 'Product',
  name: 'Kettle',
  image: ['https://shop.example/kettle.webp'],
  offers: {
    '@type': 'Offer',
    price: 900_000,
    priceCurrency: 'UZS',
    availability: 'https://schema.org/InStock',
  },
};

test('[SEO-04] a product that search engines list has no fault', async () => {
  expect(await faultsOf([PRODUCT])).toEqual([]);
});

test.each<[string, Node]>([
  ['Product has a list of no images', { ...PRODUCT, image: [] }],
  ['Offer costs 0', { ...PRODUCT, offers: { ...PRODUCT.offers, price: 0 } }],
  [
    'Person has no name',
    {
      ...PRODUCT,
      review: {
        '@type': 'Review',
        author: { '@type': 'Person', name: ' ' },
        reviewRating: { '@type': 'Rating', ratingValue: 5 },
      },
    },
  ],
  [
    'MerchantReturnPolicy has a window of an unknown number of days',
    {
      ...PRODUCT,
      offers: {
        ...PRODUCT.offers,
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'UZ',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        },
      },
    },
  ],
  ['Offer has no colour', { ...PRODUCT, offers: { ...PRODUCT.offers, colour: 'red' } }],
])('[SEO-04] the check says "%s"', async (fault, node) => {
  expect(await faultsOf([node])).toContain(fault);
});
