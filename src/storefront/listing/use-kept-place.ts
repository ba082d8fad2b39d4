import { useEffect } from 'react';
import { keepPlace, keptPlace } from '#storefront/page/kept-place.ts';

/**
 * Scrolls to where the shopper left an address as soon as what it shows is drawn: a browser by itself would
 * do so before. `shown` is the address that is drawn.
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
