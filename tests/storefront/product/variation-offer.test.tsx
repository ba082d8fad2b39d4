import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { VariationOffer, type VariationOfferProps } from '#storefront/product/variation/VariationOffer.tsx';

const t = createTranslate(DICTIONARIES.en, 'en');
const variation = {
  newPrice: 100_000,
  oldPrice: 100_000,
  tracking: true,
  stock: { id: 1001, count: 10, supplierId: 1 },
};

/** Text about a variation of a product with this minimum and prices by quantity. */
function textOf(minOrder: number, ...mins: number[]): string {
  const tiers = mins.map((min) => ({ min, max: null, fixedDiscount: 1_000 }));
  const props = { product: { minOrder }, variation: { ...variation, tiers }, wanted: 1, page: {}, t };
  return renderToString(<VariationOffer {...(props as unknown as VariationOfferProps)} />)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00A0', ' ');
}

test('[PDP-08] the minimum that is shown is the one that holds: that of a lower price by quantity goes before', () => {
  expect(textOf(6, 3)).toContain(
    t('cart.min-order', { value: t('cart.pieces', { number: 3 }) }).replaceAll('\u00A0', ' '),
  );
  expect(textOf(6, 8)).toContain(
    t('cart.min-order', { value: t('cart.pieces', { number: 6 }) }).replaceAll('\u00A0', ' '),
  );
  expect(textOf(6, 1)).not.toContain('Minimum order');
});
