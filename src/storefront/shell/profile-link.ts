import { loginPath, profilePath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { openSignIn } from '#storefront/session/open-sign-in.ts';
import { $session } from '#storefront/session/session.store.ts';

/**
 * A guest who wants to see the profile signs in where they are; a new tab has the page for it. The page knows
 * whether somebody is signed in, for what it calls that link.
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
