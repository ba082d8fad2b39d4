import type {
  addPushResource,
  getPushKey,
  PushResource,
  removePushResource,
} from '#contract/account/notification.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { isText, shapeOf } from '#storefront/platform-client/guard.ts';

/** Milliseconds that signing out waits for a device to be forgotten. */
const REMOVAL_TIMEOUT = 3000;

const isKey = shapeOf<CallAnswer<typeof getPushKey>>({ publicKey: isText });

/** The shop's key that a browser subscribes with, base64url. */
export async function fetchPushKey(): Promise<string> {
  const { publicKey } = await callShop<typeof getPushKey>(
    { method: 'GET', path: '/push-key' },
    {},
    { check: isKey },
  );
  return publicKey;
}

/** Has the platform push to a device, whoever had it before. */
export async function addDevice(resource: PushResource): Promise<void> {
  await callShop<typeof addPushResource>(
    { method: 'POST', path: '/users/resource', auth: 'bearer' },
    { body: resource },
    { unasked: true },
  );
}

/** Has the platform push to a device no longer. `session` is the token of who is signing out. */
export async function removeDevice(token: string, session?: string): Promise<void> {
  await callShop<typeof removePushResource>(
    { method: 'DELETE', path: '/users/resource', auth: 'bearer' },
    { query: { token } },
    { unasked: true, timeoutMs: REMOVAL_TIMEOUT, ...(session !== undefined && { token: session }) },
  );
}
