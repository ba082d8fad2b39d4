import type { Viewed } from '#domain/product/viewed.ts';
import { $viewed } from '#storefront/product/viewed.store.ts';
import { fetchViewed, viewedTile } from '#storefront/product/viewed-products.ts';
import { fetchMenu } from '#storefront/shell/catalogue.ts';
import { $searchHistory } from './search-history.store.ts';
import type { SearchState, StartParts } from './search-state.ts';

/** Most earlier searches and viewed products: the sections below them stay in sight. */
const MOST_QUERIES = 5;
const MOST_VIEWED = 4;

/**
 * The list before anything is typed: what is kept in the browser at once, sections and products as they come.
 * `onMore` is called when some have.
 */
export function createStart(onMore: () => void): () => SearchState {
  const parts: StartParts = {};
  let isAsked = false;
  const add = (more: StartParts) => {
    Object.assign(parts, more);
    onMore();
  };
  const load = async (viewed: readonly Viewed[]) => {
    const menu = fetchMenu().then((list) => [
      ...list.querySelectorAll<HTMLAnchorElement>('.catalogue__entry'),
    ]);
    void menu.catch(() => []).then((sections) => add({ sections }));
    if (viewed.length > 0)
      add({ viewed: navigator.onLine ? (await fetchViewed(viewed).catch(() => [])).map(viewedTile) : [] });
  };
  return () => {
    const viewed = $viewed.get().slice(0, MOST_VIEWED);
    if (!isAsked) {
      isAsked = true;
      void load(viewed);
    }
    return {
      kind: 'start',
      queries: $searchHistory.get().slice(0, MOST_QUERIES),
      parts,
      viewed: viewed.length,
    };
  };
}
