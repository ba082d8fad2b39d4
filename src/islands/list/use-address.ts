import { useSyncExternalStore } from 'react';

/** Dispatched on the window when the page changes its own address. */
const MOVED_EVENT = 'storefront:moved';

/** Path and query of the page as the browser has them now; undefined until it has begun. */
export function useAddress(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, here, () => undefined);
}

/** Puts an address of the same page into the history, and keeps how far this one was scrolled. */
export function moveTo(address: string): void {
  if (address === here()) return;
  keepPlace();
  history.pushState(null, '', address);
  window.dispatchEvent(new Event(MOVED_EVENT));
}

/** Writes into the history how far the page is scrolled. */
export function keepPlace(): void {
  history.replaceState({ ...history.state, top: Math.round(window.scrollY) }, '');
}

/** How far the page was scrolled when its present address was left; undefined where it is new. */
export function keptPlace(): number | undefined {
  const top: unknown = history.state?.top;
  return typeof top === 'number' ? top : undefined;
}

const here = () => location.pathname + location.search;

function subscribe(changed: () => void): () => void {
  for (const type of ['popstate', MOVED_EVENT]) window.addEventListener(type, changed);
  return () => {
    for (const type of ['popstate', MOVED_EVENT]) window.removeEventListener(type, changed);
  };
}
