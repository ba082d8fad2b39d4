import { loginPath } from '#domain/link/paths.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';

/**
 * Opens the code for the cash desk over the page at a press of a link to it (`data-cashback`), and on pages
 * whose address ends with `mark`. The link itself leads to the wallet's address with `mark`, in case it is
 * pressed before this has run.
 */
export function startCashback(mark: string): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    if (!(target instanceof Element) || !target.closest('a[data-cashback]')) return;
    event.preventDefault();
    showCashback(mark);
  });
  const showNamed = () => {
    if (location.hash !== mark) return;
    // Removes the mark, so that a later visit to this history entry does not open the code again.
    history.replaceState(history.state, '', location.pathname + location.search);
    showCashback(mark);
  };
  addEventListener('hashchange', showNamed);
  showNamed();
}

/** A guest signs in first, and returns to the page with the code over it. */
function showCashback(mark: string): void {
  const { pathname, search } = location;
  if ($session.get().token === null) location.assign(pagePath(loginPath(pathname + search + mark)));
  else void openOverlay('cashback', {});
}
