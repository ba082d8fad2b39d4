import { productPath } from '#domain/link/paths.ts';
import { paintBuyControls } from '#storefront/cart/buy-control.ts';
import { partsOf, readItem } from '#storefront/cart/item.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { fetchHtml } from '#storefront/page/own-html.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $currentPrices } from '#storefront/pricing/prices.store.ts';
import { watchCarousels } from '#storefront/ui/carousel.ts';
import { paintAwaited } from './awaited.ts';
import { showPrice, watchPrices } from './prices.ts';
import { paintToggles } from './toggles.ts';
import { VARIATION_EVENT } from './variation-event.ts';

/** Milliseconds in which the page of a variation must come; then its link is followed. */
const LONGEST_WAIT = 8000;

/** Milliseconds that a loaded page waits for its picture, so that no gap follows the old one. */
const PICTURE_WAIT = 300;

/**
 * Parts that differ between the pages of a product's variations; links to other languages follow the address.
 */
const DIFFERS = '.breadcrumb, section[data-item]';
const HEAD = [
  'link:is([rel="canonical"], [rel="alternate"])',
  'meta:is([name="description"], [name="robots"], [property])',
  'script[type="application/ld+json"]',
].join();

const coming = new Map<number, Promise<Document>>();
let turns = 0;

/** Fetches the page of a variation ahead, once. */
export function prepare(id: number): Promise<Document> {
  const known = coming.get(id);
  if (known) return known;
  const page = fetchHtml(pagePath(productPath(id)), AbortSignal.timeout(LONGEST_WAIT)).then(withPicture);
  coming.set(id, page);
  page.catch(() => coming.delete(id));
  return page;
}

/**
 * Shows a variation in place of the one on the page, with its address if one is given. Scroll and focus stay.
 * Throws if its page cannot be had or differs in make: then its address must be opened. Of several calls the
 * last one wins.
 */
export async function showVariation(id: number, t: Translate, address?: string): Promise<void> {
  turns += 1;
  const turn = turns;
  const page = await prepare(id).catch((error: unknown) => {
    if (turn === turns) throw error;
  });
  if (!page || turn !== turns) return;
  // Its parts are moved to the open page, so it cannot be shown twice.
  coming.delete(id);
  replace(page);
  if (address) history.pushState(null, '', address);
  for (const element of document.querySelectorAll<HTMLElement>('section[data-item]')) revive(element, t);
  document.dispatchEvent(new Event(VARIATION_EVENT));
}

function replace(page: Document): void {
  const [old, fresh] = [document, page].map((one) => [...one.querySelectorAll(DIFFERS)]);
  if (!old?.length || old.length !== fresh?.length || makeOf(page) !== makeOf(document))
    throw new Error('The page of the variation is not of the same make.');
  const focused = chooserLinks().indexOf(document.activeElement as HTMLAnchorElement);
  const before = chooserTop();

  document.title = page.title;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...page.head.querySelectorAll(HEAD));
  for (const [at, element] of old.entries()) element.replaceWith(fresh[at] as Element);

  scrollBy({ top: chooserTop() - before, behavior: 'instant' });
  chooserLinks()[focused]?.focus({ preventScroll: true });
}

/** Starts the new elements of the page, and announces the variation. */
function revive(element: HTMLElement, t: Translate): void {
  watchCarousels(element);
  watchPrices(element);
  paintToggles();
  paintAwaited();
  paintBuyControls(element, t);
  const price = $currentPrices.get()[readItem(element).variationId];
  if (price) showPrice(price, t);
  const said = (['name', 'price', 'stock'] as const).map((part) =>
    partsOf(element, part)[0]?.textContent?.trim(),
  );
  announcer.textContent = said.filter(Boolean).join(', ');
}

/** Screen readers announce changes in an element only if it was there before. */
const announcer = document.createElement('p');
announcer.className = 'visually-hidden';
announcer.role = 'status';
document.body.append(announcer);

/** A page of another release, shop or language has other files or says so. */
function makeOf(page: Document): string {
  const { tenant, language } = page.documentElement.dataset;
  const product = page.querySelector<HTMLElement>('section[data-item]')?.dataset['product'];
  const files = [
    ...page.querySelectorAll('link[rel="stylesheet"]:not([data-overlay-sheet]), script[src^="/"]'),
  ].map((file) => file.getAttribute('href') ?? file.getAttribute('src'));
  return [tenant, language, product, ...files].join();
}

/** The first picture of a page begins to load with it. */
async function withPicture(page: Document): Promise<Document> {
  const image = page.querySelector('[data-part="image"]');
  if (!image) return page;
  const copy = document.importNode(image.closest('picture') ?? image, true);
  const img = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  await Promise.race([
    img?.decode().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, PICTURE_WAIT)),
  ]);
  return page;
}

const chooserLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-chooser] a')];
const chooserTop = () => document.querySelector('[data-chooser]')?.getBoundingClientRect().top ?? 0;
