import { $push, changePush } from './push.store.ts';
import { removeDevice } from './push-resources.ts';
import { unsubscribe } from './push-subscription.ts';

/** Ends what this browser was told for, even if the call to the platform fails. */
export async function forgetDevice(): Promise<void> {
  changePush({ told: null });
  await unsubscribe().catch(() => {});
}

/**
 * Takes this device from a customer who signs out with their session's token: the next one at this machine
 * gets nothing of theirs. It needs no answer of the platform, since the browser's own subscription ends, too.
 */
export async function leavePush(session: string): Promise<void> {
  const { told } = $push.get();
  if (!told) return;
  await Promise.allSettled([removeDevice(told.token, session), forgetDevice()]);
}
