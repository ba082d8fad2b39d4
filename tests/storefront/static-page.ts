import type { StockId } from '#contract/value/primitive.ts';
import cart from '#storefront/cart/messages/en.json' with { type: 'json' };
import { pickMessages } from '#storefront/i18n/messages.ts';
import messageKeys from '#storefront/live/main.ts?messages';
import notice from '#storefront/page/messages/en.json' with { type: 'json' };
import picks from '#storefront/picks/messages/en.json' with { type: 'json' };
import search from '#storefront/search/messages/en.json' with { type: 'json' };
import shell from '#storefront/shell/messages/en.json' with { type: 'json' };

/** Frame that the layout puts around every page. */
export function openPage(body: string): void {
  Object.assign(document.documentElement.dataset, {
    tenant: 'local',
    language: 'en',
    defaultLanguage: 'ru',
    currency: 'UZS',
  });
  document.documentElement.lang = 'en';
  const messages = JSON.stringify(
    pickMessages({ ...cart, ...notice, ...picks, ...search, ...shell }, messageKeys),
  );
  document.body.innerHTML = `
    <span data-badge="cart"></span><span data-badge="favourite"></span><span data-badge="compare"></span>
    ${body}
    <template id="in-cart"><div role="group" aria-label="In cart" data-in-cart>
      <button type="button" data-pieces="-1" aria-label="Decrease quantity">−</button><output></output>
      <button type="button" data-pieces="1" aria-label="Increase quantity">+</button></div></template>
    <div id="toasts" role="status"></div>
    <script type="application/json" id="client-messages">${messages}</script>`;
}

interface ItemOptions {
  id?: number;
  stock?: StockId;
  price?: number;
  oldPrice?: number;
  count?: number;
  tracking?: boolean;
  min?: number;
  extra?: string;
}

/** A product card as a static page draws it; its stock id is by 1000 above the id of its variation. */
export function itemHtml({
  id = 7,
  stock = 1000 + id,
  price = 100_000,
  oldPrice = 100_000,
  count = 10,
  tracking = true,
  min = 1,
  extra = '',
}: ItemOptions = {}): string {
  return `<article data-item="${id}" data-stock="${stock}" data-price="${price}" data-old-price="${oldPrice}" data-count="${count}"
      data-tracking="${tracking ? 1 : 0}" data-min="${min}" data-supplier="3" data-product="${100 + id}" data-choices="1">
    <img data-part="image" src="/market-api/media/150x_/tea-${id}.svg" alt="">
    <a data-part="name" href="/product/${id}"> Tea ${id} </a>
    <b data-part="price">old text</b><s data-part="old-price" hidden></s><i data-part="discount" hidden></i><p data-part="stock">In stock</p>
    <button type="button" data-action="add">Add</button>
    <button type="button" data-action="favourite" aria-pressed="false">Favourite</button>
    <button type="button" data-action="compare" aria-pressed="false">Compare</button>${extra}
  </article>`;
}

export function find<Type extends HTMLElement = HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Event that another tab's write makes in this one. */
export function writeInOtherTab(key: string, newValue: string): void {
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

export const toastTexts = () =>
  [...document.querySelectorAll('.toast__text')].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );
