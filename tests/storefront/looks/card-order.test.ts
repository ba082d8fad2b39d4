import { expect, test } from 'vitest';
import { settingsSchema } from '#contract/market/settings.ts';
import { CARD_VARIANTS, cardLook, cardVariant } from '#storefront/looks/product-card.ts';

const NUMBERS = Object.keys(CARD_VARIANTS).map(Number);

test.each(NUMBERS)('[CAT-04] card layout %i has dots for more pictures, if the shop wants them', (number) => {
  const settings = { ...settingsSchema.parse({}), settingStyleOfProduct: number };
  expect(cardLook({ ...settings, showImageSlider: true }).showPictures).toBe(true);
  expect(cardLook({ ...settings, showImageSlider: false }).showPictures).toBe(false);
});

test.each(NUMBERS)('[CAT-04] the price of card layout %i comes before characteristics', (number) => {
  const { parts } = cardVariant(number);
  if (parts.includes('specs')) expect(parts.indexOf('price')).toBeLessThan(parts.indexOf('specs'));
});
