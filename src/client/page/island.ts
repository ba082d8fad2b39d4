/** Stands on the element of every island; `WAITING` is its value until the first touch. */
export const ISLAND_ATTRIBUTE = 'data-island';
export const WAITING = 'waiting';

/** Whether an island draws this element, so that the client leaves it alone. */
export function isInIsland(element: Element): boolean {
  return element.closest(`[${ISLAND_ATTRIBUTE}]`) !== null;
}
