import { forgetRecords } from '#domain/cart/cart.ts';
import { debounce } from '#storefront/page/debounce.ts';
import { whenIdle } from '#storefront/page/when-idle.ts';
import { $session } from '#storefront/session/session.store.ts';
import { changeCart } from './cart.store.ts';
import { $cartWishes, $wished } from './cart-wishes.store.ts';

/** Milliseconds without another press before the platform is told of a change. */
const SETTLE_TIME = 400;

/**
 * Keeps the cart and the one of the platform the same: tells it what the shopper changes, and asks for what
 * they changed elsewhere when a page is opened or seen again. The code for both comes when there is need.
 */
export function startCart(): void {
  const send = () => import('./cart-sender.ts').then(({ sendWishes }) => sendWishes()).catch(() => {});
  const sendSoon = debounce(send, SETTLE_TIME);
  const refresh = () => {
    if (document.hidden || $session.get().token === null) return;
    import('./cart-sync.ts').then(({ refreshCart }) => refreshCart()).catch(() => {});
  };
  // Each tab tells of its own: two that tell of one change would write over each other's next.
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
