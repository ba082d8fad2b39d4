import type { PagePosition } from '#contract/market/content.ts';
import type { Image } from '#contract/value/primitive.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { isEmptyList } from './indexed.ts';
import { ownText } from './own-text.ts';
import { isShared } from './page-position.ts';
import type { PageSeo } from './page-seo.ts';
import { descriptionOr, titleOr } from './place-wording.ts';
import type { StructuredData } from './schema-org.ts';
import { withShop } from './shop-name.ts';
import { breadcrumbData, type Crumb } from './structured-data.ts';

/** A page that lists things, or one of several pages of them. */
export interface ListedPage {
  /** Name of the list, without a page number. */
  name: string;
  /** Counted from 1. */
  page?: number;
  /** Path of the page without a language. */
  path: string;
  description: string;
  /** Kind of page that the shop may word the head of. */
  position: PagePosition;
  /** Set if the wording is for this page alone, and not for many of the same kind. */
  single?: true;
  crumbs: readonly Crumb[];
  image?: Image | null;
  data?: readonly StructuredData[];
  /** Set if the list is empty; known for lists of all brands, suppliers and places. */
  noindex?: boolean;
}

/** The head of a page that lists things; later pages say which they are. */
export function listSeo(shop: ShopView, listed: ListedPage): PageSeo {
  const { name, page = 1, path, description, position, single, crumbs, image, data = [], noindex } = listed;
  const title = page === 1 ? name : shop.t('category.titlePage', { name, page });
  const isMeant = isShared(position) || (single && page === 1);
  const own = isMeant ? ownText(shop, position, title) : { title: '', description: '' };
  return {
    ...titleOr(own, withShop(shop, title)),
    ...descriptionOr(own, page === 1 ? description : `${title}. ${description}`),
    path,
    type: 'website',
    ...(image && { image }),
    ...((noindex || isEmptyList(shop, path)) && { noindex: true as const }),
    data: [breadcrumbData(shop, crumbs), ...data],
  };
}
