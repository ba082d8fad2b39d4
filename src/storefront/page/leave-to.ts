/** Dispatched before another page replaces this one; `preventDefault` keeps this one. */
export const LEAVE_EVENT = 'storefront:leave';

/** Opens a page in place of this one, so that "back" does not lead to an order that is placed already. */
export function leaveTo(href: string): void {
  const event = new CustomEvent(LEAVE_EVENT, { cancelable: true, detail: { href } });
  if (document.dispatchEvent(event)) location.replace(href);
}
