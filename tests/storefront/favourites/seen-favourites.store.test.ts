// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { variationCard } from '#storefront/card/variation-card.ts';
import { $seenFavourites, keepSeen } from '#storefront/favourites/seen-favourites.store.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { writeInOtherTab } from '../static-page.ts';

const KEY = 'favourites-seen:v1';
const cards = [...aShopSeed().products()].flatMap((product) =>
  product.variations.map((variation) =>
    variationCard(product, variation, { language: 'en', defaultLanguage: 'ru' }),
  ),
);

test('cards are kept with their first picture and read back', () => {
  keepSeen(cards, 'en');
  const kept = localStorage.getItem(KEY) ?? '';
  $seenFavourites.set({ language: 'ru', at: 0, cards: [] });
  writeInOtherTab(KEY, kept);
  const { language, cards: read } = $seenFavourites.get();
  expect(language).toBe('en');
  expect(read).toEqual(cards.map((card) => ({ ...card, images: card.images.slice(0, 1) })));
});

test('cards kept by an earlier page are there from the start', async () => {
  keepSeen(cards, 'en');
  vi.resetModules();
  const later = await import('#storefront/favourites/seen-favourites.store.ts');
  expect(later.$seenFavourites.get().cards).toHaveLength(cards.length);
});

test('[SEC-03] a value that is no list of cards, or leads out of the shop, is dropped', () => {
  const [card] = cards;
  const whole = { language: 'en', at: 1, cards: [card] };
  const broken = [
    'x',
    '[]',
    JSON.stringify({ ...whole, language: 'de' }),
    JSON.stringify({ ...whole, at: 'now' }),
    JSON.stringify({ ...whole, cards: [{ ...card, href: 'javascript:alert(1)' }] }),
    JSON.stringify({ ...whole, cards: [{ ...card, href: '//other.example' }] }),
    JSON.stringify({ ...whole, cards: [{ ...card, colors: ['red;'] }] }),
    JSON.stringify({ ...whole, cards: [{ ...card, item: { ...card?.item, newPrice: '5' } }] }),
  ];
  for (const text of broken) {
    writeInOtherTab(KEY, text);
    expect($seenFavourites.get().cards, text).toEqual([]);
  }
});
