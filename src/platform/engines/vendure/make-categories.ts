import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import type { Image } from '#contract/value/primitive.ts';
import { goodsCategory } from '#platform/import/category-forest.ts';
import { toHtml } from '#platform/import/description.ts';
import type { KeptIds } from '#platform/import/kept-ids.ts';
import { type Channel, localize } from './channel.ts';
import type { VendureCollection } from './goods.ts';

/** Collections of a channel as categories. */
export interface Categories {
  /** Parents before their children. */
  all: readonly Category[];
  /** Of goods that stand in no collection, where there are any. */
  goods: Category;
  /** The deepest of some collections, of these the first; else the category of goods without any. */
  choose(collections: readonly { id: string }[]): number;
}

export interface CategoryContext {
  ids: KeptIds;
  channel: Pick<Channel, 'languages'>;
  imageOf(preview: string): Image | undefined;
}

/** Private collections are shown nowhere, nor are those below them. */
export function makeCategories(
  collections: readonly VendureCollection[],
  { ids, channel, imageOf }: CategoryContext,
): Categories {
  const below = Map.groupBy(
    collections.filter(({ isPrivate }) => !isPrivate),
    ({ parentId }) => parentId,
  );
  const known = new Set(collections.map(({ id }) => id));
  const all: Category[] = [];
  const places = new Map<string, { id: number; depth: number; order: number }>();
  const add = (collection: VendureCollection, parentId: number | null, depth: number) => {
    const { translations, slug, featuredAsset } = collection;
    const place = ids.placeOf('category', keyOf(collection.id), slug);
    const description = localize(channel, translations, (row) => toHtml(row.description));
    places.set(collection.id, { id: place.id, depth, order: all.length });
    all.push({
      ...place,
      parentId,
      name: localize(channel, translations, ({ name }) => name),
      ...(Object.values(description).some(Boolean) && { description }),
      image: (featuredAsset && imageOf(featuredAsset.preview)) ?? null,
      sort: (all.length + 1) * 10,
    });
    for (const child of sorted(below.get(collection.id))) add(child, place.id, depth + 1);
  };
  // The root is no collection that is listed.
  for (const [parentId, tops] of below)
    if (!known.has(parentId)) for (const top of sorted(tops)) add(top, null, 0);
  const goods = goodsCategory(ids);
  return {
    all,
    goods,
    choose: (stands) =>
      stands
        .flatMap(({ id }) => places.get(id) ?? [])
        .sort((a, b) => b.depth - a.depth || a.order - b.order)[0]?.id ?? goods.id,
  };
}

/** Keys of this engine's things, beside those of a feed that the shop may have come of before. */
export function keyOf(id: string): string {
  return `vendure ${id}`;
}

/** Id in Vendure of a thing by its key; undefined where it came from elsewhere. */
export function ownIdOf(key: string | undefined): string | undefined {
  return key?.startsWith(keyOf('')) ? key.slice(keyOf('').length) : undefined;
}

function sorted(collections: readonly VendureCollection[] = []): VendureCollection[] {
  return collections.toSorted((a, b) => a.position - b.position);
}
