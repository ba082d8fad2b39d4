import { forgetRecords } from '#domain/cart.ts';
import { changeCart } from '#stores/cart.store.ts';
import { $cartWishes, $wished } from '#stores/cart-wishes.store.ts';
import { $session } from '#stores/session.store.ts';
import { debounce } from './debounce.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds without another press before the platform is told of a change. */
const SETTLE_TIME = 400;

/**
 * Keeps the cart and the one of the platform the same: tells it what the shopper changes, and asks for what
 * they changed elsewhere when a page is opened or seen again. The code for both comes when there is need.
 */
export function startCart(): void {
  const send = () =>
    import('#client/api/cart-sender.ts').then(({ sendWishes }) => sendWishes()).catch(() => {});
  const sendSoon = debounce(send, SETTLE_TIME);
  const refresh = () => {
    if (document.hidden || $session.get().token === null) return;
    import('#client/api/cart-sync.ts').then(({ refreshCart }) => refreshCart()).catch(() => {});
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
