/** Names that outlive the page: the cart, and what the platform is still to be told of it. */
const LASTING = ['cart:v1', 'cart-wishes:v1'];

/** Keeps a tab's copy of the cart under a key until the tab is closed. */
export function keepTabCopy(key: string, copy: object): void {
  const kept = JSON.stringify(copy, LASTING);
  try {
    sessionStorage.setItem(key, kept);
  } catch {
    // Where all storage is blocked, the name of the window is all that a tab takes along to the next page.
    window.name = kept;
  }
}
