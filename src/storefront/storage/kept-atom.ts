import {
  type PersistentEvent,
  type PersistentEvents,
  type PersistentListener,
  persistentAtom,
  setPersistentEngine,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { isMarkOf, tabStorage } from './tab-storage.ts';

/** Dispatched on the document for the first value that storage does not take; `detail` is its name. */
export const UNKEPT_EVENT = 'storefront:unkept';

/** Key of the copy in the storage of the session. */
const TAB_COPY = 'tab-copy:v1';

/** Values that storage does not take, because it is full or blocked; most live until the page is left. */
const tabCopy = readTabCopy();

/** The copy that an earlier page of this tab has left; see `keep-tab-copy.ts`. */
function readTabCopy(): Record<string, unknown> {
  let text: string | undefined;
  try {
    text = sessionStorage[TAB_COPY];
  } catch {
    text = globalThis.window?.name;
  }
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

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
          const had = name in tabCopy;
          delete tabCopy[name];
          try {
            storage(name)[name] = value;
          } catch {
            tabCopy[name] = value;
          }
          const isCopy = name in tabCopy;
          if (had || isCopy)
            import('./keep-tab-copy.ts')
              .then(({ keepTabCopy }) => keepTabCopy(TAB_COPY, tabCopy))
              .catch(() => {});
          if (isCopy && !had) document.dispatchEvent(new CustomEvent(UNKEPT_EVENT, { detail: name }));
          return true;
        },
        deleteProperty: (_, name: string) => {
          delete tabCopy[name];
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

/** The text under a key as it is now: the event for another tab's change may not have come yet. */
export function keptText(key: string): string | undefined {
  try {
    const text = tabCopy[key] ?? storage(key)[key];
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A store that the browser keeps under a key, shared by all open tabs of the shop. Writing never fails. */
export function keptAtom<Value>(
  key: string,
  initial: Value,
  form: { encode: (value: Value) => string; decode: (text: string) => Value },
): WritableAtom<Value> {
  return persistentAtom<Value>(key, initial, form);
}
