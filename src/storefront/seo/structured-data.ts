import { allCategoriesPath, categoryPath, fullAddress, homePath } from '#domain/link/paths.ts';
import { fullImageUrl } from '#domain/picture/picture.ts';
import type { CategoryEntry } from '#storefront/entries/model.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { returnTerms } from './offer-terms.ts';
import type { StructuredData } from './schema-org.ts';

/** A step of a breadcrumb; `path` has no language. */
export interface Crumb {
  name: string;
  path: string;
}

/** First breadcrumb of every page. */
export const homeCrumb = (shop: ShopView): Crumb => ({ name: shop.t('shell.home'), path: homePath() });

/** The way from the home page down through categories. */
export function categoryCrumbs(shop: ShopView, categories: readonly CategoryEntry[]): Crumb[] {
  return [
    homeCrumb(shop),
    { name: shop.t('shell.catalogue'), path: allCategoriesPath() },
    ...categories.map((category) => ({ name: shop.text(category.name), path: categoryPath(category.slug) })),
  ];
}

/** The breadcrumb for search engines. */
export function breadcrumbData(shop: ShopView, crumbs: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: shop.url(path),
    })),
  };
}

/** The shop itself, and its search; for the home page. */
export function shopData(shop: ShopView): StructuredData[] {
  const { identity, contact } = shop;
  const logo = shop.appIcons
    ? fullAddress(shop.appIcons.largeIcon, shop.origin)
    : fullImageUrl(identity.logo, shop.origin);
  const organization: StructuredData = {
    '@type': 'Organization',
    '@id': `${shop.origin}/#organization`,
    name: shop.text(identity.name),
    url: shop.url(homePath()),
    ...(logo && { logo }),
    ...(contact.email && { email: contact.email }),
    ...(contact.phones[0] && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: contact.phones[0],
        contactType: 'customer service',
      },
    }),
    ...returnTerms(shop),
    ...(contact.socialLinks.length > 0 && { sameAs: contact.socialLinks.map(({ url }) => url) }),
  };
  const site: StructuredData = {
    '@type': 'WebSite',
    name: shop.text(identity.name),
    url: shop.url(homePath()),
    inLanguage: shop.language,
    publisher: { '@id': `${shop.origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${shop.url('/search')}?q={query}`,
      'query-input': 'required name=query',
    },
  };
  return [organization, site];
}
