/** Stands on the element of every island. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** Set on a list within an island whose products belong to the client, like those of a static page. */
export const LIVE_ATTRIBUTE = 'data-live';

/** Dispatched on such a list when products have come into it. */
export const LIVE_ITEMS_EVENT = 'storefront:items';

/** True if an island draws this element, so that the client leaves it alone. */
export function isInIsland(element: Element): boolean {
  const owner = element.closest(`[${ISLAND_ATTRIBUTE}], [${LIVE_ATTRIBUTE}]`);
  return owner?.hasAttribute(ISLAND_ATTRIBUTE) ?? false;
}
