import { type RefObject, useEffect, useState } from 'react';

/** True if the shopper can see an element: its tab is open and the element within the window. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [within, setWithin] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const look = () => setOpen(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return setWithin(true);
    const observer = new IntersectionObserver((entries) => setWithin(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return within && open;
}
