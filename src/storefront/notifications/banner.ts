import type { PushMessage } from '#domain/notification/notification.ts';
import { notify } from '#storefront/page/notice.ts';
import { addressHere } from './address-here.ts';

/** Dispatched on the document when a message has come while the page is open. */
export const PUSHED_EVENT = 'storefront:pushed';

/** Shows a push message over the page, for as long as the popup of a product that was added. */
export function showBanner({ title, body, image, path }: PushMessage): void {
  notify({
    title,
    text: body,
    ...(image && { image }),
    ...(path && { link: { key: 'notice.to-product', href: addressHere(path) } }),
  });
  document.dispatchEvent(new CustomEvent(PUSHED_EVENT));
}
