import type { PagePosition } from '#contract/content.ts';
import type { Image } from '#contract/primitive.ts';
import { cutText } from '#domain/cut-text.ts';
import { plainText } from '#domain/plain-text.ts';
import {
  allCategoriesPath,
  categoryPath,
  homePath,
  notFoundPath,
  productPath,
  staticPagePath,
} from '#paths.ts';
import type { CategoryEntry } from '#snapshot/model.ts';
import type { FoundVariation } from '#view/product.ts';
import type { ShopView } from '#view/shop-view.ts';
import { ownText } from './own-text.ts';
import { productData } from './product-data.ts';
import { MAX_DESCRIPTION, productText } from './product-text.ts';
import { breadcrumbData, type Crumb, type StructuredData, shopData } from './structured-data.ts';

/** What the head of a page says. Paths have no language. */
export interface PageSeo {
  title: string;
  description: string;
  /** The page's own address: its canonical, and what the language links lead to. */
  path: string;
  type: 'website' | 'product' | 'article';
  /** The picture of the page itself; others are shown the shop's where it has none. */
  image?: Image | null;
  noindex?: true;
  data: StructuredData[];
}

const shopName = (shop: ShopView) => shop.text(shop.identity.name);
const withShop = (shop: ShopView, title: string) => `${title} — ${shopName(shop)}`;

export function homeSeo(shop: ShopView): PageSeo {
  const slogan = shop.text(shop.identity.slogan);
  const about = [shopName(shop), slogan.replace(/[.!]$/, '')].filter(Boolean).join(' — ');
  const own = ownText(shop, 'home', shopName(shop));
  return {
    title: own.title || (slogan ? `${shopName(shop)} — ${slogan}` : shopName(shop)),
    description: own.description || `${about}. ${shop.t('home.seoDescription')}`,
    path: homePath(),
    type: 'website',
    data: shopData(shop),
  };
}

export function categoriesSeo(shop: ShopView, crumbs: Crumb[]): PageSeo {
  return {
    title: withShop(shop, shop.t('category.all')),
    description: shop.t('category.allSeoDescription', { shop: shopName(shop) }),
    path: allCategoriesPath(),
    type: 'website',
    data: [breadcrumbData(shop, crumbs)],
  };
}

export function categorySeo(
  shop: ShopView,
  category: CategoryEntry,
  page: number,
  list: { total: number; pages: number },
  crumbs: Crumb[],
): PageSeo {
  const name = shop.text(category.name);
  const title = page === 1 ? name : shop.t('category.titlePage', { name, page });
  const text = plainText(shop.text(category.description), Number.POSITIVE_INFINITY);
  const own = ownText(shop, 'product_list', title, { shared: true });
  return {
    title: own.title || withShop(shop, title),
    description: text
      ? cutText(page === 1 ? text : `${title}. ${text}`, MAX_DESCRIPTION)
      : own.description ||
        shop.t('category.seoDescription', { name: title, shop: shopName(shop), count: list.total }),
    path: categoryPath(category.slug, page),
    type: 'website',
    data: [breadcrumbData(shop, crumbs)],
  };
}

export function productSeo(shop: ShopView, found: FoundVariation, crumbs: Crumb[]): PageSeo {
  const { variation } = found;
  return {
    ...productText(shop, found),
    path: productPath(variation.id),
    type: 'product',
    image: variation.images[0] ?? null,
    data: [...productData(shop, found), breadcrumbData(shop, crumbs)],
  };
}

export function staticPageSeo(
  shop: ShopView,
  page: { slug: string; title: string; content: string },
  crumbs: Crumb[],
): PageSeo {
  const own = ownText(shop, 'other', page.title, { shared: true });
  return {
    title: own.title || withShop(shop, page.title),
    description: plainText(page.content, MAX_DESCRIPTION) || own.description || page.title,
    path: staticPagePath(page.slug),
    type: 'article',
    data: [breadcrumbData(shop, crumbs)],
  };
}

/** A page for one shopper alone; the shop may word its head by `position`. */
export function privateSeo(
  shop: ShopView,
  path: string,
  title: string,
  position: PagePosition = 'other',
): PageSeo {
  const own = ownText(shop, position, title, { shared: position === 'other' });
  return {
    title: own.title || withShop(shop, title),
    description: own.description || title,
    path,
    type: 'website',
    noindex: true,
    data: [],
  };
}

export function notFoundSeo(shop: ShopView): PageSeo {
  const title = shop.t('shell.notFoundTitle');
  return {
    title: withShop(shop, title),
    description: title,
    path: notFoundPath(),
    type: 'website',
    noindex: true,
    data: [],
  };
}
