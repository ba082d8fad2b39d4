import { $session } from '#storefront/session/session.store.ts';
import { $cartWishes } from './cart-wishes.store.ts';

/**
 * Tells the platform what the cart shall have, and asks what it has, as soon as the connection is back. What
 * does so is loaded while there is one: a change that is made without has it then.
 */
export function startBackOnline(): void {
  const sender = import('./cart-sender.ts');
  const sync = import('./cart-sync.ts');
  sender.catch(() => {});
  sync.catch(() => {});
  const tell = async () => {
    try {
      if ($cartWishes.get().length > 0) await (await sender).sendWishes();
      if ($session.get().token !== null) await (await sync).refreshCart();
    } catch {
      // The next page tries again.
    }
  };
  addEventListener('online', tell);
  // A tab that was closed right after a press has left its wish to the others.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void tell();
  });
}
