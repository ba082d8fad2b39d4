import type { PagePosition } from '#contract/market/content.ts';
import type { Image } from '#contract/value/primitive.ts';
import {
  allCategoriesPath,
  categoryPath,
  homePath,
  notFoundPath,
  productPath,
  staticPagePath,
} from '#domain/link/paths.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { plainText } from '#domain/text/plain-text.ts';
import type { CategoryEntry } from '#storefront/entries/model.ts';
import type { ProductPage } from '#storefront/view/catalogue.ts';
import type { FoundVariation } from '#storefront/view/product.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { isEmptyList } from './indexed.ts';
import { listData } from './list-data.ts';
import { ownText } from './own-text.ts';
import { isShared, positionOfPage } from './page-position.ts';
import { descriptionOr, type OpenDescription, type OpenTitle, titleOr } from './place-wording.ts';
import { productData } from './product-data.ts';
import { productText } from './product-text.ts';
import type { StructuredData } from './schema-org.ts';
import { shopName, withShop } from './shop-name.ts';
import { breadcrumbData, type Crumb, shopData } from './structured-data.ts';
import { MAX_DESCRIPTION } from './text-length.ts';

/** Texts in the head of a page. Paths have no language. */
export interface PageSeo extends OpenTitle, OpenDescription {
  /** The page's own address: its canonical, and the target of language links. */
  path: string;
  type: 'website' | 'product' | 'article';
  /** The page's own picture; without one, links to it show the shop's. */
  image?: Image | null;
  noindex?: true;
  data: StructuredData[];
}

/** Breadcrumbs and head of a page. */
export interface PageHead {
  crumbs: Crumb[];
  seo: PageSeo;
}

export function homeSeo(shop: ShopView): PageSeo {
  const slogan = shop.text(shop.identity.slogan);
  const about = [shopName(shop), slogan.replace(/[.!]$/, '')].filter(Boolean).join(' — ');
  const own = ownText(shop, 'home', shopName(shop));
  return {
    ...titleOr(own, slogan ? `${shopName(shop)} — ${slogan}` : shopName(shop)),
    ...descriptionOr(own, `${about}. ${shop.t('home.seoDescription')}`),
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
    ...(isEmptyList(shop, allCategoriesPath()) && { noindex: true as const }),
    data: [breadcrumbData(shop, crumbs)],
  };
}

export function categorySeo(
  shop: ShopView,
  category: CategoryEntry,
  page: number,
  list: ProductPage,
  crumbs: Crumb[],
): PageSeo {
  const name = shop.text(category.name);
  const title = page === 1 ? name : shop.t('category.titlePage', { name, page });
  const text = plainText(shop.text(category.description), Number.POSITIVE_INFINITY);
  const seo = positionSeo(shop, 'product_list', {
    title,
    path: categoryPath(category.slug, page),
    text: text && page > 1 ? `${title}. ${text}` : text,
    crumbs,
    wording: shop.t('category.seoDescription', { name: title, shop: shopName(shop), count: list.total }),
  });
  return {
    ...seo,
    ...(list.total === 0 && { noindex: true as const }),
    data: [...seo.data, ...listData(shop, list.cards)],
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

/** Page that takes its texts from a position. */
export interface PositionPage {
  /** Name of its content. */
  title: string;
  path: string;
  /** Its own text without tags; empty if it has none. */
  text: string;
  crumbs: Crumb[];
  /** Description where neither the page nor the shop has one; left out, the title. */
  wording?: string;
  type?: 'website' | 'article';
  image?: Image | null;
}

/**
 * The head of a page that the shop words by its position: any list and any card. The page's own text wins
 * over one that several pages share, and a text for this page alone over both.
 */
export function positionSeo(shop: ShopView, position: PagePosition, page: PositionPage): PageSeo {
  const own = ownText(shop, position, page.title);
  const text = cutText(page.text, MAX_DESCRIPTION);
  const last = page.wording ?? page.title;
  const description = isShared(position) && text ? { description: text } : descriptionOr(own, text || last);
  return {
    ...titleOr(own, withShop(shop, page.title)),
    ...description,
    path: page.path,
    type: page.type ?? 'website',
    image: page.image ?? null,
    data: [breadcrumbData(shop, page.crumbs)],
  };
}

export function staticPageSeo(
  shop: ShopView,
  page: { slug: string; title: string; content: string },
  crumbs: Crumb[],
): PageSeo {
  return positionSeo(shop, positionOfPage(page.slug), {
    title: page.title,
    path: staticPagePath(page.slug),
    text: plainText(page.content, Number.POSITIVE_INFINITY),
    crumbs,
    type: 'article',
  });
}

/** A page for one shopper alone; the shop may word its head by `position`. */
export function privateSeo(
  shop: ShopView,
  path: string,
  title: string,
  position: PagePosition = 'other',
): PageSeo {
  const own = ownText(shop, position, title);
  return {
    ...titleOr(own, withShop(shop, title)),
    ...descriptionOr(own, title),
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
