import { type Child, h, icon } from './element.ts';
import type { View } from './section.ts';
import { showToast } from './toast.ts';

type Handler = () => unknown;

/**
 * A button that is out of use while what it does is under way. `focusKey` keeps the focus on it when the
 * section is drawn anew.
 */
export function button(
  label: string,
  onPress: Handler,
  {
    kind = 'plain',
    icon: iconName,
    focusKey,
  }: { kind?: 'primary' | 'plain' | 'danger'; icon?: string; focusKey?: string } = {},
): HTMLButtonElement {
  const element = h(
    'button',
    { type: 'button', class: `button button--${kind}`, 'data-focus': focusKey ?? label },
    iconName && icon(iconName),
    label,
  );
  element.addEventListener('click', async () => {
    if (element.getAttribute('aria-busy') === 'true') return;
    element.setAttribute('aria-busy', 'true');
    try {
      await onPress();
    } finally {
      element.removeAttribute('aria-busy');
    }
  });
  return element;
}

/** A button that puts a text on the clipboard. */
export function copyButton(text: string, label: string): HTMLButtonElement {
  const onclick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(`Copied ${text}`);
    } catch {
      showToast(`The browser did not let the page copy. The text is ${text}`, 'failed');
    }
  };
  return h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': label, title: label, 'data-focus': label, onclick },
    icon('copy'),
  );
}

let lastId = 0;

/** A field with its label above it. */
export function labelled(
  label: string,
  field: HTMLElement,
  { hint, hidden = false }: { hint?: string; hidden?: boolean } = {},
): HTMLElement {
  lastId += 1;
  field.id = `field-${lastId}`;
  field.classList.add('field__input');
  field.dataset['focus'] ??= label;
  const hintElement =
    hint === undefined ? undefined : h('span', { class: 'field__hint', id: `hint-${lastId}` }, hint);
  if (hintElement) field.setAttribute('aria-describedby', hintElement.id);
  return h(
    'div',
    { class: 'field' },
    h('label', { for: field.id, class: hidden ? 'visually-hidden' : 'field__label' }, label),
    field,
    hintElement,
  );
}

/** A switch; `onChange` gets whether it is on. */
export function toggle(
  label: string,
  checked: boolean,
  onChange: (on: boolean) => unknown,
  hint?: string,
): HTMLElement {
  const input = h('input', {
    type: 'checkbox',
    role: 'switch',
    class: 'switch__input',
    checked,
    'data-focus': label,
    onchange: () => onChange(input.checked),
  });
  return h(
    'label',
    { class: 'switch' },
    h('span', { class: 'switch__text' }, label, hint && h('small', {}, hint)),
    input,
  );
}

/** A drop-down; options are value and label. */
export function choice(
  options: readonly (readonly [value: string, label: string])[],
  value: string,
  onChange: (value: string) => unknown = () => {},
): HTMLSelectElement {
  const select = h(
    'select',
    { onchange: () => onChange(select.value) },
    options.map(([key, label]) => h('option', { value: key }, label)),
  );
  select.value = value;
  return select;
}

/** A quiet box with a heading. */
export function card(title: string, ...children: Child[]): HTMLElement {
  return h('section', { class: 'card' }, h('h3', { class: 'card__title' }, title), children);
}

/** Shown where a list has nothing in it. */
export function empty(text: string, iconName = 'empty'): HTMLElement {
  return h('p', { class: 'empty' }, icon(iconName), text);
}

/** Asks before something that cannot be undone. */
export function confirm(question: string, yes: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const close = (answer: boolean) => () => dialog.close(answer ? 'yes' : '');
  const dialog = h(
    'dialog',
    { class: 'dialog', 'aria-label': question },
    h('p', { class: 'dialog__text' }, question),
    h(
      'div',
      { class: 'dialog__buttons' },
      h('button', { type: 'button', class: 'button button--plain', onclick: close(false) }, 'Keep it'),
      h('button', { type: 'button', class: 'button button--danger', onclick: close(true) }, yes),
    ),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    resolve(dialog.returnValue === 'yes');
  });
  document.body.append(dialog);
  dialog.showModal();
  return promise;
}

/** Tabs within a section. */
export function tabs(
  items: readonly (readonly [id: string, label: string])[],
  chosen: string,
  onChoose: (id: string) => void,
): HTMLElement {
  return h(
    'div',
    { class: 'tabs', role: 'group', 'aria-label': 'Show', 'data-scroll': 'tabs' },
    items.map(([id, label]) =>
      h(
        'button',
        {
          type: 'button',
          class: 'tab',
          'aria-pressed': String(id === chosen),
          'data-focus': `tab-${id}`,
          onclick: () => onChoose(id),
        },
        label,
      ),
    ),
  );
}

/** The way through the pages of a list; the page stands in the view's state. */
export function pager(total: number, size: number, view: View): Child {
  const page = Number(view.state.get('page') ?? '1');
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return undefined;
  const step = (label: string, to: number, iconName: string) => {
    const element = button(label, () => view.set('page', String(to)), { icon: iconName });
    element.disabled = to < 1 || to > last;
    return element;
  };
  return h(
    'nav',
    { class: 'pager', 'aria-label': 'Pages' },
    step('Previous', page - 1, 'previous'),
    h('span', {}, `${page} of ${last}`),
    step('Next', page + 1, 'next'),
  );
}
