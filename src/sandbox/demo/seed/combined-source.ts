import { settingsSchema } from '#contract/market/settings.ts';
import { SHOPS } from '#sandbox/demo/shop/shops.ts';
import { row } from '#sandbox/demo/source/characteristic.ts';
import type { Axis, ProductKind } from '#sandbox/demo/source/kind.ts';
import { sharedBlocks, sharedPages } from '#sandbox/demo/source/shared-content.ts';
import type { CategorySeed, ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { same, text } from '#sandbox/demo/source/text.ts';

const NAME = 'Karvon';

/** A product of the combined shop is chosen by two axes at least; a kind with one gets this. */
const SET_AXIS: Axis = {
  code: 'set',
  name: text('Комплект', 'Toʻplam', 'Set'),
  values: [
    { label: text('1 шт.', '1 dona', '1 piece') },
    { label: text('2 шт.', '2 dona', '2 pieces'), priceFactor: 1.94 },
    { label: text('3 шт.', '3 dona', '3 pieces'), priceFactor: 2.85 },
  ],
  take: [2, 3],
};

const PACKAGE_AXIS: Axis = {
  code: 'packaging',
  name: text('Упаковка', 'Qadoq', 'Packaging'),
  values: [
    { label: text('Обычная', 'Oddiy', 'Plain') },
    { label: text('Подарочная', 'Sovgʻabop', 'Gift'), priceFactor: 1.06 },
  ],
  take: [2, 2],
};

/** Rows that are true of any goods; they fill short tables of characteristics. */
const COMMON_ROWS = [
  row(text('Состояние', 'Holati', 'Condition'), text('новый', 'yangi', 'new')),
  row(
    text('Сертификат соответствия', 'Muvofiqlik sertifikati', 'Certificate of conformity'),
    text('есть', 'bor', 'yes'),
  ),
  row(
    text('Маркировка', 'Markirovka', 'Labelling'),
    text('на русском и узбекском', 'rus va oʻzbek tillarida', 'in Russian and Uzbek'),
  ),
  row(
    text('Доставка', 'Yetkazib berish', 'Delivery'),
    text('по всему Узбекистану', 'butun Oʻzbekiston boʻylab', 'all over Uzbekistan'),
  ),
  row(text('Оплата', 'Toʻlov', 'Payment'), same('Uzcard, Humo, Visa')),
  row(text('Возврат', 'Qaytarish', 'Returns'), text('10 дней', '10 kun', '10 days')),
];

/** Rows on a product page of the combined shop, at least. */
const LEAST_ROWS = 8;

/** One source made of the categories, kinds and suppliers of all hand-written shops. */
export function combinedSource(name: string, securityKey: string, variations: number): ShopSource {
  const slugs = new Set<string>();
  const parts = SHOPS.map((shop) => departments(shop, slugs));
  const [first] = SHOPS;
  if (!first)
    throw new Error(
      'There is no hand-written shop to combine: name at least one in src/sandbox/demo/shop/shops.ts.',
    );
  return {
    ...first,
    name,
    securityKey,
    variations,
    market: { ...first.market, name: same(NAME), settings: settingsSchema.parse({}) },
    categories: parts.flatMap(({ categories }) => categories),
    kinds: parts.flatMap(({ kinds }) => kinds),
    suppliers: SHOPS.flatMap(({ suppliers }) => suppliers),
    blocks: sharedBlocks,
    pages: sharedPages(NAME),
  };
}

/** The categories and kinds of a shop, renamed where another shop has the same slug already. */
function departments(shop: ShopSource, taken: Set<string>): Pick<ShopSource, 'categories' | 'kinds'> {
  const renamed = new Map<string, string>();

  function rename(category: CategorySeed): CategorySeed {
    const slug = taken.has(category.slug) ? `${category.slug}-${shop.name}` : category.slug;
    taken.add(slug);
    renamed.set(category.slug, slug);
    return { ...category, slug, ...(category.children ? { children: category.children.map(rename) } : {}) };
  }

  const categories = shop.categories.map(rename);
  return {
    categories,
    kinds: shop.kinds.map((kind) =>
      enrich({ ...kind, category: renamed.get(kind.category) ?? kind.category }),
    ),
  };
}

function enrich(kind: ProductKind): ProductKind {
  const own = kind.axes
    .filter(({ values, take }) => values.length > 1 && take[1] > 1)
    .map((axis): Axis => ({ ...axis, take: [2, Math.max(2, Math.min(4, axis.take[1]))] }));
  const axes = [...own, SET_AXIS, PACKAGE_AXIS].slice(0, Math.max(2, own.length));
  const missing = Math.max(0, LEAST_ROWS - kind.characteristics.length);
  return { ...kind, axes, characteristics: [...kind.characteristics, ...COMMON_ROWS.slice(0, missing)] };
}
