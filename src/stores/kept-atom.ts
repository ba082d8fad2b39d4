import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

/** What the browser takes no more of, because it is full or keeps nothing, lives until the page is left. */
const unkept = new Map<string, string>();

function storage(): Record<string, string> {
  try {
    return localStorage;
  } catch {
    return {};
  }
}

if (typeof window !== 'undefined')
  setPersistentEngine(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name: string) => keptText(name),
        has: (_, name: string) => unkept.has(name) || name in storage(),
        set(_, name: string, value: string) {
          unkept.delete(name);
          try {
            storage()[name] = value;
          } catch {
            unkept.set(name, value);
          }
          return true;
        },
        deleteProperty: (_, name: string) => {
          unkept.delete(name);
          return delete storage()[name];
        },
      },
    ),
    windowPersistentEvents,
  );

/** The text under a key as it is now: what another tab wrote may not have been told to this one yet. */
export function keptText(key: string): string | undefined {
  return unkept.get(key) ?? storage()[key];
}

/** A store that the browser keeps under a key, shared by all open tabs of the shop. Writing never fails. */
export function keptAtom<Value>(
  key: string,
  initial: Value,
  form: { encode: (value: Value) => string; decode: (text: string) => Value },
): WritableAtom<Value> {
  return persistentAtom<Value>(key, initial, form);
}
