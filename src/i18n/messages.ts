import type { Language } from '#contract/primitive.ts';
import type { MessageKey, MessageParams, Messages, Translate } from './message-key.ts';

/**
 * Reads messages that a page sent along to an island or the always-on client: the same answers as on the server,
 * without a dictionary in the browser. A key that was not sent along is a mistake in the page and throws.
 */
export function createTranslate(messages: Messages, language: Language): Translate {
  return (key, params = {}) => {
    const form = typeof params.count === 'number' ? `${key}_${pluralForm(language, params.count)}` : key;
    const message = messages[form] ?? messages[`${key}_other`] ?? messages[key];
    if (message === undefined) throw new Error(`The message "${key}" was not sent to this page: add it to the keys that the page passes.`);
    return interpolate(message, params);
  };
}

const rules = new Map<Language, Intl.PluralRules>();

/** The plural form of a count: `one`, `few`, `many`, `other`. Rules are made once a language, since making them is slow. */
export function pluralForm(language: Language, count: number): Intl.LDMLPluralRule {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count);
}

/** Puts the values into the `{{name}}` places. */
export function interpolate(message: string, params: MessageParams): string {
  return message.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => String(params[name] ?? place));
}

/** The messages of the given keys with all their plural forms. */
export function pickMessages(all: Messages, keys: readonly MessageKey[]): Messages {
  const picked: Messages = {};
  for (const key of keys) {
    const forms = key in all ? [key] : ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${key}_${form}`).filter((form) => form in all);
    if (forms.length === 0) throw new Error(`There is no message "${key}" in the dictionaries.`);
    for (const form of forms) picked[form] = all[form] as string;
  }
  return picked;
}
