import { NO_PUSH, type PushRecord, parsePushRecord } from '#domain/notification/push-record.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/**
 * This browser's record of push messages: one per shop, shared by all open tabs. The device that the platform
 * was told of outlives the customer's session until `reconcilePush` has ended its messages.
 */
export const $push = keptAtom<PushRecord>('push:v1', 'browser', NO_PUSH, {
  encode: JSON.stringify,
  decode: parsePushRecord,
});

export function changePush(change: Partial<PushRecord>): void {
  $push.set({ ...$push.get(), ...change });
}
