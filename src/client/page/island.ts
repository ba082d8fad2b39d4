/** Stands on the element of every island. Its value is `WAITING` until the first touch of an island that waits for one. */
export const ISLAND_ATTRIBUTE = 'data-island';
export const WAITING = 'waiting';

/** Whether an island draws this element, so that the client leaves it alone. */
export function isInIsland(element: Element): boolean {
  return element.closest(`[${ISLAND_ATTRIBUTE}]`) !== null;
}
