import { expect, test } from 'vitest';
import { PRODUCT_PAGE_VARIANTS, productPageVariant } from '#storefront/looks/product-page.ts';

test('[PDP-02] there are layouts 1 to 9, and any other number gives the sixth', () => {
  expect(Object.keys(PRODUCT_PAGE_VARIANTS)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  for (const number of [0, 10, -3, Number.NaN])
    expect(productPageVariant(number)).toEqual(productPageVariant(6));
});

test('[PDP-02] the homes 1, 4, 6 and 9 alter every layout, and no other does', () => {
  for (const number of Object.keys(PRODUCT_PAGE_VARIANTS).map(Number)) {
    const plain = productPageVariant(number);
    const altered = Array.from({ length: 11 }, (_, home) => home).filter(
      (home) => JSON.stringify(productPageVariant(number, home)) !== JSON.stringify(plain),
    );
    expect(
      [1, 4, 6, 9].filter((home) => !altered.includes(home)),
      String(number),
    ).toEqual(plain.similar === 'grid' ? [6] : plain.below[0]?.[0] === 'adverts' ? [1] : []);
    expect(altered.filter((home) => ![1, 4, 6, 9].includes(home))).toEqual([]);
  }
});

test('no part of a page stands in two places', () => {
  for (const [number, { areas, below }] of Object.entries(PRODUCT_PAGE_VARIANTS)) {
    const parts = [...Object.values(areas).flat(), ...below.flat()];
    expect(parts, number).toEqual([...new Set(parts)]);
    for (const part of ['gallery', 'title', 'offer', 'facts', 'description', 'characteristics', 'reviews'])
      if (part !== 'facts' || number !== '8') expect(parts, number).toContain(part);
    for (const part of ['promises', 'together', 'seller-goods', 'similar', 'adverts', 'extra', 'seller'])
      expect(parts, `${number} ${part}`).toContain(part);
  }
});
