import { keptValue } from '#storefront/storage/kept-value.ts';

/** Dispatched on the window by an app that has put something into `shopApp`, and by the switch. */
export const APP_EVENT = 'shop-app';

/** Loads the code of push messages if the page, the browser or an app needs it. */
export function loadPushWhenNeeded(): void {
  const load = () => import('./start-push.ts').then(({ startPush }) => startPush()).catch(() => {});
  if ('shopApp' in window || document.querySelector('[data-unread]') || record.read() !== null) void load();
  else addEventListener(APP_EVENT, load, { once: true });
}

/** The same value as `$push`, whose code is not loaded for it. */
const record = keptValue('push:v1', 'browser');
