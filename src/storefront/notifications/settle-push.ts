import type { PushResource } from '#contract/account/notification.ts';
import { isTold } from '#domain/notification/push-record.ts';
import { runExclusive } from '#storefront/platform-client/run-exclusive.ts';
import { rememberedCustomer } from '#storefront/session/remembered-customer.ts';
import { forgetDevice } from './leave-push.ts';
import { $push, changePush } from './push.store.ts';
import { addDevice, removeDevice } from './push-resources.ts';
import { ownSubscription, webResource } from './push-subscription.ts';
import { isPushOn, pushWay } from './push-way.ts';

/** One at a time in all tabs of the shop. */
const LOCK = 'storefront:push';

/**
 * Brings what the platform pushes to this device in line with who is signed in, what they want and what the
 * browser has: nothing for a guest, and for a customer once a visit and whenever something has changed. So
 * what expired, was renewed or was refused by a network is healed by the next page. Throws where it was not
 * possible now.
 */
export function settlePush(now = Date.now()): Promise<void> {
  return runExclusive(LOCK, () => settle(now));
}

async function settle(now: number): Promise<void> {
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
  // Who has signed out meanwhile has ended this as well.
  if (rememberedCustomer() !== customer) return forgetDevice();
  const next = resource && { customer, token: tokenOf(resource), at: now };
  changePush({ told: next ?? null });
  // What it was before is somebody's no longer; the platform drops by itself what it cannot reach.
  if (told && told.token !== next?.token) await removeDevice(told.token).catch(() => {});
}

function tokenOf(resource: PushResource): string {
  return resource.platform === 1 ? resource.subscription.endpoint : resource.token;
}
