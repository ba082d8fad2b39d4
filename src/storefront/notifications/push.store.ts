import { NO_PUSH, type PushRecord, parsePushRecord } from '#domain/notification/push-record.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** Key of the record: a page without it has nothing to do with push messages. */
export const PUSH_KEY = 'push:v1';

/** This browser's record of push messages: one per shop, shared by all open tabs. */
export const $push = keptAtom<PushRecord>(PUSH_KEY, NO_PUSH, {
  encode: JSON.stringify,
  decode: parsePushRecord,
});

export function changePush(change: Partial<PushRecord>): void {
  $push.set({ ...$push.get(), ...change });
}
