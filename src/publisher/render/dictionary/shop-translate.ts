import i18next from 'i18next';
import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, Messages, Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate, pickMessages } from '#storefront/i18n/messages.ts';
import { DICTIONARIES } from './dictionary.ts';
import { I18NEXT_OPTIONS } from './i18next-options.ts';

/** The messages of one shop in one language: the dictionary with the shop's own wording over it. */
export interface ShopMessages {
  t: Translate;
  messages: (keys: readonly MessageKey[]) => Messages;
}

/**
 * Makes the translator of a shop. Renders of several languages run side by side, so it is fixed to its
 * language. A key that no dictionary has throws: the build fails, not the shopper.
 */
export function createShopMessages(language: Language, overrides: Messages): ShopMessages {
  const all = { ...dictionaryOf(language), ...overrides };
  return { t: createTranslate(all, language), messages: (keys) => pickMessages(all, keys) };
}

const CURRENCY: MessageKey = 'shell.currency';

/** A word that would make another sum of the price before it. */
const GOES_ON = /^\s*\d/;

/**
 * The wording a shop sets instead of ours: JSON of key to message. Text that is none counts as empty, and a
 * currency that begins with a digit as not set.
 */
export function parseOverrides(json: string | undefined): Messages {
  if (!json) return {};
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && !(entry[0] === CURRENCY && GOES_ON.test(entry[1])),
      ),
    );
  } catch {
    return {};
  }
}

/** From i18next, which astro-i18next fills in pages; outside of Astro nobody did. */
function dictionaryOf(language: Language): Messages {
  if (!i18next.isInitialized) void i18next.init({ ...I18NEXT_OPTIONS, resources: resources() });
  return i18next.getResourceBundle(language, 'translation') as Messages;
}

function resources() {
  return Object.fromEntries(
    Object.entries(DICTIONARIES).map(([language, translation]) => [language, { translation }]),
  );
}
