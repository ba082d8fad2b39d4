import type { Session } from '#domain/session.ts';
import type { Translate } from '#i18n/message-key.ts';
import { $session } from '#stores/session.store.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { listenToShortcuts } from './freshness/shortcuts.ts';
import { startBackOnline } from './page/back-online.ts';
import { startCashback } from './page/cashback.ts';
import { startKeptPage } from './page/kept-page.ts';
import { startOffline } from './page/offline.ts';
import { startPictures } from './page/pictures.ts';
import { startPrices } from './page/prices.ts';
import { startReviews } from './page/reviews.ts';
import { startSmallScreenLinks } from './page/small-screen-links.ts';
import { startPushWhenNeeded } from './push/push-start.ts';

/** Milliseconds that a page has the line for itself: what keeps it fresh is large, and in no hurry. */
const FIRST_LOOK = 3000;

/**
 * What a page does once it has nothing else to do. Nothing of it may be needed for a press, since a slow
 * phone has it late; what few shoppers need loads from here when they do.
 */
export function startIdleWork(t: Translate): void {
  startPrices(t);
  startOffline();
  startKeptPage();
  startBackOnline();
  startReviews();
  startPushWhenNeeded();
  startAnalytics();
  listenToShortcuts();
  setTimeout(loadFreshness, FIRST_LOOK, t);
  startSmallScreenLinks();
  startPictures();
  if (document.querySelector('[data-gallery], [data-shelf]'))
    import('./page/product-page.ts').then(({ startProductPage }) => startProductPage()).catch(() => {});
  if (document.querySelector('[data-blogs]'))
    import('./page/hidden-blogs.ts').then(({ startHiddenBlogs }) => startHiddenBlogs()).catch(() => {});
  if (document.querySelector('[data-picks]'))
    import('./page/home-picks.ts').then(({ startHomePicks }) => startHomePicks()).catch(() => {});
  if (document.querySelector('[data-open-title]')) $session.subscribe(loadTitlePlace);
  const code = document.querySelector<HTMLAnchorElement>('a[data-cashback]');
  if (code) startCashback(code.hash);

  const { parentOrigins } = document.documentElement.dataset;
  if (parentOrigins && parent !== window)
    import('./freshness/parent-frame.ts')
      .then(({ listenToParent }) => listenToParent(parentOrigins.split(' ')))
      .catch(() => {});
}

function loadTitlePlace({ location }: Session): void {
  if (location) import('./page/title-place.ts').then(({ sayPlace }) => sayPlace(location)).catch(() => {});
}

function loadFreshness(t: Translate): void {
  import('./freshness/keep-fresh.ts').then(({ startFreshness }) => startFreshness(t)).catch(() => {});
}
