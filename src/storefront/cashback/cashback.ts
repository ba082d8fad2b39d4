import { loginPath } from '#domain/link/paths.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';

/**
 * Opens the code for the cash desk over the page: where a link to it (`data-cashback`) is pressed, and where
 * the address of the page ends as that link does, with `mark`. A link that is pressed before leads to the
 * wallet, whose address ends so.
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
    // The address loses the mark: coming back to the page opens the page.
    history.replaceState(history.state, '', location.pathname + location.search);
    showCashback(mark);
  };
  addEventListener('hashchange', showNamed);
  showNamed();
}

/** A guest signs in first, and comes back to the page with the code over it. */
function showCashback(mark: string): void {
  const { pathname, search } = location;
  if ($session.get().token === null) location.assign(pagePath(loginPath(pathname + search + mark)));
  else void openOverlay('cashback', {});
}
