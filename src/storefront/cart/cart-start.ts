import { cartPath, checkoutPath } from '#domain/link/paths.ts';
import { debounce } from '#storefront/page/debounce.ts';
import { notify } from '#storefront/page/notice.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { whenIdle } from '#storefront/page/when-idle.ts';
import { $session } from '#storefront/session/session.store.ts';
import { UNKEPT_EVENT } from '#storefront/storage/unkept.ts';
import { $pendingChanges, $queuedCount } from './pending-changes.store.ts';

/** Milliseconds without another change before the queue is flushed. */
const FLUSH_DELAY = 400;

/**
 * Keeps this browser's cart and the platform's the same: sends the shopper's changes, and gets those made
 * elsewhere when a page is opened or shown again. The code for both is loaded when it is needed.
 */
export function startCart(): void {
  const ownPages = [cartPath(), checkoutPath()].map(pagePath);
  const send = () => import('./cart-sender.ts').then(({ flushQueue }) => flushQueue()).catch(() => {});
  const sendSoon = debounce(send, FLUSH_DELAY);
  const refresh = () => {
    if (document.hidden || $session.get().token === null) return;
    // Sums are compared here: the cart's own pages show what another device has changed a moment ago.
    const freshTime = ownPages.includes(location.pathname) ? 0 : undefined;
    import('./cart-sync.ts').then(({ refreshCart }) => refreshCart(freshTime)).catch(() => {});
  };
  // Each tab sends its own changes: two that send the same one would overwrite each other's next.
  $queuedCount.listen(sendSoon);
  whenIdle(() => {
    if ($pendingChanges.get().length > 0) void send();
    refresh();
  });
  document.addEventListener('visibilitychange', refresh);
  document.addEventListener(UNKEPT_EVENT, () => notify({ key: 'notice.not-kept', stays: true }));
}
