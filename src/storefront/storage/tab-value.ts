import { type KeptKey, keptName, type Owner } from '#domain/account/kept-name.ts';
import { type KeptValue, valueIn } from './kept-value.ts';
import { emptyTab, isStale } from './session-mark.ts';

// A tab that was closed when a session ended comes back with its storage.
if (typeof window !== 'undefined' && isStale()) emptyTab();

/** A text for this tab, until it is closed. */
export function tabValue(key: KeptKey, owner: Owner): KeptValue {
  return valueIn(() => sessionStorage, keptName(key, owner));
}
