import { useSyncExternalStore } from 'react';
import { keepPlace } from '#storefront/page/kept-place.ts';

/** Dispatched on the window when the page changes its own address. */
const MOVED_EVENT = 'storefront:moved';

/** Path and query of the page in the browser; undefined until it is hydrated. */
export function useAddress(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, here, () => undefined);
}

/** Adds an address of the same page to the history, and keeps the scroll position of the current one. */
export function moveTo(address: string): void {
  if (address === here()) return;
  keepPlace();
  history.pushState(null, '', address);
  window.dispatchEvent(new Event(MOVED_EVENT));
}

/** Gives the page another address in place of the current one. */
export function replaceAddress(address: string): void {
  if (address === here()) return;
  history.replaceState(history.state, '', address);
  window.dispatchEvent(new Event(MOVED_EVENT));
}

const here = () => location.pathname + location.search;

function subscribe(changed: () => void): () => void {
  for (const type of ['popstate', MOVED_EVENT]) window.addEventListener(type, changed);
  return () => {
    for (const type of ['popstate', MOVED_EVENT]) window.removeEventListener(type, changed);
  };
}
