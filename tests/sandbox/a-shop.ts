import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Review } from '#contract/catalogue/review.ts';
import type { Banner, MenuItem, OwnMarketData } from '#contract/market/market-schema.ts';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import type { Image } from '#contract/value/primitive.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { aTrade } from './a-trade.ts';

/** Traits of a small shop that a test may choose. */
export interface ShopOptions {
  /** `shop` where left out; also begins every text of the shop, so that a mix-up of shops shows. */
  name?: string;
  /** `<name>-key` where left out. */
  securityKey?: string;
  /** 5 where left out. */
  products?: number;
  /** Of every product; 2 where left out. */
  variationsPerProduct?: number;
  /** Leaves out what is asked and offered before products of the lower categories go into the cart. */
  asksNothing?: true;
  /** Reviews of the first product; 3 where left out. */
  reviews?: number;
  /** Laid over the market data. */
  market?: Partial<OwnMarketData>;
  /** Laid over every product; gets its position, from 0. */
  product?: (index: number) => Partial<Product>;
  /** Laid over every variation; gets its id. */
  variation?: (id: number) => Partial<Variation>;
}

const MOMENT = '2026-01-15T09:00:00.000Z';
const COLORS = [
  { id: 1, label: { ru: 'Чёрный', uz: 'Qora', en: 'Black' }, color: '#202020' },
  { id: 2, label: { ru: 'Белый', uz: 'Oq', en: 'White' }, color: '#f4f4f4' },
  { id: 3, label: { ru: 'Синий', uz: 'Koʻk', en: 'Blue' }, color: '#2050c0' },
] as const;

function inAllLanguages(text: string) {
  return { ru: `${text} ru`, uz: `${text} uz`, en: `${text} en` };
}

function anImage(picture: string): Image {
  return {
    urls: Object.fromEntries(IMAGE_SIZES.map((size) => [size, `/market-api/media/${size}/${picture}.svg`])),
  };
}

/**
 * A small shop that obeys the contract in everything. Products have the ids 1, 2, …; the variations of
 * product p are (p − 1) × variationsPerProduct + 1, …; a variation's stock has its id plus 1000. Every
 * variation costs 100 000 UZS times its product's id, was a quarter dearer where the product's id is even,
 * has 10 pieces and a tier of 5 000 UZS off from 5 pieces.
 */
export function aShopSeed(options: ShopOptions = {}): ShopSeed {
  const {
    name = 'shop',
    securityKey = `${name}-key`,
    products = 5,
    variationsPerProduct = 2,
    reviews = 3,
  } = options;

  function aVariation(product: number, id: number, index: number): Variation {
    const color = COLORS[index % COLORS.length] ?? COLORS[0];
    const newPrice = 100_000 * product;
    return {
      id,
      name: inAllLanguages(`${name} product ${product} ${color.label.en}`),
      sku: `${name}-${id}`,
      barcode: String(4_780_000_000_000 + id),
      unit: { ru: 'шт', uz: 'dona', en: 'pcs' },
      images: [0, 1].map((view) => anImage(`smartphone-${color.color.slice(1)}-${view}-${product}`)),
      videos: [],
      properties: [
        {
          code: 'color',
          name: { ru: 'Цвет', uz: 'Rang', en: 'Colour' },
          value: { id: color.id, label: color.label, settings: { type: 'color', color: color.color } },
        },
      ],
      stock: { id: 1000 + id, count: 10, supplierId: 1 },
      tracking: true,
      newPrice,
      oldPrice: product % 2 === 0 ? (newPrice * 5) / 4 : newPrice,
      tiers: [{ min: 5, max: null, fixedDiscount: 5_000 }],
      ...options.variation?.(id),
    };
  }

  function aProduct(index: number): Product {
    const id = index + 1;
    return {
      id,
      name: inAllLanguages(`${name} product ${id}`),
      description: inAllLanguages(`<p>About ${name} product ${id}</p>`),
      shortDescription: inAllLanguages(`${name} product ${id} in short`),
      categoryId: 2 + (index % 2),
      brandId: 1,
      supplierId: 1,
      minOrder: 1,
      crossSellTags: ['gift'],
      characteristics: [
        { name: { ru: 'Вес', uz: 'Vazn', en: 'Weight' }, value: { ru: '1 кг', uz: '1 kg', en: '1 kg' } },
      ],
      rating:
        id === 1 && reviews > 0
          ? { average: 5, count: reviews, bars: [0, 0, 0, 0, reviews] }
          : { average: 0, count: 0, bars: [0, 0, 0, 0, 0] },
      updatedAt: MOMENT,
      variations: Array.from({ length: variationsPerProduct }, (_, position) =>
        aVariation(id, index * variationsPerProduct + position + 1, position),
      ),
      ...options.product?.(index),
    };
  }

  function aReview(id: number): Review {
    return {
      id,
      productId: 1,
      customer: { profile: { fullName: `Buyer ${id}` } },
      rating: 5,
      comment: `${name} review ${id}`,
      images: [],
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
    };
  }

  return {
    name,
    securityKey,
    ...aFrame(name, options.market),
    ...(options.asksNothing && { patterns: [], relatedCategories: [] }),
    collections: [
      {
        id: 1,
        title: { ru: 'Хиты', uz: 'Xitlar', en: 'Best sellers' },
        categorySlug: 'phones',
        sort: 1,
        variationIds: Array.from(
          { length: Math.min(products, 4) },
          (_, index) => index * variationsPerProduct + 1,
        ),
      },
    ],
    *products() {
      for (let index = 0; index < products; index += 1) yield aProduct(index);
    },
    *reviews() {
      if (products === 0) return;
      for (let id = 1; id <= reviews; id += 1) yield aReview(id);
    },
  };
}

/** All of the shop that does not depend on how many products it has. */
function aFrame(
  name: string,
  market: Partial<OwnMarketData> = {},
): Omit<ShopSeed, 'name' | 'securityKey' | 'collections' | 'products' | 'reviews'> {
  const item = (id: number, slug: string, title: string): MenuItem => ({
    id,
    parentId: null,
    name: inAllLanguages(title),
    image: null,
    sort: id,
    type: 'static_page',
    slug,
  });
  return {
    market: {
      name: inAllLanguages(name),
      lang: 'ru',
      logo: anImage(`logo-${name}`),
      favicon: null,
      phones: ['+998 71 200 00 00'],
      email: `hello@${name}.example`,
      address: inAllLanguages(`${name} street 1`),
      socialLinks: [{ kind: 'telegram', url: `https://t.me/${name}` }],
      theme: { colors: { primary: '#2050c0' }, iconPack: 6 },
      settings: {
        cartActive: true,
        showFavorite: true,
        showCompareProduct: true,
        showQuickView: true,
        showImageSlider: true,
        showBrandInProduct: true,
        showSupplier: true,
        showProductCardInStock: true,
        showProductCardBuyInOneClick: false,
        showProductCardRemainder: false,
        showShareLinkButtons: true,
        showProductCardSimilarProduct: true,
        showProductCardTogetherWithThisBuy: true,
        showQrCashback: false,
        showMagnifier: false,
        showSupplierAttribute: false,
        dynamicInput: false,
        productProperty: [],
        minOrderSum: 0,
        maxOrderPieces: 100,
        guestHoldMinutes: 30,
        priceRounding: 'none',
        oneSupplierPerOrder: false,
        headerStyleType: 1,
        footerStyleType: 1,
        mobileMenuStyleType: 1,
        homeStyleType: 1,
        cartStyleType: 1,
        checkoutStyleType: 1,
        profileStyleType: 1,
        supplierStyleType: 1,
        loginStyleType: 1,
        settingStyleOfProduct: 8,
        productCardStyleType: 6,
        productListStyleType: 1,
        translation_msg: {},
      },
      companyOption: { options: { passwordLevel: 1 }, map: { type: 'mapbox', token: null } },
      allowDebt: false,
      websiteDisabled: false,
      cashdesk: null,
      updatedAt: MOMENT,
      ...market,
    },
    menus: [
      {
        id: 1,
        position: 'top',
        name: inAllLanguages('top'),
        items: [item(1, 'about', 'About us'), item(2, 'delivery', 'Delivery')],
      },
      { id: 2, position: 'footer', name: inAllLanguages('footer'), items: [item(3, 'about', 'About us')] },
    ],
    categories: [
      {
        id: 1,
        parentId: null,
        slug: 'electronics',
        name: inAllLanguages('Electronics'),
        image: null,
        sort: 1,
      },
      { id: 2, parentId: 1, slug: 'phones', name: inAllLanguages('Phones'), image: null, sort: 2 },
      { id: 3, parentId: 1, slug: 'tablets', name: inAllLanguages('Tablets'), image: null, sort: 3 },
    ],
    brands: [{ id: 1, slug: 'acme', name: 'Acme', logo: null }],
    suppliers: [
      {
        id: 1,
        name: `${name} supplier`,
        logo: null,
        phone: null,
        webSite: null,
        country: 'UZ',
        creationYear: 2015,
      },
    ],
    slides: [aBanner(1, `${name} slide`)],
    banners: [aBanner(1, `${name} banner`)],
    blocks: [
      {
        id: 1,
        title: inAllLanguages('Delivery'),
        text: inAllLanguages('Within a day'),
        icon: 'truck',
        sort: 1,
      },
    ],
    news: [
      {
        id: 1,
        slug: 'opening',
        type: 'news',
        title: inAllLanguages('We are open'),
        content: inAllLanguages('<p>Come in</p>'),
        image: null,
        publishedAt: MOMENT,
      },
    ],
    ...aTrade(inAllLanguages),
    newsCategories: [{ id: 1, type: 'news', slug: 'events', name: inAllLanguages('Events'), sort: 1 }],
    pageConfigs: [
      {
        position: 'home',
        title: inAllLanguages(`${name} home`),
        description: inAllLanguages(`All of ${name}`),
        keywords: inAllLanguages(name),
      },
    ],
    patterns: [
      {
        id: 1,
        name: inAllLanguages('Engraving'),
        categoryIds: [2],
        fields: [{ id: 1, name: inAllLanguages('Text'), type: 'any', required: true, values: [] }],
      },
    ],
    relatedCategories: [{ id: 1, categoryIds: [3] }],
    pages: ['about', 'delivery'].map((slug, index) => ({
      id: index + 1,
      slug,
      title: inAllLanguages(`${name} ${slug}`),
      content: inAllLanguages(`<p>${name} ${slug} page</p>`),
      updatedAt: MOMENT,
    })),
  };
}

function aBanner(id: number, title: string): Banner {
  const translation = {
    title,
    text: '',
    link: '/category/phones',
    desktopIsActive: true,
    mobileIsActive: true,
    imageDesktop: '/market-api/media/original/scene-local-smartphone-desktop.svg',
    imageMobile: '/market-api/media/original/scene-local-smartphone-mobile.svg',
  };
  return {
    id,
    active: true,
    endAt: null,
    sort: id,
    translations: { ru: translation, uz: translation, en: translation },
  };
}
