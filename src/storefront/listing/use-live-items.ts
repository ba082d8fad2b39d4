import { type RefObject, useEffect, useRef } from 'react';
import { LIVE_ITEMS_EVENT } from '#storefront/page/island.ts';

/** Tells the client of new cards in the element with `data-live`. `drawn` identifies the cards. */
export function useLiveItems<Type extends HTMLElement>(drawn: string): RefObject<Type | null> {
  const element = useRef<Type>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other cards.
  useEffect(() => {
    element.current?.dispatchEvent(new Event(LIVE_ITEMS_EVENT, { bubbles: true }));
  }, [drawn]);
  return element;
}
