/**
 * Asks for permission and subscribes; only from a press, since browsers ask for nothing else. `news` is the
 * text for an unreadable message. Resolves to true if the shopper allowed it. Throws if the push service or
 * the platform does not answer; nothing is on then.
 */
export async function turnPushOn(news: string): Promise<boolean> {
  // Before anything is loaded: browsers accept the question only as an answer to the press.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return false;
  await (await import('./switch-push.ts')).beginPush(news);
  return true;
}

/** Ends it, on the platform and in the browser. */
export async function turnPushOff(): Promise<void> {
  await (await import('./switch-push.ts')).endPush();
}
