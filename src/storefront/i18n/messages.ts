import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageParams, Messages, Translate } from './message-key.ts';

/**
 * Creates a function that returns messages in one language, on the server and in the browser: the one engine
 * for plural forms and placeholders. It reads i18next's JSON format, version 4. It throws if neither the key
 * nor its plural form is there.
 */
export function createTranslate(messages: Messages, language: Language): Translate {
  const templates = new Map<string, Template>();
  return (key, params = {}) => {
    const form = typeof params.count === 'number' ? `${key}_${pluralForm(language, params.count)}` : key;
    let template = templates.get(form);
    if (!template) {
      const message = messages[form] ?? messages[key];
      if (message === undefined)
        throw new Error(`There is no message "${key}" here: add it to the messages of its feature.`);
      // Texts at even positions, names of values at odd ones.
      template = message.split(/\{\{\s*(\w+)\s*\}\}/);
      templates.set(form, template);
    }
    return fill(template, params);
  };
}

type Template = readonly string[];

/** Replaces the placeholders of a message; one without a value stays. */
function fill(template: Template, params: MessageParams): string {
  let text = template[0] ?? '';
  for (let at = 1; at < template.length; at += 2) {
    const name = template[at] ?? '';
    text += `${params[name] ?? `{{${name}}}`}${template[at + 1]}`;
  }
  return text;
}

const rules = new Map<Language, Intl.PluralRules>();
const forms = new Map<string, Intl.LDMLPluralRule>();
/** Plural forms are cached for counts below this. */
const KEPT_COUNTS = 1000;

/** `one`, `few`, `many` or `other`. Rules and results are cached, since `Intl` is slow. */
function pluralForm(language: Language, count: number): Intl.LDMLPluralRule {
  const asked = language + count;
  let form = forms.get(asked);
  if (!form) {
    const rule = rules.get(language) ?? new Intl.PluralRules(language);
    rules.set(language, rule);
    form = rule.select(count);
    if (count < KEPT_COUNTS && Number.isInteger(count)) forms.set(asked, form);
  }
  return form;
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
