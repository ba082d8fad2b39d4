import { z } from 'zod';
import { categorySchema } from '#contract/catalogue.ts';
import { newsCategorySchema, pageConfigSchema } from '#contract/content.ts';
import { filterConfigurationSchema } from '#contract/filter.ts';
import { franchiseSchema } from '#contract/franchise.ts';
import {
  bannerSchema,
  blockSchema,
  brandSchema,
  collectionSchema,
  marketDataSchema,
  menuItemSchema,
  newsSchema,
  staticPageSchema,
  supplierSchema,
} from '#contract/market.ts';
import { patternSchema } from '#contract/pattern.ts';
import { paymentMethodSchema } from '#contract/payment.ts';
import { idSchema } from '#contract/primitive.ts';
import { shippingRuleSchema } from '#sandbox/areas/shipping/service.ts';
import { type Command, now, shopCommand } from '#sandbox/http/command.ts';
import { deepMerge } from '#sandbox/http/deep-merge.ts';
import { invalid, notFound, parseInput } from '#sandbox/http/refusal.ts';
import { parseId } from '#sandbox/http/route.ts';
import {
  type DocumentKind,
  type Documents,
  readDocument,
  readMarketData,
  removeDocument,
  writeDocument,
  writeMarketData,
} from '#sandbox/store/documents.ts';
import type { Shop } from '#sandbox/store/shop.ts';

const relatedCategoriesSchema = z.object({ id: idSchema, categoryIds: z.array(idSchema) });

const patchSchema = z.record(z.string(), z.unknown(), 'must be a JSON object');

export const documentCommands = [
  /** Deep merge; the result must be market data as the contract has it. */
  shopCommand('PUT', '/market', (shop, { body }) => {
    const merged = deepMerge(readMarketData(shop), parseInput(patchSchema, body));
    const market = parseInput(marketDataSchema, deepMerge(merged, { updatedAt: now() }));
    writeMarketData(shop, market);
    return market;
  }),

  ...commandsFor('pages', 'page', staticPageSchema, { updated: true, keyName: 'slug' }),
  ...commandsFor('slides', 'slide', bannerSchema),
  ...commandsFor('banners', 'banner', bannerSchema),
  ...commandsFor('blocks', 'block', blockSchema),
  ...commandsFor('collections', 'collection', collectionSchema),
  ...commandsFor('categories', 'category', categorySchema),
  ...commandsFor('brands', 'brand', brandSchema),
  ...commandsFor('suppliers', 'supplier', supplierSchema),
  ...commandsFor('news', 'news', newsSchema, { section: (_shop, news) => news.type }),
  ...commandsFor('franchises', 'franchise', franchiseSchema),
  ...commandsFor('payment-methods', 'payment-method', paymentMethodSchema),
  ...commandsFor('shipping-services', 'shipping-service', shippingRuleSchema),
  ...commandsFor('news-categories', 'news-category', newsCategorySchema, {
    section: (_shop, category) => category.type,
  }),
  ...commandsFor('page-configs', 'page-config', pageConfigSchema, { keyName: 'position' }),
  ...commandsFor('patterns', 'pattern', patternSchema),
  ...commandsFor('filter-configurations', 'filter-configuration', filterConfigurationSchema),
  ...commandsFor('related-categories', 'related-categories', relatedCategoriesSchema),
  ...commandsFor('menu-items', 'menu-item', menuItemSchema, { section: menuOf }),
];

interface DocumentOptions<Kind extends DocumentKind> {
  keyName?: 'id' | 'slug' | 'position';
  /** Whether the document has an `updatedAt` to set. */
  updated?: boolean;
  section?: (
    shop: Shop,
    data: Documents[Kind],
    patch: Record<string, unknown>,
    before: string | undefined,
  ) => string;
}

/** PUT lays the body over the document, or adds it where there is none with the key; DELETE removes it. */
function commandsFor<Kind extends DocumentKind>(
  resource: string,
  kind: Kind,
  schema: z.ZodType<Documents[Kind]>,
  { keyName = 'id', updated = false, section = () => '' }: DocumentOptions<Kind> = {},
): Command[] {
  const readKey = (text: string) => (keyName === 'id' ? parseId('id', text) : text);
  return [
    shopCommand('PUT', `/${resource}/{key}`, (shop, { params, body }) => {
      const key = readKey(params.key ?? '');
      const patch = parseInput(patchSchema, body);
      const before = readDocument(shop, kind, String(key));
      const data = parseInput(schema, {
        ...Object(deepMerge(before?.data ?? {}, patch)),
        [keyName]: key,
        ...(updated ? { updatedAt: now() } : {}),
      });
      writeDocument(shop, kind, data, section(shop, data, patch, before?.section));
      return data;
    }),

    shopCommand('DELETE', `/${resource}/{key}`, (shop, { params }) => {
      const key = readKey(params.key ?? '');
      if (!removeDocument(shop, kind, String(key)))
        throw notFound(`The shop ${shop.name} has nothing at ${resource}/${key}.`, keyName);
      return { [keyName]: key };
    }),
  ];
}

/** A new entry names its menu in `menuId`; an entry that exists stays where it is unless it names another. */
function menuOf(
  shop: Shop,
  _item: Documents['menu-item'],
  { menuId }: Record<string, unknown>,
  before: string | undefined,
): string {
  const menu = menuId === undefined ? before : String(menuId);
  if (menu === undefined) throw invalid('menuId', 'menuId must name the menu of a new entry');
  if (!readDocument(shop, 'menu', menu))
    throw invalid('menuId', `menuId must name a menu of the shop, not ${menu}`);
  return menu;
}
