import type { PagePosition } from '#contract/market/content.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { fillTemplate } from './fill-template.ts';
import { isShared } from './page-position.ts';
import { fillTitle, type OpenTitle, placeWording } from './place-wording.ts';
import { MAX_DESCRIPTION } from './text-length.ts';

/**
 * Title and description that the shop gives to a kind of page; empty where it gives none. `title` is the name
 * of what the page shows. Where many pages share a text, one that does not say that name is not taken.
 */
export function ownText(
  shop: ShopView,
  position: PagePosition,
  title: string,
): OpenTitle & { description: string } {
  const config = shop.pageConfig(position);
  const shared = isShared(position);
  const usable = (template: string) => (shared && !template.includes('[title]') ? '' : template);
  const description = fillTemplate(usable(shop.text(config?.description)), {
    title,
    place: placeWording(shop),
  });
  return {
    ...fillTitle(shop, usable(shop.text(config?.title)), title),
    description: cutText(description, MAX_DESCRIPTION),
  };
}
