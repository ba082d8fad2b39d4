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
    if (message === undefined)
      throw new Error(
        `The message "${key}" was not sent to this page: add it to the keys that the page passes.`,
      );
    return fillMessage(parseMessage(message), params);
  };
}

const rules = new Map<Language, Intl.PluralRules>();
const forms = new Map<Language, Map<number, Intl.LDMLPluralRule>>();
/** Forms are kept for counts below this. */
const KEPT_COUNTS = 1000;

/** The plural form of a count: `one`, `few`, `many`, `other`. Rules and their answers are kept, since asking for them is slow. */
export function pluralForm(language: Language, count: number): Intl.LDMLPluralRule {
  const known = forms.get(language)?.get(count);
  if (known) return known;
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
    forms.set(language, new Map());
  }
  const form = rule.select(count);
  if (count < KEPT_COUNTS && Number.isInteger(count)) forms.get(language)?.set(count, form);
  return form;
}

/** A message taken apart once: texts at even places, names of values at odd ones. */
export type MessageTemplate = readonly string[];

/** Takes a message apart at its `{{name}}` places. */
export function parseMessage(message: string): MessageTemplate {
  return message.split(/\{\{\s*(\w+)\s*\}\}/);
}

/** Puts values into the places; a place without a value stays as it is. */
export function fillMessage(template: MessageTemplate, params: MessageParams): string {
  let text = template[0] ?? '';
  for (let at = 1; at < template.length; at += 2) {
    const name = template[at] ?? '';
    text += `${params[name] ?? `{{${name}}}`}${template[at + 1]}`;
  }
  return text;
}

/** The messages of the given keys with all their plural forms. */
export function pickMessages(all: Messages, keys: readonly MessageKey[]): Messages {
  const picked: Messages = {};
  for (const key of keys) {
    const forms =
      key in all
        ? [key]
        : ['zero', 'one', 'two', 'few', 'many', 'other']
            .map((form) => `${key}_${form}`)
            .filter((form) => form in all);
    if (forms.length === 0) throw new Error(`There is no message "${key}" in the dictionaries.`);
    for (const form of forms) picked[form] = all[form] as string;
  }
  return picked;
}
