import { rememberedCustomer } from '#storefront/session/remembered-customer.ts';
import { keepWords } from './keep-words.ts';
import { APP_EVENT } from './load-push.ts';
import { $push, changePush } from './push.store.ts';
import { removeDevice } from './push-resources.ts';
import { unsubscribe } from './push-subscription.ts';
import { reconcilePush } from './reconcile-push.ts';

/** Has the platform push to this browser, which allows it. If it throws, nothing is on. */
export async function beginPush(news: string): Promise<void> {
  try {
    // A token may come without the customer's profile.
    if (rememberedCustomer() === undefined)
      await (await import('#storefront/account/own-profile.ts')).getOwnProfile();
    await keepWords(news);
    changePush({ wanted: true, declined: true });
    await reconcilePush();
  } catch (cause) {
    await endPush();
    throw cause;
  }
  // From now on messages may come for this page.
  dispatchEvent(new Event(APP_EVENT));
}

/** Ends it on the platform and in the browser; the second even if the first fails. */
export async function endPush(): Promise<void> {
  const { told } = $push.get();
  changePush({ wanted: false, told: null });
  await Promise.allSettled([told && removeDevice(told.token), unsubscribe()]);
}
