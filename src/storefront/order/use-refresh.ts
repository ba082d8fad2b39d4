import { useEffect } from 'react';
import { ORDER_REFRESH_MS } from '#domain/order/order-list.ts';

/** Asks again now and then while `wanted` and the page is in sight, and when it comes back in sight. */
export function useRefresh(wanted: boolean, ask: () => void, everyMs = ORDER_REFRESH_MS) {
  useEffect(() => {
    if (!wanted) return;
    let asked = Date.now();
    const askInSight = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < everyMs) return;
      asked = Date.now();
      ask();
    };
    const timer = setInterval(askInSight, everyMs);
    document.addEventListener('visibilitychange', askInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askInSight);
    };
  }, [wanted, ask, everyMs]);
}
