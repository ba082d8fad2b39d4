import { addPushResource, type PushResource, removePushResource } from '#contract/account/notification.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** Milliseconds that signing out waits for a device to be forgotten. */
const REMOVAL_TIMEOUT = 3000;

/** Has the platform push to a device, which may have been another customer's before. */
export async function addDevice(resource: PushResource): Promise<void> {
  await callShop(addPushResource, { body: resource }, { unasked: true, unchecked: true });
}

/** Ends the platform's messages to a device. `session` is the token of the customer who is signing out. */
export async function removeDevice(token: string, session?: string): Promise<void> {
  await callShop(
    removePushResource,
    { query: { token } },
    {
      unasked: true,
      unchecked: true,
      timeoutMs: REMOVAL_TIMEOUT,
      ...(session !== undefined && { token: session }),
    },
  );
}
