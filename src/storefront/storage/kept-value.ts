import { type KeptKey, keptName, type Owner } from '#domain/account/kept-name.ts';

/** A text that a browser keeps, and that no page follows as it changes. */
export interface KeptValue {
  read(): string | null;
  /** Null removes it. Never fails: a browser that keeps nothing forgets it with the page. */
  write(text: string | null): void;
}

/** A text for all tabs. */
export function keptValue(key: KeptKey, owner: Owner): KeptValue {
  return valueIn(() => localStorage, keptName(key, owner));
}

/** Name of the chosen mode, which the documents give; `before-client.js` reads it before the first paint. */
export const MODE_NAME = 'mode';

/** The language that this tab has followed from the home page, once. */
export const followedLanguage = valueIn(() => sessionStorage, keptName('language-followed:v1', 'browser'));

/** The chosen mode: a browser's. */
export const modeValue = valueIn(() => localStorage, MODE_NAME);

/** A text under a name in a storage that may be blocked. */
export function valueIn(storage: () => Storage, name: string): KeptValue {
  return {
    read() {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) storage().removeItem(name);
        else storage().setItem(name, text);
      } catch {
        // Nothing is kept.
      }
    },
  };
}
