import { settingsSchema } from '#contract/market/settings.ts';
import type { Axis } from '#sandbox/demo/source/axis.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { combinedSchema } from '#sandbox/demo/source/shared.ts';
import type { CategorySeed, ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { readYaml } from './read-yaml.ts';
import { SHARED_BLOCKS, sharedPages } from './shared-pages.ts';
import { readShops } from './shops.ts';

const {
  name: NAME,
  axes: AXES,
  characteristics: COMMON_ROWS,
} = readYaml('shared/combined.yml', combinedSchema);

/** Rows on a product page of the combined shop, at least. */
const LEAST_ROWS = 8;

/** One source made of the categories, kinds and suppliers of all hand-written shops. */
export function combinedSource(name: string, securityKey: string, variations: number): ShopSource {
  const slugs = new Set<string>();
  const shops = readShops();
  const parts = shops.map((shop) => departments(shop, slugs));
  const [first] = shops;
  if (!first)
    throw new Error(
      'There is no hand-written shop to combine: name at least one in src/sandbox/demo/seed/shops.ts.',
    );
  return {
    ...first,
    name,
    securityKey,
    variations,
    market: { ...first.market, name: NAME, settings: settingsSchema.parse({}) },
    categories: parts.flatMap(({ categories }) => categories),
    kinds: parts.flatMap(({ kinds }) => kinds),
    suppliers: shops.flatMap(({ suppliers }) => suppliers),
    blocks: SHARED_BLOCKS,
    pages: sharedPages(NAME.en),
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
  const axes = [...own, ...AXES].slice(0, Math.max(2, own.length));
  const missing = Math.max(0, LEAST_ROWS - kind.characteristics.length);
  return { ...kind, axes, characteristics: [...kind.characteristics, ...COMMON_ROWS.slice(0, missing)] };
}
