// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startProductPage } from '#storefront/product/product-page.ts';
import { VARIATION_EVENT } from '#storefront/product/variation-event.ts';
import { $viewed } from '#storefront/product/viewed.store.ts';
import { productHtml } from '../product-page.ts';
import { find, openPage } from '../static-page.ts';

vi.stubGlobal('IntersectionObserver', class {});

test('[SHL-12] a viewed product is kept by the variation that was seen last, even if that was shown in place', () => {
  openPage(productHtml());
  startProductPage();
  expect($viewed.get()).toEqual([{ productId: 9, variationId: 101 }]);

  find('section[data-item]').outerHTML = productHtml({ variationId: 102 });
  document.dispatchEvent(new Event(VARIATION_EVENT));
  expect($viewed.get()).toEqual([{ productId: 9, variationId: 102 }]);
});
