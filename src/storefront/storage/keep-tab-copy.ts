import { TAB_COPY, UNKEPT_EVENT, unkept } from './unkept.ts';

const CART = 'cart:v1';

/** Names that outlive the page: the cart, and what the platform is still to be told of it. */
const LASTING = [CART, 'cart-wishes:v1'];

/** Keeps this tab's copy of the cart until the tab is closed; says so when `first` is the cart. */
export function keepTabCopy(first = ''): void {
  const kept = JSON.stringify(Object.fromEntries([...unkept].filter(([name]) => LASTING.includes(name))));
  try {
    sessionStorage.setItem(TAB_COPY, kept);
  } catch {
    // Where all storage is blocked, the name of the window is all that a tab takes along to the next page.
    window.name = kept;
  }
  if (first === CART) document.dispatchEvent(new Event(UNKEPT_EVENT));
}
