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

/** Milliseconds that a page may take to load. */
const LONGEST_WAIT = 8000;

/** Most pages that are added again when the shopper returns. */
const MOST_PAGES = 12;

/**
 * Makes the link to the next page of a static list add that page's products below. The address has the number
 * of pages; the promise resolves once those that it asks for are there.
 */
export async function startMorePages(list: HTMLElement): Promise<void> {
  const link = list.querySelector<HTMLAnchorElement>('a[data-more]');
  const grid = list.querySelector('.product-grid');
  if (!link || !grid) return;
  let page = 1;
  let shownPath = location.pathname;
  const add = async () => {
    const path = link.pathname;
    const next = await fetchPage(path);
    const { total } = next.querySelector<HTMLElement>('.listing')?.dataset ?? {};
    // A release in between moves products over the ends of pages: the shown page may have one more now.
    const again = total === list.dataset.total ? [] : cardsOf(await fetchPage(shownPath));
    const known = new Set(cardsOf(document).map(keyOf));
    const cards = [...again, ...cardsOf(next)]
      .filter((card) => !known.has(keyOf(card)))
      .map((card) => document.importNode(card, true));
    const [first] = cards;
    grid.append(...cards);
    shownPath = path;
    if (total) list.dataset.total = total;
    grid.dispatchEvent(new Event(LIVE_ITEMS_EVENT, { bubbles: true }));
    page += 1;
    const onward = next.querySelector('.listing a[rel=next]')?.getAttribute('href');
    // After a press of a key the focus goes to the first new product.
    if (document.activeElement === link && link.matches(':focus-visible'))
      first?.querySelector<HTMLElement>('a')?.focus();
    if (onward) link.href = onward;
    else link.remove();
  };
  const addUpTo = async (last: number) => {
    link.ariaBusy = 'true';
    // The browser would restore the scroll position before the products are there.
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

const fetchPage = (path: string) => fetchHtml(path, AbortSignal.timeout(LONGEST_WAIT));

const cardsOf = (page: Document) => [...page.querySelectorAll('.listing .product-grid > li')];

/** Path of a card's product; unequal to all others where it leads nowhere. */
const keyOf = (card: Element) => card.querySelector('a')?.getAttribute('href') ?? card;

/** The choice in the address; undefined if it needs a list drawn in the browser. */
function plainChoice(): ListChoice | undefined {
  const choice = parseListChoice(location.search, PRODUCT_SORT);
  return writeListChoice({ ...choice, page: 1 }, PRODUCT_SORT) === '' ? choice : undefined;
}
