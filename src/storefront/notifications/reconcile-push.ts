import type { PushResource } from '#contract/account/notification.ts';
import { isTold } from '#domain/notification/push-record.ts';
import { rememberedCustomer } from '#storefront/session/remembered-customer.ts';
import { forgetDevice } from './leave-push.ts';
import { $push, changePush } from './push.store.ts';
import { addDevice, removeDevice } from './push-resources.ts';
import { ownSubscription, webResource } from './push-subscription.ts';
import { isPushOn, pushWay } from './push-way.ts';

/** One at a time in all tabs of the shop. */
const LOCK = 'storefront:push';

/** The last one of this page, for browsers that know no locks. */
let last: Promise<void> = Promise.resolve();

/**
 * Reconciles the platform's record of this device with the session, the switch and the browser's
 * subscription: for a customer once a visit and after each change, for a guest only to end it. A subscription
 * that expired, was renewed or could not be sent is so repaired by the next page. Throws if a call fails.
 */
export function reconcilePush(now = Date.now()): Promise<void> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const run = () => (locks ? locks.request(LOCK, () => reconcile(now)) : reconcile(now));
  last = last.catch(() => {}).then(run);
  return last;
}

async function reconcile(now: number): Promise<void> {
  const { app, told } = $push.get();
  const customer = rememberedCustomer();
  if (customer === undefined) return;
  if (customer === null) {
    if (told) await forgetDevice();
    return;
  }
  const subscribed = app === null && pushWay() === 'web' && isPushOn();
  const token = app?.token ?? (subscribed ? (await ownSubscription())?.endpoint : undefined);
  if (isTold($push.get(), customer, token, now)) return;
  const resource = app ?? (subscribed ? await webResource(now) : undefined);
  if (!resource && !told) return;
  if (resource) await addDevice(resource);
  // A customer who has signed out meanwhile wants no messages.
  if (rememberedCustomer() !== customer) return forgetDevice();
  const next = resource && { customer, token: tokenOf(resource), at: now };
  changePush({ told: next ?? null });
  // The old token is nobody's any more; the platform drops by itself what it cannot reach.
  if (told && told.token !== next?.token) await removeDevice(told.token).catch(() => {});
}

function tokenOf(resource: PushResource): string {
  return resource.platform === 1 ? resource.subscription.endpoint : resource.token;
}
