import { $push, changePush } from './push.store.ts';
import { removeDevice } from './push-resources.ts';
import { unsubscribe } from './push-subscription.ts';

/** Ends this browser's push messages, even if the call to the platform fails. */
export async function forgetDevice(): Promise<void> {
  changePush({ told: null });
  await unsubscribe().catch(() => {});
}

/**
 * Ends push messages of a customer who signs out, by their session's token: the next user of this machine
 * gets none of theirs. Works without the platform, since the browser's own subscription ends, too.
 */
export async function leavePush(session: string): Promise<void> {
  const { told } = $push.get();
  if (!told) return;
  await Promise.allSettled([removeDevice(told.token, session), forgetDevice()]);
}
