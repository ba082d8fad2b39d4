import { expect, test } from 'vitest';
import { shareLinks } from '#domain/link/share-link.ts';

test('[PDP-03] a page is shared on two sites, with its address and its name', () => {
  const links = shareLinks('https://shop.example/product/7', 'Чайник & чашка \ud83d\ude00 \ud800');
  expect(links.map(({ site }) => site)).toEqual(['Telegram', 'Facebook']);
  const [telegram, facebook] = links.map(({ href }) => new URL(href).searchParams);
  expect(telegram?.get('url')).toBe('https://shop.example/product/7');
  expect(telegram?.get('text')).toBe('Чайник & чашка \ud83d\ude00 \ufffd');
  expect(facebook?.get('u')).toBe('https://shop.example/product/7');
});
