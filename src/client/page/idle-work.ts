import { startPushWhenNeeded } from '#client/push/push-start.ts';
import type { Translate } from '#i18n/message-key.ts';
import { startOffline } from './offline.ts';
import { startPrices } from './prices.ts';

/**
 * What a page does once it has nothing else to do. Nothing of it may be needed for a press, since a slow
 * phone has it late; what few shoppers need loads from here when they do.
 */
export function startIdleWork(t: Translate): void {
  startPrices(t);
  startOffline();
  startPushWhenNeeded();
}
