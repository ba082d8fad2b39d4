import {
  type PersistentEvent,
  type PersistentEvents,
  type PersistentListener,
  persistentAtom,
  setPersistentEngine,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { dropTabCopy, keepAcrossPages, putTabCopy, tabCopy } from './tab-copy.ts';
import { isMarkOf, tabStorage } from './tab-storage.ts';

/** Calls for the first value of a name that storage does not take. */
const onUnkept = new Map<string, () => void>();

/** Throws where the browser has blocked its storage. */
const storage = (name: string): Record<string, string> => tabStorage(name) ?? localStorage;

/** Passes changes of other tabs on to a store, except where this tab keeps its own value. */
function storageEvents(page: Window): PersistentEvents {
  const subscribers = new Map<PersistentListener, AbortController>();
  return {
    addEventListener(name, listener, restore) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        const isMark = isMarkOf(name, key);
        // Only shown, not stored: another tab is about to write the value.
        const told = isMark ? { key: name, newValue: keptText(name) ?? null } : { key, newValue };
        // The library's own type of the event knows neither that a key nor that a value may be missing.
        if (isMark || !tabStorage(name)) listener(told as PersistentEvent);
      };
      const control = new AbortController();
      subscribers.set(listener, control);
      page.addEventListener('storage', onStorage, control);
      page.addEventListener('pageshow', restore, control);
    },
    removeEventListener(_, listener) {
      subscribers.get(listener)?.abort();
    },
  };
}

if (typeof window !== 'undefined')
  setPersistentEngine(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name: string) => keptText(name),
        has: (_, name: string) => keptText(name) !== undefined,
        set(_, name: string, value: string) {
          try {
            storage(name)[name] = value;
            dropTabCopy(name);
          } catch {
            const isFirst = !tabCopy.has(name);
            putTabCopy(name, value);
            if (isFirst) onUnkept.get(name)?.();
          }
          return true;
        },
        deleteProperty: (_, name: string) => {
          dropTabCopy(name);
          try {
            return delete storage(name)[name];
          } catch {
            return true;
          }
        },
      },
    ),
    storageEvents(window),
  );

/** The text under a key as it is now: the event for another tab's change may not have come yet. */
export function keptText(key: string): string | undefined {
  const copy = tabCopy.get(key);
  if (copy !== undefined) return copy;
  try {
    return storage(key)[key];
  } catch {
    return undefined;
  }
}

/** Form of a kept value, as text and back. */
interface KeptForm<Value> {
  encode: (value: Value) => string;
  decode: (text: string) => Value;
  /** Called once a tab where storage takes nothing; the value then lives as long as the tab. */
  onUnkept?: () => void;
}

/** A store that the browser keeps under a key, shared by all open tabs of the shop. Writing never fails. */
export function keptAtom<Value>(key: string, initial: Value, form: KeptForm<Value>): WritableAtom<Value> {
  if (form.onUnkept) {
    onUnkept.set(key, form.onUnkept);
    keepAcrossPages(key);
  }
  return persistentAtom<Value>(key, initial, form);
}
