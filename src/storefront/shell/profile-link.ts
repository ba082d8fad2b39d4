import { loginPath, profilePath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { openSignIn } from '#storefront/session/open-sign-in.ts';
import { $session } from '#storefront/session/session.store.ts';

/**
 * Has a guest who presses the profile link sign in over the page; a new tab opens the sign-in page.
 * `data-signed-in` lets the style choose the label of the link.
 */
export function startProfileLinks(): void {
  $session.subscribe(({ token }) => {
    document.documentElement.toggleAttribute('data-signed-in', token !== null);
  });
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || $session.get().token !== null) return;
    const link = target instanceof Element ? target.closest(`a[href="${pagePath(profilePath())}"]`) : null;
    if (!link || location.pathname === pagePath(loginPath())) return;
    event.preventDefault();
    void openSignIn();
  });
}
