import { addDevice, removeDevice } from '#client/api/push-resources.ts';
import type { PushResource } from '#contract/notification.ts';
import { isTold } from '#domain/push-record.ts';
import { $push, changePush } from '#stores/push.store.ts';
import { rememberedCustomer } from '#stores/session.store.ts';
import { isPushOn, pushWay } from './push-way.ts';
import { ownSubscription, unsubscribe, webResource } from './subscription.ts';

/** One at a time in all tabs of the shop. */
const LOCK = 'storefront:push';

/** The last one of this page, for browsers that know no locks. */
let last: Promise<void> = Promise.resolve();

/**
 * Brings what the platform pushes to this device in line with who is signed in, what they want and what the
 * browser has: nothing for a guest, and for a customer once a visit and whenever something has changed. So
 * what expired, was renewed or was refused by a network is healed by the next page. Throws where it was not
 * possible now.
 */
export function settlePush(now = Date.now()): Promise<void> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const run = () => (locks ? locks.request(LOCK, () => settle(now)) : settle(now));
  last = last.catch(() => {}).then(run);
  return last;
}

async function settle(now: number): Promise<void> {
  const customer = rememberedCustomer();
  const { app, told } = $push.get();
  if (customer === undefined) return;
  if (customer === null) {
    if (told) await forget();
    return;
  }
  const subscribed = app === null && pushWay() === 'web' && isPushOn();
  const token = app?.token ?? (subscribed ? (await ownSubscription())?.endpoint : undefined);
  if (isTold($push.get(), customer, token, now)) return;
  const resource = app ?? (subscribed ? await webResource(now) : undefined);
  if (resource) await addDevice(resource);
  // Who has signed out meanwhile has ended this as well.
  if (rememberedCustomer() !== customer) return forget();
  const next = resource && { customer, token: tokenOf(resource), at: now };
  changePush({ told: next ?? null });
  // What it was before is somebody's no longer; the platform drops by itself what it cannot reach.
  if (told && told.token !== next?.token) await removeDevice(told.token).catch(() => {});
}

/** Nobody is signed in: what this browser was told for ends here, even where no platform hears of it. */
async function forget(): Promise<void> {
  changePush({ told: null });
  await unsubscribe().catch(() => {});
}

function tokenOf(resource: PushResource): string {
  return resource.platform === 1 ? resource.subscription.endpoint : resource.token;
}

/**
 * Takes this device from a customer who signs out with their session's token: the next one at this machine
 * gets nothing of theirs. It needs no answer of the platform, since the browser's own subscription ends, too.
 */
export async function leavePush(session: string): Promise<void> {
  const { told } = $push.get();
  if (!told) return;
  await Promise.allSettled([removeDevice(told.token, session), forget()]);
}
