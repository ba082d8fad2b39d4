import { removeDevice } from '#client/api/push-resources.ts';
import { unsubscribe } from '#client/api/push-subscription.ts';
import { $push, changePush } from '#stores/push.store.ts';
import { keepWords } from './keep-words.ts';
import { APP_EVENT } from './push-start.ts';
import { settlePush } from './settle-push.ts';

/**
 * Asks the browser to let the shop tell of orders, and begins; from a press alone, for browsers ask for
 * nothing else. `news` is what is said of a message that cannot be read. Resolves with whether the shopper
 * allowed it. Throws where the push service or the platform did not answer; nothing is on then.
 */
export async function turnPushOn(news: string): Promise<boolean> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return false;
  try {
    await keepWords(news);
    changePush({ wanted: true, declined: true });
    await settlePush();
  } catch (cause) {
    await turnPushOff();
    throw cause;
  }
  // From now on messages may come for this page.
  dispatchEvent(new Event(APP_EVENT));
  return true;
}

/** Ends it, on the platform and in the browser; the second counts even where the first is not heard. */
export async function turnPushOff(): Promise<void> {
  const { told } = $push.get();
  changePush({ wanted: false, told: null });
  await Promise.allSettled([told && removeDevice(told.token), unsubscribe()]);
}
