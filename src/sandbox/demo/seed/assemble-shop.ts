import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Review } from '#contract/catalogue/review.ts';
import { firstIds } from '#platform/areas/shop/first-ids.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { logoImage, logoOnDarkImage, symbolImage } from '#sandbox/demo/picture/picture-url.ts';
import { daysBefore } from '#sandbox/demo/source/epoch.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { demoCustomer } from './demo-customer.ts';
import type { ProductPlan } from './plan.ts';
import { makeProduct } from './product.ts';
import { productReviews } from './review.ts';
import { seedBanners } from './seed-banner.ts';
import { seedCategories } from './seed-category.ts';
import { seedCollections } from './seed-collection.ts';
import { type Depth, type SeedContext, skuPrefix, valueKey } from './seed-context.ts';
import { seedMenus } from './seed-menu.ts';
import { seedNews, seedNewsCategories } from './seed-news.ts';
import { seedPageConfigs } from './seed-page-config.ts';
import { seedPatterns, seedRelatedCategories } from './seed-pattern.ts';
import { toSlug } from './seed-text.ts';
import { seedTrade } from './seed-trade.ts';

/**
 * Makes a shop from its source and the plan of its products; `plan` is called anew for each pass, so nothing
 * is kept.
 */
export function assembleShop(
  source: ShopSource,
  seed: number,
  depth: Depth,
  plan: () => Iterable<ProductPlan>,
): ShopSeed {
  const ids = firstIds(source.name, source.variations);
  const categories = seedCategories(source, ids.category);
  const brands = [...new Set(source.kinds.flatMap(({ makers }) => makers.map(({ brand }) => brand)))];
  const suppliers = source.suppliers.map((supplier, index) => ({
    ...supplier,
    id: ids.supplier + index,
    logo: null,
    webSite: `https://${toSlug(supplier.name)}.example`,
  }));
  const values = [
    ...new Set(
      source.kinds.flatMap(({ axes }) =>
        axes.flatMap((axis) => axis.values.map(({ label }) => valueKey(axis.code, label.ru))),
      ),
    ),
  ];
  const context: SeedContext = {
    source,
    seed,
    ids,
    depth,
    skuPrefix: skuPrefix(source.market.name.en ?? source.name),
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    brandIds: new Map(brands.map((brand, index) => [brand, ids.brand + index])),
    supplierIds: suppliers.map(({ id }) => id),
    valueIds: new Map(values.map((value, index) => [value, ids.value + index])),
  };

  function* products(): Generator<Product> {
    for (const one of plan()) yield makeProduct(one, context);
  }

  function* reviews(): Generator<Review> {
    let nextId = ids.review;
    for (const one of plan()) {
      const list = productReviews(one, context, nextId);
      nextId += list.length;
      yield* list;
    }
  }

  return {
    name: source.name,
    securityKey: source.securityKey,
    market: {
      companyOption: {
        options: { passwordLevel: source.passwordLevel ?? 1 },
        map: { type: 'mapbox', token: null },
      },
      allowDebt: false,
      websiteDisabled: false,
      cashdesk: null,
      ...source.market,
      logo: logoImage(source.name),
      logoOnDark: logoOnDarkImage(source.name),
      favicon: symbolImage(source.name).urls['150x_'] ?? null,
      updatedAt: daysBefore(0),
    },
    menus: seedMenus(source, categories, ids),
    categories,
    brands: brands.map((name, index) => ({
      id: ids.brand + index,
      slug: toSlug(name) || `brand-${index + 1}`,
      name,
      logo: null,
    })),
    suppliers,
    slides: seedBanners(source, source.slides, ids.slide),
    banners: seedBanners(source, source.banners, ids.banner),
    blocks: source.blocks.map((block, index) => ({
      ...block,
      id: ids.block + index,
      sort: (index + 1) * 10,
    })),
    collections: seedCollections(source.collections, products(), categories, ids.collection),
    news: seedNews(source, ids),
    newsCategories: seedNewsCategories(ids),
    pages: source.pages.map((page, index) => ({ id: ids.page + index, ...page, updatedAt: daysBefore(60) })),
    pageConfigs: seedPageConfigs(source.market.name.en ?? source.name),
    patterns: seedPatterns(source, context.categoryIds, ids.pattern),
    relatedCategories: seedRelatedCategories(source, context.categoryIds),
    ...seedTrade(source, context.supplierIds, ids),
    customers: [demoCustomer(source.passwordLevel ?? 1)],
    products,
    reviews,
  };
}
