/** Dispatched on the window by an app that has put something into `shopApp`, and by the switch. */
export const APP_EVENT = 'shop-app';

/** Loads the code of push messages if the page, the browser or an app needs it. */
export function loadPushWhenNeeded(): void {
  const load = () => import('./start-push.ts').then(({ startPush }) => startPush()).catch(() => {});
  if ('shopApp' in window || document.querySelector('[data-unread]') || isKept()) void load();
  else addEventListener(APP_EVENT, load, { once: true });
}

/** True if this browser has a record of push messages. */
function isKept(): boolean {
  try {
    return localStorage.getItem('push:v1') !== null;
  } catch {
    return false;
  }
}
