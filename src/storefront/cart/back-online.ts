import { $session } from '#storefront/session/session.store.ts';
import { $pendingChanges } from './pending-changes.store.ts';

/**
 * Sends pending changes of the cart and gets the platform's cart as soon as the connection is back. Both
 * modules are loaded in advance, since without a connection they could not be.
 */
export function startBackOnline(): void {
  const sender = import('./cart-sender.ts');
  const sync = import('./cart-sync.ts');
  sender.catch(() => {});
  sync.catch(() => {});
  const flush = async () => {
    try {
      if ($pendingChanges.get().length > 0) await (await sender).flushQueue();
      if ($session.get().token !== null) await (await sync).refreshCart();
    } catch {
      // The next page tries again.
    }
  };
  addEventListener('online', flush);
  // A tab that was closed right after a press has left its pending change to the others.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void flush();
  });
}
