import { getPushKey, type PushResource } from '#contract/account/notification.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** After so many milliseconds a service worker that is not there yet counts as one that does not come. */
const WORKER_TIMEOUT = 10_000;

/** The subscription that the browser has now, if any. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
  const registration = await serviceWorker?.getRegistration();
  // Old browsers have workers without push.
  const { pushManager }: { pushManager?: PushManager } = registration ?? {};
  return (await pushManager?.getSubscription()) ?? undefined;
}

/**
 * The subscription as the platform wants it. One that is missing, too old, or made for another key of the
 * shop is renewed. Throws if the browser's push service or the shop does not answer.
 */
export async function webResource(now: number): Promise<PushResource & { platform: 1 }> {
  const { publicKey: key } = await callShop(getPushKey, {});
  const registration = await workerReady();
  const { pushManager } = registration;
  let subscription = await pushManager.getSubscription();
  if (subscription && !isGood(subscription, key, now)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', expirationTime = null, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { platform: 1, subscription: { endpoint, expirationTime, keys: { p256dh, auth } } };
}

/** Ends the browser's subscription: its push service refuses messages from then on, told or not. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

function isGood({ expirationTime, options }: PushSubscription, key: string, now: number): boolean {
  if (expirationTime !== null && expirationTime <= now) return false;
  // A browser that does not say which key it was made for is believed.
  const made = options?.applicationServerKey;
  return !made || base64url(made) === key.replace(/=+$/, '');
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

async function workerReady(): Promise<ServiceWorkerRegistration> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('The service worker does not come.')), WORKER_TIMEOUT);
  });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}
