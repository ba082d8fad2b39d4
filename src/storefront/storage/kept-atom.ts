import {
  type PersistentEvent,
  type PersistentEvents,
  type PersistentListener,
  persistentAtom,
  setPersistentEngine,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { type KeptKey, keptName, type Owner } from '#domain/account/kept-name.ts';
import { TAB_MARK, tabStorage } from './tab-storage.ts';
import { unkept } from './unkept.ts';

/** Throws where the browser has blocked its storage. */
const storage = (name: string): Record<string, string> => tabStorage(name) ?? localStorage;

/** Passes changes of other tabs on to a store, except where this tab keeps its own value. */
function storageEvents(page: Window): PersistentEvents {
  const subscribers = new Map<PersistentListener, AbortController>();
  return {
    addEventListener(name, listener, restore) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        const isMark = key === TAB_MARK;
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
          const had = unkept.delete(name);
          try {
            storage(name)[name] = value;
          } catch {
            unkept.set(name, value);
          }
          if (had || unkept.has(name))
            import('./keep-tab-copy.ts').then(
              ({ keepTabCopy }) => keepTabCopy(had ? '' : name),
              () => {},
            );
          return true;
        },
        deleteProperty: (_, name: string) => {
          unkept.delete(name);
          try {
            delete storage(name)[name];
          } catch {
            // It has no other.
          }
          return true;
        },
      },
    ),
    storageEvents(window),
  );

/** The text under a name as it is now: the event for another tab's change may not have come yet. */
export function keptText(name: string): string | undefined {
  try {
    return unkept.get(name) ?? storage(name)[name];
  } catch {
    return undefined;
  }
}

/**
 * A store that the browser keeps under a key, shared by all open tabs of the shop. A customer's is empty once
 * their session has ended. Writing never fails.
 */
export function keptAtom<Value>(
  key: KeptKey,
  owner: Owner,
  initial: Value,
  form: { encode: (value: Value) => string; decode: (text: string) => Value },
): WritableAtom<Value> {
  return persistentAtom<Value>(keptName(key, owner), initial, form);
}
