import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Language } from '#contract/value/primitive.ts';
import { text } from '#domain/text/every-language.ts';
import { firstIds } from '#platform/areas/shop/first-ids.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { FeedShop } from './feed.ts';
import { imageOf } from './image-of.ts';
import type { KeptIds } from './kept-ids.ts';
import { makeProduct } from './make-product.ts';
import { plainField } from './plain-field.ts';
import type { PricedOffer } from './priced-offer.ts';
import type { NewShop, ShopFrame } from './shop-frame.ts';
import { themeOf } from './shop-theme.ts';
import type { Staging } from './staging.ts';
import { shopBase, webUrl } from './web-url.ts';

export interface FeedSeedOptions {
  name: string;
  securityKey: string;
  /** Name of the tenant, which the ids and the looks are made of. */
  tenant: string;
  language: Language;
  createFrame(shop: NewShop): ShopFrame;
  shop: FeedShop;
  categories: ReadonlyMap<string, Category>;
  staging: Staging;
  ids: KeptIds;
  /** The product as it was imported before, found by one of its variations. */
  previous(productId: number, variationId: number): Product | undefined;
  /** Rating of a product that the shop has no more or not yet, by the reviews that it has of it. */
  ratingOf(productId: number): Product['rating'] | undefined;
  now: Date;
  /** There is a shop of the name already, whose customers stay. */
  hasCustomers: boolean;
}

const COLLECTION_SIZE = 12;

/** Categories at the top that stand before the goods of the home page. */
const MAX_TOP = 24;

/** The home page that begins with goods; its categories are words below them. */
const GOODS_FIRST = 10;

/** The shop that a feed describes, in the frame that new shops begin with. Products are made one by one. */
export function shopSeedOfFeed(options: FeedSeedOptions): ShopSeed {
  const { name, securityKey, tenant, language, shop, staging, ids } = options;
  const title = plainField(shop.name) || plainField(shop.company) || tenant;
  const categories = withPictures(options.categories, staging);
  const top = categories.filter(({ parentId }) => parentId === null);
  const frame = options.createFrame({
    tenant,
    title,
    seller: shop.company || title,
    language,
    phone: shop.phone,
    email: shop.email,
    theme: themeOf(tenant),
    categories,
  });
  const brands = brandsOf(staging, ids);
  const [supplier] = frame.suppliers;
  if (!supplier) throw new Error('The frame of a shop has no supplier: give it the seller.');
  const webSite = webUrl(shopBase(shop.url, ''), '')?.href.replaceAll("'", '%27') ?? null;
  const context = {
    ids,
    language,
    supplierId: supplier.id,
    categories: options.categories,
    brands: new Map(brands.map((brand) => [brand.name.toLowerCase(), brand.id])),
    now: options.now.toISOString(),
    ratingOf: options.ratingOf,
  };

  function* products(): Generator<Product> {
    for (const group of staging.groups()) {
      if (!isSome(group)) continue;
      const variationId = ids.idOf('variation', group[0].id);
      yield makeProduct(group, { ...context, previous: (id) => options.previous(id, variationId) });
    }
  }

  return {
    ...frame,
    name,
    securityKey,
    market: {
      ...frame.market,
      settings: {
        ...frame.market.settings,
        ...(top.length > MAX_TOP && { homeStyleType: GOODS_FIRST }),
        // A seller of the shop's own name says nothing beside it.
        showSupplier: shop.company !== '' && shop.company.toLowerCase() !== title.toLowerCase(),
      },
      logo: null,
      favicon: null,
      updatedAt: context.now,
    },
    categories,
    brands,
    suppliers: [
      {
        id: supplier.id,
        name: supplier.name,
        country: supplier.country,
        logo: null,
        phone: shop.phone || null,
        webSite,
        creationYear: null,
      },
    ],
    // Ids of the few rows count from the same place whatever the feed has, so that they stay.
    collections: collectionsOf(staging, ids, firstIds(tenant, 1).collection),
    ...(options.hasCustomers && { customers: [] }),
    products,
    reviews: () => [],
  };
}

/** Each category with the picture of its first offer, or of the first one below it that has any. */
function withPictures(categories: ReadonlyMap<string, Category>, staging: Staging): Category[] {
  const urls = new Map([...staging.firstPictures()].map(([key, url]) => [categories.get(key)?.id ?? 0, url]));
  const own = new Set(urls.keys());
  // Parents stand before their children, so going back each parent ends with the picture of its first child.
  for (const { id, parentId } of [...categories.values()].reverse()) {
    const url = urls.get(id);
    if (url && parentId !== null && !own.has(parentId)) urls.set(parentId, url);
  }
  return [...categories.values()].map((category) => {
    const url = urls.get(category.id);
    return url && !category.image ? { ...category, image: imageOf(url) } : category;
  });
}

function brandsOf(staging: Staging, ids: KeptIds): ShopSeed['brands'] {
  // Vendors are written in capitals here and in small letters there; the first way is kept.
  const names = new Map<string, string>();
  for (const vendor of staging.vendors())
    if (!names.has(vendor.toLowerCase())) names.set(vendor.toLowerCase(), vendor);
  return [...names].map(([key, name]) => ({ ...ids.placeOf('brand', key, name), name, logo: null }));
}

function collectionsOf(staging: Staging, ids: KeptIds, firstId: number): ShopSeed['collections'] {
  const rows = [
    {
      title: text('Со скидкой', 'Chegirmada', 'On sale'),
      offers: staging.choose('discounted', COLLECTION_SIZE),
    },
    {
      title: text('Из каталога', 'Katalogdan', 'From the catalogue'),
      offers: staging.choose('mixed', COLLECTION_SIZE),
    },
  ];
  return rows
    .filter(({ offers }) => offers.length > 0)
    .map(({ title, offers }, index) => ({
      id: firstId + index,
      title,
      categorySlug: null,
      sort: (index + 1) * 10,
      variationIds: offers.map((id) => ids.idOf('variation', id)),
    }));
}

function isSome(group: PricedOffer[]): group is [PricedOffer, ...PricedOffer[]] {
  return group.length > 0;
}
