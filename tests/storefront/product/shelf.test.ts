// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { paintBuyControls } from '#storefront/cart/buy-control.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { $openChoices } from '#storefront/cart/choices.store.ts';
import { $wanted } from '#storefront/cart/wanted.store.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { showShelf } from '#storefront/product/shelf.ts';
import { VARIATION_EVENT } from '#storefront/product/variation-event.ts';
import { aShopHost } from '../a-shop-host.ts';
import { aShirt, buyControlsHtml, productHtml } from '../product-page.ts';
import { find, openPage } from '../static-page.ts';

// jsdom lays nothing out: every place is below the window, and looked at once.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #look: () => void;
    constructor(look: () => void) {
      this.#look = look;
    }
    observe(place: Element) {
      place.getBoundingClientRect = () => new DOMRect(0, innerHeight + 1);
      this.#look();
    }
    disconnect() {}
  },
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
  },
);

const SELLER = `<div data-shelf="seller" data-seller="1">
  <template><section><ul></ul></section></template>
  <template><li><a><img><span class="addition__name"></span></a><b></b><s></s></li></template>
</div>`;

const SHELF = `<div data-shelf="together" data-tags='["gift"]'>
  <template><section><ul></ul>
    <p class="additions__sum"><span role="status" data-label="Together"></span><button>Add</button></p>
  </section></template>
  <template><li><a><img><span class="addition__name"></span></a><b></b><s></s>
    <label><input type="checkbox"><span>Take</span></label></li></template>
</div>`;

beforeEach(() => {
  $wanted.set({});
  openPage(productHtml({ inside: buyControlsHtml() }) + SHELF);
});

const sum = () => find('[data-shelf] [role="status"]').textContent?.replaceAll('\u00a0', ' ');

/** Ticks every box of the shelf. */
function takeAll(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-shelf] input')) box.click();
}

test('[PDP-05] the sum of what is bought together follows the pieces and the variation of the page', async () => {
  await aShopHost({ products: 2 });
  await showShelf(find('[data-shelf]'));
  // One of the page for 90 000, and nothing with it before a shopper says so.
  expect(sum()).toBe('Together: 90 000 UZS');
  expect(find<HTMLButtonElement>('.additions__sum button').disabled).toBe(true);
  takeAll();
  expect(sum()).toBe('Together: 390 000 UZS');
  $wanted.setKey(101, 3);
  expect(sum()).toBe('Together: 570 000 UZS');

  find('section[data-item]').outerHTML = productHtml({ variationId: 102, inside: buyControlsHtml() });
  document.dispatchEvent(new Event(VARIATION_EVENT));
  expect(sum()).toBe('Together: 390 000 UZS');
});

test('[PDP-05] while something is to be chosen of the page’s product, sum and button are of the others alone', async () => {
  await aShopHost({ products: 2, asksNothing: true });
  await showShelf(find('[data-shelf]'));
  const [own, together] = ['[data-buy]', '.additions__sum'].map((box) =>
    find<HTMLButtonElement>(`${box} button:not([data-pieces])`),
  );
  const paint = () => paintBuyControls(find('section[data-item]'), pageTranslate());
  $openChoices.setKey(101, true);
  takeAll();
  paint();
  expect(own?.disabled).toBe(true);
  expect(sum()).toBe('Together: 300 000 UZS');
  let pressed = 0;
  own?.addEventListener('click', () => {
    pressed += 1;
  });
  together?.click();
  await expect.poll(() => $cart.get().lines.map(({ variationId }) => variationId)).toEqual([1, 3]);
  expect(pressed).toBe(0);
  await expect.poll(() => together?.ariaBusy).toBe('false');

  $openChoices.setKey(101, false);
  paint();
  expect(sum()).toBe('Together: 390 000 UZS');
  together?.click();
  expect(pressed).toBe(1);
});

test('[PDP-05] at most eight others of the seller are shown, and at most twenty that share a tag', async () => {
  // The product of the page is one of the first of both.
  const product = { ...aShirt(), id: 1 };
  openPage(productHtml({ product, variationId: 1, inside: buyControlsHtml() }) + SHELF + SELLER);
  await aShopHost({ products: 30 });
  for (const [kind, most] of [
    ['together', 20],
    ['seller', 8],
  ] as const) {
    await showShelf(find(`[data-shelf=${kind}]`));
    const shown = [...document.querySelectorAll(`[data-shelf=${kind}] li a`)].map((link) =>
      link.getAttribute('href'),
    );
    expect(new Set(shown).size, kind).toBe(most);
    expect(shown, kind).not.toContain('/en/product/1');
  }
});

test('[A11Y-01] arrows of a row, which all rows of the page share, are named by its title', async () => {
  await aShopHost({ products: 2 });
  const row = '<section><h2>Of the seller</h2><div data-carousel><ul></ul></div></section>';
  const arrows = ['Back', 'Forward'].map((name) => `<button aria-label="${name}: *"></button>`).join('');
  openPage(
    productHtml({ inside: buyControlsHtml() }) +
      SELLER.replace('<section><ul></ul></section>', row) +
      `<template id="row-arrows"><div data-controls>${arrows}</div></template>`,
  );
  await showShelf(find('[data-shelf]'));
  const names = [...document.querySelectorAll('[data-carousel] [data-controls] button')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Back: Of the seller', 'Forward: Of the seller']);
});
