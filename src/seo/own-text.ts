import type { PagePosition } from '#contract/content.ts';
import { cutText } from '#domain/cut-text.ts';
import type { ShopView } from '#view/shop-view.ts';
import { fillTemplate } from './fill-template.ts';
import { isShared } from './page-position.ts';
import { MAX_DESCRIPTION } from './text-length.ts';

/**
 * Title and description that the shop gives to a kind of page; empty where it gives none. `title` is the name
 * of what the page shows. Where many pages share a text, one that does not say that name is not taken.
 */
export function ownText(
  shop: ShopView,
  position: PagePosition,
  title: string,
): { title: string; description: string } {
  const config = shop.pageConfig(position);
  const shared = isShared(position);
  const filled = (template: string) => {
    if (shared && !template.includes('[title]')) return '';
    return fillTemplate(template, { title, region: shop.t('product.yourCity') });
  };
  return {
    title: filled(shop.text(config?.title)),
    description: cutText(filled(shop.text(config?.description)), MAX_DESCRIPTION),
  };
}
