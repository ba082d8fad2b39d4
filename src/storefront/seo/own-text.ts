import type { PagePosition } from '#contract/market/content.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { isShared } from './page-position.ts';
import { fillDescription, fillTitle, type OpenDescription, type OpenTitle } from './place-wording.ts';
import { MAX_DESCRIPTION } from './text-length.ts';

/**
 * Title and description that the shop gives to a kind of page; empty if it gives none. `title` is the name of
 * the page's content. A text that many pages share is only taken if it says that name.
 */
export function ownText(shop: ShopView, position: PagePosition, title: string): OpenTitle & OpenDescription {
  const config = shop.pageConfig(position);
  const shared = isShared(position);
  const usable = (template: string) => (shared && !template.includes('[title]') ? '' : template);
  return {
    ...fillTitle(shop, usable(shop.text(config?.title)), title),
    ...fillDescription(shop, usable(shop.text(config?.description)), title, (text) =>
      cutText(text, MAX_DESCRIPTION),
    ),
  };
}
