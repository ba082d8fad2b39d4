// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { $cart } from '#storefront/cart/cart.store.ts';
import { openMiniCart } from '#storefront/cart/mini-cart.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { find, openPage } from '../static-page.ts';

const PANEL = `<section id="mini-cart" hidden><ul></ul><b data-total></b>
  <template><li><a></a><span class="mini-cart__count">%COUNT%</span>
    <b class="mini-cart__sum" data-sold-out="Out of stock" data-gone="No longer sold"></b>
    <button type="button"></button></li></template></section>`;

test('[CRT-08] a line of what is sold no more says so in the mini cart, and the sum is without it', async () => {
  openPage('<nav><a data-to-cart href="/cart">Cart</a></nav>');
  const network = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  globalThis.fetch = async () => new Response(PANEL, { headers: { 'content-type': 'text/html' } });
  $cart.set({
    lines: [
      aLine({ gone: true }),
      aLine({ stock: { id: 2, count: 0 } }),
      aLine({ stock: { id: 3, count: 5 }, count: 2 }),
    ],
  });
  await openMiniCart(find<HTMLAnchorElement>('a'));
  const sums = [...document.querySelectorAll('.mini-cart__sum')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );
  expect(sums).toEqual(['No longer sold', 'Out of stock', '200 000 UZS']);
  expect(find('[data-total]').textContent.replaceAll('\u00A0', ' ')).toBe('200 000 UZS');
});
