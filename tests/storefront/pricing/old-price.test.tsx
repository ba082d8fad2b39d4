// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offerOf } from '#domain/pricing/offer.ts';
import { readItem } from '#storefront/cart/item.ts';
import { paintOffer } from '#storefront/cart/offer-text.ts';
import { OldPrice } from '#storefront/pricing/OldPrice.tsx';
import { find, itemHtml, openPage } from '../static-page.ts';

test('[CAT-09] a struck price is the same, drawn by the server or laid over a card later', () => {
  openPage(itemHtml({ price: 90_000, oldPrice: 120_000 }));
  const card = find('[data-item]');
  find('s').remove();
  paintOffer(card, offerOf(readItem(card)), 'Old price');
  const made = find('s');
  const text = made.textContent;
  expect(text).toMatch(/^120\D000/);
  expect(made.outerHTML.replaceAll('&nbsp;', '\u00A0')).toBe(
    renderToStaticMarkup(<OldPrice text={text} label="Old price" isLive />),
  );
});

test('no old price is no element', () => {
  expect(renderToStaticMarkup(<OldPrice text="" label="Old price" />)).toBe('');
});
