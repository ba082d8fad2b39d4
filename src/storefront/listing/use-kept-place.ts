import { useEffect } from 'react';
import { keepPlace, keptPlace } from '#storefront/page/kept-place.ts';

/**
 * Restores the scroll position of an address once its content is drawn; the browser would do it too early.
 * `shown` is the address that is drawn.
 */
export function useKeptPlace(shown: string | undefined): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepPlace);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', keepPlace);
    };
  }, []);
  useEffect(() => {
    const top = shown === undefined ? undefined : keptPlace();
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [shown]);
}
