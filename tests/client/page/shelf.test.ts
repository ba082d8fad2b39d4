// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { showShelf } from '#client/page/shelf.ts';
import { VARIATION_EVENT } from '#client/page/variation-event.ts';
import { $wanted } from '#stores/wanted.store.ts';
import { aShopHost } from '../a-shop-host.ts';
import { buyControlsHtml, productHtml } from '../product-page.ts';
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

const SHELF = `<div data-shelf="together" data-tags='["gift"]'>
  <template><section><ul></ul>
    <p class="additions__sum"><span role="status" data-label="Together"></span><button>Add</button></p>
  </section></template>
  <template><li><a><img><span class="addition__name"></span></a><b></b><s></s>
    <label><input type="checkbox"><span>Take</span></label></li></template>
</div>`;

beforeEach(() => openPage(productHtml({ inside: buyControlsHtml() }) + SHELF));

test('[PDP-05] the sum of what is bought together follows the pieces and the variation of the page', async () => {
  await aShopHost({ products: 2 });
  await showShelf(find('[data-shelf]'));
  const sum = () => find('[data-shelf] [role="status"]').textContent?.replaceAll('\u00a0', ' ');
  // One of the page for 90 000, with the two that are chosen to begin with.
  expect(sum()).toBe('Together: 390 000 UZS');
  $wanted.setKey(101, 3);
  expect(sum()).toBe('Together: 570 000 UZS');

  find('section[data-item]').outerHTML = productHtml({ variationId: 102, inside: buyControlsHtml() });
  document.dispatchEvent(new Event(VARIATION_EVENT));
  expect(sum()).toBe('Together: 390 000 UZS');
});
