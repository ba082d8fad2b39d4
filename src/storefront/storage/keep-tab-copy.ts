import { notify } from '#storefront/page/notice.ts';
import { TAB_COPY, type TabCopy } from './tab-copy.ts';

const CART = 'cart:v1';

/** Names that outlive the page: the cart, and what the platform is still to be told of it. */
const LASTING = [CART, 'cart-wishes:v1'];

/** Keeps the tab's copy of the cart until the tab is closed; says so when `first` is the cart. */
export function keepTabCopy(copy: TabCopy, first: string): void {
  const kept = JSON.stringify(copy, LASTING);
  try {
    sessionStorage.setItem(TAB_COPY, kept);
  } catch {
    // Where all storage is blocked, the name of the window is all that a tab takes along to the next page.
    window.name = kept;
  }
  if (first === CART) notify({ key: 'notice.not-kept', stays: true });
}
