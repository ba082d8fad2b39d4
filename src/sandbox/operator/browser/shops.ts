import type { MarketData } from '#contract/market/market-schema.ts';
import { send, shopPath } from './control.ts';
import { h } from './element.ts';
import { textOf } from './format.ts';
import { placeOf } from './live.ts';

/** A shop with what the page says about it. */
export interface ShopFacts {
  name: string;
  securityKey: string;
  market: MarketData;
  hasWebhook: boolean;
  /** How much it has of everything, by kind. */
  counts: Record<string, number>;
  /** Address of the shop's storefront. */
  storefront: string;
}

export async function getShops(): Promise<ShopFacts[]> {
  const shops = await send<{ name: string }[]>('GET', '/shops');
  return Promise.all(shops.map(({ name }) => getShop(name)));
}

export function getShop(name: string): Promise<ShopFacts> {
  return send('GET', shopPath(name));
}

/** Draws the chooser of shops; another shop opens in the same section. */
export function drawShops(shops: readonly ShopFacts[], chosen: string, section: string): void {
  const links = shops.map(({ name, counts, market }) =>
    h(
      'a',
      { class: 'shop', href: placeOf(name, section), 'aria-current': name === chosen && 'true' },
      shopMark(market),
      h(
        'span',
        { class: 'shop__text' },
        h('strong', {}, textOf(market.name)),
        h('small', {}, `${name} · ${counts['product']} products`),
      ),
    ),
  );
  const list = document.querySelector('#shops');
  list?.replaceChildren(...links);
  const current = links.find((link) => link.hasAttribute('aria-current'));
  if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.clientWidth) / 2;
}

/** The first letter of the shop on its own colour. */
export function shopMark({ name, theme }: MarketData): HTMLElement {
  const mark = h('span', { class: 'shop__mark', 'aria-hidden': 'true' }, textOf(name).slice(0, 1));
  mark.style.setProperty('--brand', theme.colors.primary ?? '#176b57');
  mark.style.setProperty('--on-brand', theme.colors.onPrimary ?? '#ffffff');
  return mark;
}
