import type { Localized } from '#contract/value/primitive.ts';
import { labelled } from './control-parts.ts';
import { h } from './element.ts';

const LANGUAGES = [
  ['ru', 'Russian'],
  ['uz', 'Uzbek'],
  ['en', 'English'],
] as const;

/**
 * A field for each language; a text that was changed is sent when its field is left. `key` keeps the focus
 * when the section is drawn anew.
 */
export function localizedFields(
  label: string,
  text: Localized,
  key: string,
  onChange: (change: Localized) => unknown,
  long = false,
): HTMLElement {
  const fields = LANGUAGES.map(([language, name]) => {
    const field = long
      ? h('textarea', { rows: 4, lang: language })
      : h('input', { type: 'text', lang: language, autocomplete: 'off' });
    field.defaultValue = text[language] ?? '';
    field.dataset['focus'] = `${key}-${language}`;
    field.addEventListener('change', () => {
      field.defaultValue = field.value;
      onChange({ [language]: field.value });
    });
    return labelled(`${label}, ${name}`, field);
  });
  return h('div', { class: 'fields fields--languages' }, fields);
}

/** A short text that is sent when the field is left; empty where the shop has none. */
export function textInput(
  label: string,
  value: string,
  key: string,
  onChange: (value: string) => unknown,
  { pattern, placeholder }: { pattern?: string; placeholder?: string } = {},
): HTMLElement {
  const input = h('input', { type: 'text', pattern, placeholder, 'data-focus': key, spellcheck: 'false' });
  input.defaultValue = value;
  input.addEventListener('change', () => {
    if (!input.reportValidity()) return;
    input.defaultValue = input.value;
    onChange(input.value);
  });
  return labelled(label, input);
}

/** A whole number that is sent when the field is left. */
export function numberInput(
  label: string,
  value: number,
  key: string,
  onChange: (value: number) => unknown,
  { min, max }: { min?: number; max?: number } = {},
): HTMLElement {
  const input = h('input', { type: 'number', step: 1, min, max, required: true, 'data-focus': key });
  input.defaultValue = String(value);
  input.addEventListener('change', () => {
    if (!input.reportValidity()) return;
    input.defaultValue = input.value;
    onChange(input.valueAsNumber);
  });
  return labelled(label, input);
}
