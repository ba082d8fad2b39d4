/** Dispatched before another page takes the place of this one; `preventDefault` keeps it open. */
export const LEAVE_EVENT = 'storefront:leave';

/** Opens a page in place of this one, so that the way back does not lead to an order that is made. */
export function leaveTo(href: string): void {
  const event = new CustomEvent(LEAVE_EVENT, { cancelable: true, detail: { href } });
  if (document.dispatchEvent(event)) location.replace(href);
}
