import { $push } from './push.store.ts';

/** Way in which this browser may be told of orders while the shop is closed. */
export type PushWay =
  /** An app shows the shop, and has push messages of its own. */
  | 'app'
  /** By web push. */
  | 'web'
  /** By web push once the shop is on the home screen, as iOS wants it. */
  | 'install'
  | 'none';

interface Browser extends Navigator {
  /** Only iOS has it: true if the shop was opened from the home screen. */
  standalone?: boolean;
}

export function pushWay(): PushWay {
  if ($push.get().app) return 'app';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'web';
  const browser: Browser = navigator;
  return browser.standalone === false ? 'install' : 'none';
}

/** True if the switch is on: the shopper wants it, and the browser still allows it. */
export function isPushOn(): boolean {
  return $push.get().wanted && Notification.permission === 'granted';
}
