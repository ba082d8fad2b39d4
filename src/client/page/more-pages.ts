import { notify } from '#client/text/notice.ts';
import { LIVE_ITEMS_EVENT } from './island.ts';
import { fetchHtml } from './own-html.ts';

/** How long a page may take to come, in milliseconds. */
const LONGEST_WAIT = 8000;

/** Lets the link to the next page of a static list put that page's products below those that are there. */
export function startMorePages(list: HTMLElement): void {
  const link = list.querySelector<HTMLAnchorElement>('a[data-more]');
  const grid = list.querySelector('.product-grid');
  if (!link || !grid) return;
  link.addEventListener('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    try {
      const next = await fetchHtml(link.href, AbortSignal.timeout(LONGEST_WAIT));
      const cards = [...next.querySelectorAll('.listing .product-grid > li')];
      const first = document.importNode(cards[0] as Element, true);
      grid.append(first, ...cards.slice(1).map((card) => document.importNode(card, true)));
      grid.dispatchEvent(new Event(LIVE_ITEMS_EVENT, { bubbles: true }));
      const onward = next.querySelector('.listing a[rel=next]')?.getAttribute('href');
      // Who works by keys goes on at the first of what has come.
      if (document.activeElement === link && link.matches(':focus-visible'))
        first.querySelector<HTMLElement>('a')?.focus();
      if (onward) link.href = onward;
      else link.remove();
    } catch {
      notify({ key: 'notice.not-loaded' });
    }
    link.ariaBusy = null;
  });
}
