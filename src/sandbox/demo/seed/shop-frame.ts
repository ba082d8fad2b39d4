import { settingsSchema } from '#contract/market/settings.ts';
import { same } from '#domain/text/every-language.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { firstIds } from '#platform/areas/shop/first-ids.ts';
import type { NewShop, ShopFrame } from '#platform/import/shop-frame.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { assembleShop } from './assemble-shop.ts';
import type { Depth } from './seed-context.ts';
import { seedMenus } from './seed-menu.ts';
import { SHARED_BLOCKS, sharedPages } from './shared-pages.ts';

/** The frame of a shop that comes of a feed: what all demo shops share, with its name and contacts. */
export function createShopFrame(shop: NewShop): ShopFrame {
  const source = sourceOf(shop);
  const noDepth: Depth = { views: [1, 1], sentences: [0, 0], reviews: [0, 0] };
  const { products: _, reviews: __, ...frame } = assembleShop(source, 1, noDepth, () => []);
  return { ...frame, menus: seedMenus(source, shop.categories, firstIds(shop.tenant, source.variations)) };
}

function sourceOf({ tenant, title, seller, language, phone, email, theme }: NewShop): ShopSource {
  return {
    name: tenant,
    securityKey: '',
    variations: 1,
    market: {
      name: same(title),
      lang: language,
      phones: phone ? [phone] : [],
      email: email || null,
      socialLinks: [],
      theme,
      settings: settingsSchema.parse({}),
    },
    categories: [],
    kinds: [],
    suppliers: [{ name: seller, country: 'UZ', creationYear: 2000, phone, address: same('') }],
    slides: [],
    banners: [],
    blocks: SHARED_BLOCKS,
    collections: [],
    news: [],
    pages: sharedPages(escapeHtml(title)),
  };
}
