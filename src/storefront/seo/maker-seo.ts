import type { Brand, Supplier } from '#contract/market/market-schema.ts';
import type { Image } from '#contract/value/primitive.ts';
import { brandPath, brandsPath, marketsPath, supplierPath, suppliersPath } from '#domain/link/paths.ts';
import { fullImageUrl } from '#domain/picture/picture.ts';
import type { ProductPage } from '#storefront/view/catalogue.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { listData } from './list-data.ts';
import { listSeo } from './list-seo.ts';
import type { PageHead } from './page-seo.ts';
import type { StructuredData } from './schema-org.ts';
import { shopName } from './shop-name.ts';
import { homeCrumb } from './structured-data.ts';

export function brandHead(shop: ShopView, brand: Brand, page: number, list: ProductPage): PageHead {
  const crumbs = [
    homeCrumb(shop),
    { name: shop.t('maker.brands'), path: brandsPath() },
    { name: brand.name, path: brandPath(brand.slug) },
  ];
  const data: StructuredData = {
    '@type': 'Brand',
    name: brand.name,
    url: shop.url(brandPath(brand.slug)),
    ...logoData(shop, brand.logo),
  };
  const seo = listSeo(shop, {
    name: brand.name,
    page,
    path: brandPath(brand.slug, page),
    description: shop.t('category.seoDescription', {
      name: brand.name,
      shop: shopName(shop),
      count: list.total,
    }),
    position: 'trademarks_card',
    crumbs,
    image: brand.logo,
    data: [data, ...listData(shop, list.cards)],
    noindex: list.total === 0,
  });
  return { crumbs, seo };
}

export function supplierHead(shop: ShopView, supplier: Supplier, page: number, list: ProductPage): PageHead {
  const { id, name, logo, phone, webSite } = supplier;
  const crumbs = [
    homeCrumb(shop),
    { name: shop.t('maker.suppliers'), path: suppliersPath() },
    { name, path: supplierPath(id) },
  ];
  const address = shop.text(supplier.address);
  const data: StructuredData = {
    '@type': 'Organization',
    name,
    url: shop.url(supplierPath(id)),
    ...logoData(shop, logo),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    ...(webSite && { sameAs: webSite }),
  };
  const seo = listSeo(shop, {
    name,
    page,
    path: supplierPath(id, page),
    description: shop.t('category.seoDescription', { name, shop: shopName(shop), count: list.total }),
    position: 'supplier_card',
    crumbs,
    image: logo,
    data: [data, ...listData(shop, list.cards)],
    noindex: list.total === 0,
  });
  return { crumbs, seo };
}

function logoData({ origin }: ShopView, image: Image | null): StructuredData {
  const logo = fullImageUrl(image, origin);
  return logo === undefined ? {} : { logo };
}

export function brandsHead(shop: ShopView, page: number): PageHead {
  const name = shop.t('maker.brands');
  const crumbs = [homeCrumb(shop), { name, path: brandsPath() }];
  const description = shop.t('maker.brandsSeo', { shop: shopName(shop) });
  const position = 'list_of_brands';
  const seo = listSeo(shop, {
    name,
    page,
    path: brandsPath(page),
    description,
    position,
    single: true,
    crumbs,
  });
  return { crumbs, seo };
}

export function suppliersHead(shop: ShopView, page: number): PageHead {
  const name = shop.t('maker.suppliers');
  const crumbs = [homeCrumb(shop), { name, path: suppliersPath() }];
  const description = shop.t('maker.suppliersSeo', { shop: shopName(shop) });
  const position = 'list_of_suppliers';
  const path = suppliersPath(page);
  const seo = listSeo(shop, { name, page, path, description, position, single: true, crumbs });
  return { crumbs, seo };
}

export function marketsHead(shop: ShopView): PageHead {
  const name = shop.t('market.title');
  const crumbs = [homeCrumb(shop), { name, path: marketsPath() }];
  const description = shop.t('market.seo', { shop: shopName(shop) });
  const seo = listSeo(shop, {
    name,
    path: marketsPath(),
    description,
    position: 'other',
    crumbs,
    data: branchData(shop),
  });
  return { crumbs, seo };
}

/** The branches of the shop, where goods can be seen or fetched. */
function branchData(shop: ShopView): StructuredData[] {
  return shop.franchises.map(({ id, name, address, administrativeArea, coordinate, phone }) => ({
    '@type': 'Store',
    '@id': `${shop.origin}/#branch-${id}`,
    name: shop.text(name),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.text(address),
      addressRegion: administrativeArea,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinate },
    ...(phone && { telephone: phone }),
    parentOrganization: { '@id': `${shop.origin}/#organization` },
  }));
}
