import { deliveryPlace, type Session } from '#domain/account/session.ts';
import { startBackOnline } from '#storefront/cart/back-online.ts';
import { startCashback } from '#storefront/cashback/cashback.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { loadPushWhenNeeded } from '#storefront/notifications/load-push.ts';
import { followAwaited } from '#storefront/product/awaited.ts';
import { startPrices } from '#storefront/product/prices.ts';
import { startReviews } from '#storefront/review/reviews.ts';
import { $session } from '#storefront/session/session.store.ts';
import { followSessionEnds } from '#storefront/storage/session-mark.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { startKeptPage } from './behaviour/kept-page.ts';
import { startOffline } from './behaviour/offline.ts';
import { startPictures } from './behaviour/pictures.ts';
import { startSmallScreenLinks } from './behaviour/small-screen-links.ts';
import { listenToShortcuts } from './freshness/shortcuts.ts';

/**
 * Milliseconds in which the page has the line for itself: the code that keeps it fresh is large, and not
 * urgent.
 */
const FIRST_LOOK = 3000;

/**
 * Starts work that waits until the page is idle. A press must not depend on it, since a slow phone runs it
 * late; parts that few shoppers need are loaded from here on demand.
 */
export function startIdleWork(t: Translate): void {
  followSessionEnds();
  followAwaited();
  startPrices(t);
  startOffline();
  startKeptPage();
  startBackOnline();
  startReviews();
  loadPushWhenNeeded();
  startAnalytics();
  listenToShortcuts();
  setTimeout(loadFreshness, FIRST_LOOK, t);
  startSmallScreenLinks();
  startPictures();
  // So that the first press waits for no file.
  if (document.querySelector('[data-action="add"]'))
    import('#storefront/product/add-with-items.ts').catch(() => {});
  if (document.querySelector('[data-action="one-click"]'))
    import('#storefront/one-click/one-click.ts').catch(() => {});
  import('./overlays/load-overlay.ts').catch(() => {});
  if (document.querySelector('[data-item] a[data-action]'))
    import('./behaviour/link-dialogs.ts').catch(() => {});
  if (document.querySelector('[data-gallery], [data-shelf]'))
    import('#storefront/product/product-page.ts')
      .then(({ startProductPage }) => startProductPage())
      .catch(() => {});
  if (document.querySelector('[data-blogs]'))
    import('#storefront/home/hidden-blogs.ts')
      .then(({ startHiddenBlogs }) => startHiddenBlogs())
      .catch(() => {});
  if (document.querySelector('[data-picks]'))
    import('#storefront/picks/picks.ts').then(({ startPicks }) => startPicks()).catch(() => {});
  if (document.querySelector('[data-open-title],[data-open-description]')) $session.subscribe(loadTitlePlace);
  const code = document.querySelector<HTMLAnchorElement>('a[data-cashback]');
  if (code) startCashback(code.hash);

  const { parentOrigins } = document.documentElement.dataset;
  if (parentOrigins && parent !== window)
    import('./freshness/parent-frame.ts')
      .then(({ listenToParent }) => listenToParent(parentOrigins.split(' ')))
      .catch(() => {});
}

function loadTitlePlace(session: Session): void {
  const place = deliveryPlace(session);
  if (place)
    import('#storefront/address/title-place.ts').then(({ sayPlace }) => sayPlace(place)).catch(() => {});
}

function loadFreshness(t: Translate): void {
  import('./freshness/keep-fresh.ts').then(({ startFreshness }) => startFreshness(t)).catch(() => {});
}
