import type { Translate } from '#storefront/i18n/message-key.ts';
import { fetchHtml } from '#storefront/page/own-html.ts';
import { reviveParts } from './revive-parts.ts';
import { swapSheets } from './swap-sheets.ts';
import { updateCatalogue } from './update-catalogue.ts';
import { updateParts } from './update-parts.ts';

/** Milliseconds after which a page that has not come is given up. */
const LONGEST_WAIT = 8000;

/** Data attributes of the page that depend on the shop, and that an owner may change. */
const OF_SHOP = ['icons', 'maxOrder', 'oneSupplier', 'rounding'];

/** The newest page, while parts of it could not be shown yet. */
let waiting: Document | undefined;

/**
 * Fetches the open page again and shows changes of the shell and of a home page. Returns true if there were
 * any. A page of a newer release is left to the shopper's next step. Throws if the page cannot be had.
 */
export async function updatePage(t: Translate): Promise<boolean> {
  const page = await fetchHtml(location.pathname, AbortSignal.timeout(LONGEST_WAIT));
  if (!fits(page)) return false;
  const isNew = await show(page, t);
  await updateCatalogue().catch(() => {});
  return isNew;
}

/** Shows changes that had to wait, as far as possible now, and removes elements whose end has come. */
export async function showWaiting(t: Translate): Promise<void> {
  dropEnded(document);
  if (waiting) await show(waiting, t);
}

async function show(page: Document, t: Translate): Promise<boolean> {
  waiting = page;
  // Closing a dialog must lead back to the page as it was.
  if (document.querySelector('dialog[open]')) return true;
  dropEnded(page);
  const sheets = await swapSheets(page);
  if (page.querySelector('[data-blogs]')) {
    const { startHiddenBlogs } = await import('#storefront/home/hidden-blogs.ts');
    startHiddenBlogs(page);
  }
  const { fresh, waiting: left } = updateParts(page);
  updateHead(page);
  await reviveParts(fresh, t);
  if (waiting === page && left + sheets.waiting === 0) waiting = undefined;
  return fresh.length + left + sheets.swapped + sheets.waiting > 0;
}

/** True if a page has the same shop, language and scripts. */
function fits(page: Document): boolean {
  const { tenant, language } = page.documentElement.dataset;
  const own = document.documentElement.dataset;
  const scripts = new Set([...document.scripts].map((script) => script.getAttribute('src')));
  return (
    tenant === own.tenant &&
    language === own.language &&
    [...page.scripts].every((script) => scripts.has(script.getAttribute('src')))
  );
}

/** Takes over what differs by shop and page: data attributes, colour, and the title of a home page. */
function updateHead(page: Document): void {
  const own = document.documentElement.dataset;
  const next = page.documentElement.dataset;
  for (const name of OF_SHOP) {
    const value = next[name];
    if (value === undefined) delete own[name];
    else own[name] = value;
  }
  document.body.toggleAttribute('data-bar', page.body.hasAttribute('data-bar'));
  const color = document.querySelector('meta[name="theme-color"]');
  color?.setAttribute(
    'content',
    page.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? '',
  );
  if (page.querySelector('.home') && document.querySelector('.home')) document.title = page.title;
}

/** Drops elements whose end has come since the page was built. */
function dropEnded(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-end-at]'))
    if (Date.parse(element.dataset.endAt ?? '') <= Date.now()) element.remove();
}
