import { createContext, startTransition, useContext, useReducer } from 'react';
import { shopPath } from './control.ts';

/** The chosen shop and the section of it that is shown. */
export interface Place {
  shop: string;
  section: string;
}

export const PlaceContext = createContext<Place>({ shop: '', section: '' });

/** `#/local/orders`: the address of a section of a shop. */
export const placeOf = (shop: string, section: string) => `#/${encodeURIComponent(shop)}/${section}`;

/** The chosen shop, and the paths of commands for it. */
export function useShop() {
  const { shop } = useContext(PlaceContext);
  return { shop, path: (...parts: (string | number)[]) => shopPath(shop, ...parts) };
}

const kept = new Map<string, string>();

/** A choice within a section, which is still there when the shop's section is shown again. */
export function useKept(name: string, initial: string): [string, (value: string) => void] {
  const { shop, section } = useContext(PlaceContext);
  const key = `${shop}/${section}/${name}`;
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const keep = (value: string) => {
    kept.set(key, value);
    // The old content stays until the new one is there.
    startTransition(redraw);
  };
  return [kept.get(key) ?? initial, keep];
}
