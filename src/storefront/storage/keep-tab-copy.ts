import { notify } from '#storefront/page/notice.ts';

const CART = 'cart:v1';

/** Names that outlive the page: the cart, and what the platform is still to be told of it. */
const LASTING = [CART, 'cart-wishes:v1'];

/** Keeps a tab's copy of the cart under a key until the tab is closed; says so when `first` is the cart. */
export function keepTabCopy(key: string, copy: object, first: string): void {
  const kept = JSON.stringify(copy, LASTING);
  try {
    sessionStorage.setItem(key, kept);
  } catch {
    // Where all storage is blocked, the name of the window is all that a tab takes along to the next page.
    window.name = kept;
  }
  if (first === CART) notify({ key: 'notice.not-kept', stays: true });
}
