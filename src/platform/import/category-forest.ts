import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import type { Language } from '#contract/value/primitive.ts';
import { text } from '#domain/text/every-language.ts';
import type { Fault } from './fault.ts';
import type { FeedCategory } from './feed.ts';
import { imageOf } from './image-of.ts';
import type { KeptIds } from './kept-ids.ts';
import { plainField } from './plain-field.ts';
import { pictureUrl } from './web-url.ts';

const MAX_NAME = 300;

/** Key of the category of goods that the feed puts into none. */
export const NO_CATEGORY = '';

const GOODS = text('Товары', 'Mahsulotlar', 'Goods');

/** The category of goods that the feed puts into none, behind all others. */
export function goodsCategory(ids: KeptIds): Category {
  const { id, slug } = ids.placeOf('category', NO_CATEGORY, GOODS.en);
  return { id, parentId: null, slug, name: GOODS, image: null, sort: 1_000_000 };
}

export interface ForestOptions {
  ids: KeptIds;
  language: Language;
  /** Base of the addresses of pictures. */
  base: string;
  /** True if offers stand in the category itself. */
  hasGoods(id: string): boolean;
  note(fault: Fault): void;
}

/**
 * Categories as the platform has them, parents before their children, each by its id in the feed. A parent
 * that is missing, or that stands below its own child, is noted; the category then stands at the top. One
 * that holds all others and no goods is no category that a shopper could choose: it is left out.
 */
export function categoryForest(
  written: readonly FeedCategory[],
  { ids, language, base, hasGoods, note }: ForestOptions,
): Map<string, Category> {
  const byId = new Map<string, FeedCategory>();
  for (const one of written) {
    const category = { ...one, name: plainField(one.name).slice(0, MAX_NAME) };
    const reason = faultOf(category, byId);
    if (reason) note(faultIn(category, 'left out', reason));
    else byId.set(category.id, category);
  }
  const parents = parentsOf(byId, note);
  leaveOutRoots(byId, parents, hasGoods, note);
  const children = Map.groupBy(byId.values(), ({ id }) => parents.get(id) ?? '');
  const forest = new Map<string, Category>();
  // A list of what is still to do instead of calls: a feed may nest deeper than calls can.
  const open = (children.get('') ?? []).map((one, index) => ({
    one,
    parentId: null as number | null,
    sort: (index + 1) * 10,
  }));
  open.reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { one, parentId, sort } = next;
    const { id, slug } = ids.placeOf('category', one.id, one.name);
    const picture = one.picture && pictureUrl(one.picture, base);
    const image = picture ? imageOf(picture) : null;
    forest.set(one.id, { id, parentId, slug, name: { [language]: one.name }, image, sort });
    const below = (children.get(one.id) ?? []).map((child, index) => ({
      one: child,
      parentId: id,
      sort: (index + 1) * 10,
    }));
    open.push(...below.reverse());
  }
  return forest;
}

/** The parent of each category by their ids; none has the empty one. */
function parentsOf(
  byId: ReadonlyMap<string, FeedCategory>,
  note: (fault: Fault) => void,
): Map<string, string> {
  const parents = new Map<string, string>();
  for (const category of byId.values()) {
    const { id, parentId } = category;
    parents.set(id, byId.has(parentId) ? parentId : '');
    if (parentId !== '' && parentId !== '0' && !byId.has(parentId))
      note(faultIn(category, 'put right', 'its parent is not in the feed; it stands at the top', parentId));
  }
  const isSound = new Set(['']);
  for (const category of byId.values()) {
    const way = new Set<string>();
    let at = category.id;
    for (; !isSound.has(at) && !way.has(at); at = parents.get(at) ?? '') way.add(at);
    const turning = way.has(at) ? byId.get(at) : undefined;
    if (turning) {
      parents.set(turning.id, '');
      note(faultIn(turning, 'put right', 'it stands below itself; it was put at the top'));
    }
    for (const id of way) isSound.add(id);
  }
  return parents;
}

/** Takes out the only category at the top as long as it has others below it, and no goods. */
function leaveOutRoots(
  byId: Map<string, FeedCategory>,
  parents: Map<string, string>,
  hasGoods: (id: string) => boolean,
  note: (fault: Fault) => void,
): void {
  for (;;) {
    const [root, ...more] = [...byId.values()].filter(({ id }) => parents.get(id) === '');
    if (!root || more.length > 0 || hasGoods(root.id)) return;
    const below = [...byId.values()].filter(({ id }) => parents.get(id) === root.id);
    if (below.length === 0) return;
    for (const { id } of below) parents.set(id, '');
    byId.delete(root.id);
    note(faultIn(root, 'left out', 'it holds all other categories and no goods', root.name));
  }
}

function faultIn({ line, id }: FeedCategory, outcome: Fault['outcome'], reason: string, value = ''): Fault {
  return { line, what: `category ${id.slice(0, 80)}`, outcome, reason, value: value.slice(0, 80) };
}

function faultOf({ id, name }: FeedCategory, known: ReadonlyMap<string, unknown>): string | undefined {
  if (id === '') return 'it has no id';
  if (known.has(id)) return 'a category before it has the same id';
  return name === '' ? 'it has no name' : undefined;
}
