import { type Settings, settingsSchema } from '#contract/market/settings.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { createShopMessages } from '#publisher/render/dictionary/shop-translate.ts';
import type {
  CardEntry,
  CategoryEntry,
  Entries,
  EntryKey,
  ProductEntry,
  VariationEntry,
} from '#storefront/entries/model.ts';
import type { FoundVariation } from '#storefront/view/product.ts';
import { createShopView, type ShopView } from '#storefront/view/shop-view.ts';
import { withTime } from '#storefront/view/with-time.ts';

export interface ShopViewOptions {
  language?: Language;
  settings?: Partial<Settings>;
  tenant?: Partial<TenantConfig>;
  entries?: Partial<Record<string, unknown>>;
  now?: Date;
}

/** A view of a shop with a name and settings; more entries by their keys. */
export function aShopView({
  language = 'ru',
  settings = {},
  tenant = {},
  entries = {},
  now = new Date('2026-11-21T10:00:00Z'),
}: ShopViewOptions = {}): ShopView {
  const all: Record<string, unknown> = {
    'market.identity': {
      name: { ru: 'Лавка', uz: 'Doʻkon', en: 'Shop' },
      slogan: { ru: 'Всё рядом.' },
      logo: null,
      favicon: null,
      lang: 'ru',
    },
    'market.contact': { phones: ['+998 71 200 00 00'], email: null, socialLinks: [] },
    'market.entry': { allowDebt: false, websiteDisabled: false },
    'market.theme': { colors: {}, iconPack: 6 },
    'market.company': { options: { passwordLevel: 1 }, map: { type: 'mapbox', token: null } },
    ...Object.fromEntries(
      Object.entries({ ...settingsSchema.parse({}), ...settings }).map(([name, value]) => [
        `setting:${name}`,
        value,
      ]),
    ),
    ...entries,
  };
  return createShopView({
    tenant: {
      name: 'shop',
      subdomain: 'shop',
      securityKey: 'key',
      webhookSecrets: [],
      languages: ['ru', 'uz', 'en'],
      app_store_links: {},
      parent_frame_origins: [],
      linked_hosts: [],
      captcha_provider: 'turnstile',
      crawlers: 'welcome',
      structuredData: 'real',
      directory: '',
      ...tenant,
    },
    language,
    origin: 'https://shop.example',
    ...createShopMessages(language, {}),
    entries: withTime({ get: <Key extends EntryKey>(key: Key) => all[key] as Entries[Key] | undefined }, now),
  });
}

export function aCardEntry(fields: Partial<CardEntry> = {}): CardEntry {
  return {
    id: 7,
    productId: 3,
    name: { ru: 'Чайник', uz: 'Choynak' },
    productName: { ru: 'Чайник', uz: 'Choynak' },
    choices: [],
    image: null,
    moreImages: [],
    newPrice: 900_000,
    oldPrice: 1_000_000,
    tiers: [],
    stock: { id: 70, count: 5, supplierId: 2 },
    tracking: true,
    minOrder: 1,
    brandId: null,
    unit: { ru: 'шт.' },
    specs: [],
    categoryId: 12,
    variations: 1,
    colors: [],
    rating: { average: 4.25, count: 4 },
    ...fields,
  };
}

export function aVariationEntry(fields: Partial<VariationEntry> = {}): VariationEntry {
  return {
    id: 7,
    productId: 3,
    name: { ru: 'Чайник, синий' },
    sku: 'T-7',
    barcode: '4780000000076',
    unit: { ru: 'шт.' },
    images: [],
    videos: [],
    properties: [],
    stock: { id: 70, count: 5, supplierId: 2 },
    tracking: true,
    newPrice: 900_000,
    oldPrice: 1_000_000,
    tiers: [],
    ...fields,
  };
}

export function aProductEntry(fields: Partial<ProductEntry> = {}): ProductEntry {
  return {
    id: 3,
    name: { ru: 'Чайник' },
    description: { ru: '<p>Кипятит воду.</p>' },
    shortDescription: {},
    categoryIds: [],
    brandId: null,
    supplierId: 2,
    minOrder: 1,
    characteristics: [],
    rating: { average: 4.25, count: 4, bars: [0, 0, 1, 1, 2] },
    crossSellTags: [],
    seo: {},
    variations: [{ id: 7, properties: [], image: null, inStock: true }],
    ...fields,
  };
}

/** Variation as the view finds it. */
export function aFoundVariation(
  variation: Partial<VariationEntry> = {},
  product: Partial<ProductEntry> = {},
): FoundVariation {
  const found = aShopView({
    entries: { 'variation:7': aVariationEntry(variation), 'product:3': aProductEntry(product) },
  }).variation(7);
  if (!found) throw new Error('The view has no variation 7.');
  return found;
}

export function aCategoryEntry(fields: Partial<CategoryEntry> = {}): CategoryEntry {
  return {
    id: 1,
    slug: 'posuda',
    name: { ru: 'Посуда' },
    description: {},
    image: null,
    ancestorIds: [],
    childIds: [],
    ...fields,
  };
}
