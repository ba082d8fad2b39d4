import { forgetRecords } from '#domain/cart/cart.ts';
import { debounce } from '#storefront/page/debounce.ts';
import { whenIdle } from '#storefront/page/when-idle.ts';
import { $session } from '#storefront/session/session.store.ts';
import { changeCart } from './cart.store.ts';
import { $cartWishes, $wished } from './cart-wishes.store.ts';

/** Milliseconds without another change before the queue is flushed. */
const SETTLE_TIME = 400;

/**
 * Keeps this browser's cart and the platform's the same: sends the shopper's changes, and gets those made
 * elsewhere when a page is opened or shown again. The code for both is loaded when it is needed.
 */
export function startCart(): void {
  const send = () => import('./cart-sender.ts').then(({ sendWishes }) => sendWishes()).catch(() => {});
  const sendSoon = debounce(send, SETTLE_TIME);
  const refresh = () => {
    if (document.hidden || $session.get().token === null) return;
    import('./cart-sync.ts').then(({ refreshCart }) => refreshCart()).catch(() => {});
  };
  // Each tab sends its own changes: two that send the same one would overwrite each other's next.
  $wished.listen(sendSoon);
  whenIdle(() => {
    if ($cartWishes.get().length > 0) void send();
    refresh();
  });
  document.addEventListener('visibilitychange', refresh);
  $session.listen(({ token }) => {
    if (token === null) changeCart(forgetRecords);
  });
}
