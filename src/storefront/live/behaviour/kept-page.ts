import { checkoutPath, loginPath } from '#domain/link/paths.ts';
import { notify } from '#storefront/page/notice.ts';
import { pagePath } from '#storefront/page/page-text.ts';

/** Milliseconds until the first check if the shop can be reached again, and between later ones. */
const FIRST_LOOK = 2000;
const LOOK_TIME = 20_000;

/**
 * On a kept page that the service worker has marked: checks if the shop can be reached again, then reloads
 * the page, or only says so if the shopper has begun something. Until then the link to the order says that it
 * needs a connection.
 */
export function startKeptPage(): void {
  const bar = document.querySelector<HTMLElement>('[data-kept-bar]');
  if (document.documentElement.dataset.seen === undefined || !bar) return;
  let isBack = false;
  let isTouched = false;
  document.addEventListener('input', () => {
    isTouched = true;
  });
  const back = () => {
    if (isBack) return;
    isBack = true;
    if (isTouched || document.querySelector('dialog[open]')) sayBack(bar);
    else location.reload();
  };
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (isBack || !link || !leadsToOrder(link)) return;
      event.preventDefault();
      notify({ text: bar.dataset.order ?? '' });
    },
    { capture: true },
  );
  if (document.documentElement.dataset.keptAs === 'slow') waitForLate(back);
  else watchConnection(back);
}

function sayBack(bar: HTMLElement): void {
  bar.querySelector('[data-kept-why]')?.setAttribute('hidden', '');
  bar.querySelector('[data-kept-back]')?.removeAttribute('hidden');
}

function leadsToOrder({ pathname, origin }: HTMLAnchorElement): boolean {
  const isOrder = [checkoutPath(), loginPath()].map(pagePath).includes(pathname);
  return origin === location.origin && isOrder;
}

/** The worker knows when the page that was too slow has come. */
function waitForLate(back: () => void): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data && 'hasCome' in data && data.hasCome === true) back();
  });
  serviceWorker.startMessages();
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'late' }));
}

/** A browser that says it is online may only have found a network to sign in to: the shop is asked. */
function watchConnection(back: () => void): void {
  const look = async () => {
    if (document.hidden) return;
    try {
      const { ok, redirected } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
      if (ok && !redirected) back();
    } catch {
      // Not yet.
    }
  };
  // The connection may have been back before this ran.
  setTimeout(look, FIRST_LOOK);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_TIME);
}
