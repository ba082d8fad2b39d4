/**
 * Asks the browser to let the shop tell of orders, and begins; from a press alone, for browsers ask for
 * nothing else. `news` is what is said of a message that cannot be read. Resolves with whether the shopper
 * allowed it. Throws where the push service or the platform did not answer; nothing is on then.
 */
export async function turnPushOn(news: string): Promise<boolean> {
  // Before anything is loaded: what comes later than the press is no answer to it.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return false;
  await (await import('./switch-push.ts')).beginPush(news);
  return true;
}

/** Ends it, on the platform and in the browser. */
export async function turnPushOff(): Promise<void> {
  await (await import('./switch-push.ts')).endPush();
}
