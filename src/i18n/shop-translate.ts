import { hash } from 'node:crypto';
import i18next from 'i18next';
import type { Language } from '#contract/primitive.ts';
import { DICTIONARIES } from './dictionary.ts';
import { I18NEXT_OPTIONS } from './i18next-options.ts';
import type { MessageKey, Messages, Translate } from './message-key.ts';
import { fillMessage, type MessageTemplate, parseMessage, pickMessages, pluralForm } from './messages.ts';

/** The messages of one shop in one language: the dictionaries with the shop's own wording over them. */
export interface ShopMessages {
  t: Translate;
  messages: (keys: readonly MessageKey[]) => Messages;
}

/**
 * Makes the translator of a shop. Renders of several languages run side by side, so it is fixed to its language.
 * A key that no dictionary has throws: the build fails, not the shopper.
 */
export function createShopMessages(language: Language, overrides: Messages): ShopMessages {
  if (!i18next.isInitialized) void i18next.init({ ...I18NEXT_OPTIONS, resources: resources() });
  const all = { ...DICTIONARIES[language], ...overrides };
  const own = Object.keys(overrides).length > 0;
  const namespace = own
    ? `shop-${language}-${hash('sha256', JSON.stringify(overrides), 'base64url')}`
    : 'translation';
  if (own) i18next.addResourceBundle(language, namespace, overrides, true, true);
  const translate = i18next.getFixedT(language, own ? [namespace, 'translation'] : 'translation');
  const templates = new Map<string, MessageTemplate>();
  return {
    t(key, params) {
      const count = params?.['count'];
      const form = typeof count === 'number' ? `${key}_${pluralForm(language, count)}` : key;
      let template = templates.get(form);
      if (template === undefined) {
        const message = String(
          translate(key, { ...(typeof count === 'number' && { count }), skipInterpolation: true }),
        );
        if (message === key)
          throw new Error(
            `There is no message "${key}" in the ${language} dictionary: add it to src/i18n/${language}/.`,
          );
        template = parseMessage(message);
        templates.set(form, template);
      }
      return fillMessage(template, params ?? {});
    },
    messages: (keys) => pickMessages(all, keys),
  };
}

/** The wording a shop sets instead of ours: JSON of key to message. Text that does not parse, or holds no object, is an empty set. */
export function parseOverrides(json: string | undefined): Messages {
  if (!json) return {};
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

function resources() {
  return Object.fromEntries(
    Object.entries(DICTIONARIES).map(([language, translation]) => [language, { translation }]),
  );
}
