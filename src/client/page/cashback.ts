import { openOverlay } from '#client/overlay/open-overlay.ts';
import { pagePath } from '#client/text/page-text.ts';
import { CASHBACK_HASH, loginPath } from '#paths.ts';
import { $session } from '#stores/session.store.ts';

/**
 * Opens the code for the cash desk over the page: where a link to it (`data-cashback`) is pressed, and where
 * the address of the page says so. A link that is pressed before leads to the wallet, which says so.
 */
export function startCashback(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    if (!(target instanceof Element) || !target.closest('a[data-cashback]')) return;
    event.preventDefault();
    showCashback();
  });
  addEventListener('hashchange', showNamed);
  showNamed();
}

/** A guest signs in first, and comes back to the page with the code over it. */
function showCashback(): void {
  const { pathname, search } = location;
  if ($session.get().token === null) location.assign(pagePath(loginPath(pathname + search + CASHBACK_HASH)));
  else void openOverlay('cashback', {});
}

/** The address loses what opened the dialog: coming back to the page opens the page. */
function showNamed(): void {
  if (location.hash !== CASHBACK_HASH) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  showCashback();
}
