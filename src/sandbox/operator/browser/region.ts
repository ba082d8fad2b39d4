import { h, icon } from './element.ts';
import type { Section, View } from './section.ts';

/** A part of the page that shows one section and follows the sandbox. */
export interface Region {
  show(section: Section, shop: string): void;
  /** Asks again and draws what is different; while somebody types here it waits until they are done. */
  refresh(): Promise<void>;
}

export function createRegion(root: HTMLElement, { lookAt }: Pick<View, 'lookAt'>): Region {
  const states = new Map<string, Map<string, string>>();
  let current: { section: Section; view: View } | undefined;
  let drawn = '';
  let asked = 0;
  let waiting = false;

  async function refresh(): Promise<void> {
    if (!current) return;
    const { section, view } = current;
    asked += 1;
    const turn = asked;
    try {
      const data = await section.load(view);
      if (turn !== asked) return;
      const print = JSON.stringify([data, ...view.state]);
      if (print === drawn) return;
      waiting = isTyping(root);
      if (waiting) return;
      drawn = print;
      redraw(root, [
        heading(section),
        h('div', { class: 'section', 'data-section': section.id }, section.draw(data, view)),
      ]);
    } catch (error) {
      if (turn !== asked) return;
      drawn = '';
      redraw(root, [heading(section), failed(error)]);
    }
  }

  root.addEventListener('focusout', () => {
    if (waiting) setTimeout(refresh, 50);
  });

  return {
    show(section, shop) {
      const key = `${shop}/${section.id}`;
      const state = states.get(key) ?? new Map<string, string>();
      states.set(key, state);
      const view: View = {
        shop,
        state,
        refresh,
        lookAt,
        set(name, value) {
          state.set(name, value);
          refresh();
        },
      };
      current = { section, view };
      drawn = '';
      root.replaceChildren(
        heading(section),
        h('div', { class: 'section section--loading', 'aria-busy': 'true' }),
      );
      refresh();
    },
    refresh,
  };
}

function heading({ title, lead }: Section): HTMLElement {
  return h('header', { class: 'heading' }, h('h1', {}, title), h('p', {}, lead));
}

function failed(error: unknown): HTMLElement {
  return h(
    'p',
    { class: 'empty empty--failed', role: 'alert' },
    icon('alert'),
    error instanceof Error ? error.message : String(error),
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether somebody is in the middle of a field here. */
function isTyping(root: HTMLElement): boolean {
  return draftsOf(root).some(({ field }) => field === document.activeElement);
}

/** Fields that hold something that is not sent yet. */
function draftsOf(root: HTMLElement): { field: Field; key: string | undefined }[] {
  const fields = [
    ...root.querySelectorAll<Field>('input:not([type="checkbox"], [type="range"], [type="color"]), textarea'),
  ];
  return fields
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, key: field.dataset['focus'] }));
}

/**
 * Puts the new content in place: focus, unfolded details, scrolled lists and what was written but not sent
 * stay as they were.
 */
function redraw(root: HTMLElement, children: Node[]): void {
  const focused =
    document.activeElement instanceof HTMLElement && root.contains(document.activeElement)
      ? document.activeElement
      : undefined;
  const key = focused?.dataset['focus'];
  const place = focused ? byKey(root, key).indexOf(focused) : -1;
  const open = new Set(
    [...root.querySelectorAll<HTMLDetailsElement>('details[open]')].map((details) => details.dataset['open']),
  );
  const scrolled = [...root.querySelectorAll<HTMLElement>('[data-scroll]')].map(
    ({ dataset, scrollLeft, scrollTop }) => ({
      name: dataset['scroll'],
      to: { left: scrollLeft, top: scrollTop, behavior: 'instant' as const },
    }),
  );
  const drafts = draftsOf(root).map(({ field, key: name }) => ({ name, value: field.value }));
  root.replaceChildren(...children);
  for (const details of root.querySelectorAll('details'))
    if (open.has(details.dataset['open'])) details.open = true;
  for (const { name, value } of drafts) {
    const [field] = byKey(root, name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const before = scrolled.find(({ name }) => name === element.dataset['scroll']);
    if (before) element.scrollTo(before.to);
  }
  byKey(root, key)[place]?.focus({ preventScroll: true });
}

function byKey(root: HTMLElement, key: string | undefined): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-focus]')].filter(
    (element) => element.dataset['focus'] === key,
  );
}
