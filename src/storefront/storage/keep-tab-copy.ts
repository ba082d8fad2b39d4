import { TAB_COPY, unkept } from './unkept.ts';

/** Names that outlive the page: the cart, and what the platform is still to be told of it. */
const LASTING = ['cart:v1', 'cart-wishes:v1'];

/** Keeps this tab's copy of the cart until the tab is closed. */
export function keepTabCopy(): void {
  const kept = JSON.stringify(Object.fromEntries([...unkept].filter(([name]) => LASTING.includes(name))));
  try {
    sessionStorage.setItem(TAB_COPY, kept);
  } catch {
    // Where all storage is blocked, the name of the window is all that a tab takes along to the next page.
    window.name = kept;
  }
}
