import type { Category } from '#contract/catalogue.ts';
import type { Language } from '#contract/primitive.ts';
import type { FeedCategory } from './feed.ts';
import type { KeptIds } from './kept-ids.ts';
import type { Fault } from './staging.ts';

const MAX_NAME = 300;

/**
 * Categories as the platform has them, parents before their children, each by its id in the feed. A parent
 * that is missing, or that stands below its own child, is noted; the category then stands at the top.
 */
export function categoryForest(
  feed: readonly FeedCategory[],
  ids: KeptIds,
  language: Language,
  note: (fault: Fault) => void,
): Map<string, Category> {
  const byId = new Map<string, FeedCategory>();
  for (const category of feed) {
    const reason = faultOf(category, byId);
    if (reason) note({ line: category.line, what: `category ${category.id}`, reason });
    else byId.set(category.id, category);
  }
  const children = Map.groupBy(byId.values(), ({ parentId }) => (byId.has(parentId) ? parentId : ''));
  const forest = new Map<string, Category>();

  function add(top: FeedCategory, topSort: number): void {
    // A list of what is still to do instead of calls: a feed may nest deeper than calls can.
    const open = [{ one: top, parentId: null as number | null, sort: topSort }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { one, parentId, sort } = next;
      if (forest.has(one.id)) continue;
      const { id, slug } = ids.placeOf('category', one.id, one.name);
      forest.set(one.id, { id, parentId, slug, name: { [language]: one.name }, image: null, sort });
      const below = (children.get(one.id) ?? []).map((child, index) => ({
        one: child,
        parentId: id,
        sort: (index + 1) * 10,
      }));
      open.push(...below.reverse());
    }
  }

  for (const [index, top] of (children.get('') ?? []).entries()) {
    if (top.parentId !== '' && top.parentId !== '0')
      note({
        line: top.line,
        what: `category ${top.id}`,
        reason: `its parent ${top.parentId.slice(0, 80)} is not in the feed; it stands at the top`,
      });
    add(top, (index + 1) * 10);
  }
  for (const category of byId.values()) {
    if (forest.has(category.id)) continue;
    note({
      line: category.line,
      what: `category ${category.id}`,
      reason: 'it stands below itself; it was put at the top',
    });
    add(category, 100_000);
  }
  return forest;
}

function faultOf({ id, name }: FeedCategory, known: ReadonlyMap<string, unknown>): string | undefined {
  if (id === '') return 'it has no id';
  if (known.has(id)) return 'a category before it has the same id';
  if (name === '') return 'it has no name';
  if (name.length > MAX_NAME) return `its name has more than ${MAX_NAME} characters`;
  return undefined;
}
