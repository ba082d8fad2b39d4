import {
  type ListChoice,
  PRODUCT_SORT,
  parseListChoice,
  writeListChoice,
} from '#domain/listing/list-choice.ts';
import { LIVE_ITEMS_EVENT } from '#storefront/page/island.ts';
import { forgetPlace, keepPlace } from '#storefront/page/kept-place.ts';
import { notify } from '#storefront/page/notice.ts';
import { fetchHtml } from '#storefront/page/own-html.ts';

/** How long a page may take to come, in milliseconds. */
const LONGEST_WAIT = 8000;

/** Pages that come back by themselves; who went on further goes on from there. */
const MOST_PAGES = 12;

/**
 * Lets the link to the next page of a static list put that page's products below those that are there. The
 * address says how many pages there are; when those are there that it asked for, the promise is kept.
 */
export async function startMorePages(list: HTMLElement): Promise<void> {
  const link = list.querySelector<HTMLAnchorElement>('a[data-more]');
  const grid = list.querySelector('.product-grid');
  if (!link || !grid) return;
  let page = 1;
  const add = async () => {
    const next = await fetchHtml(link.pathname, AbortSignal.timeout(LONGEST_WAIT));
    const cards = [...next.querySelectorAll('.listing .product-grid > li')];
    const first = document.importNode(cards[0] as Element, true);
    grid.append(first, ...cards.slice(1).map((card) => document.importNode(card, true)));
    grid.dispatchEvent(new Event(LIVE_ITEMS_EVENT, { bubbles: true }));
    page += 1;
    const onward = next.querySelector('.listing a[rel=next]')?.getAttribute('href');
    // Who works by keys goes on at the first of what has come.
    if (document.activeElement === link && link.matches(':focus-visible'))
      first.querySelector<HTMLElement>('a')?.focus();
    if (onward) link.href = onward;
    else link.remove();
  };
  const addUpTo = async (last: number) => {
    link.ariaBusy = 'true';
    // The browser would scroll before they are there.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', keepPlace);
    try {
      while (page < last && link.isConnected) await add();
    } catch {
      notify({ key: 'notice.not-loaded' });
    }
    link.ariaBusy = null;
    const choice = plainChoice();
    if (choice)
      forgetPlace(location.pathname + writeListChoice({ ...choice, page }, PRODUCT_SORT, location.search));
  };
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy !== 'true') void addUpTo(page + 1);
  });
  const wanted = plainChoice()?.page ?? 1;
  if (wanted > 1) await addUpTo(Math.min(wanted, MOST_PAGES));
}

/** What the address says of the built list; undefined where it asks for one that is drawn in its place. */
function plainChoice(): ListChoice | undefined {
  const choice = parseListChoice(location.search, PRODUCT_SORT);
  return writeListChoice({ ...choice, page: 1 }, PRODUCT_SORT) === '' ? choice : undefined;
}
