import { h, icon } from './element.ts';
import type { Section, View } from './section.ts';

/** A part of the page that shows one section and follows the sandbox. */
export interface Region {
  show(section: Section, shop: string): void;
  /** Asks again and draws what is different; while somebody types here it waits until they are done. */
  refresh(): Promise<void>;
}

export function createRegion(root: HTMLElement): Region {
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
      redraw(root, [heading(section), h('div', { class: 'section', 'data-section': section.id }, section.draw(data, view))]);
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
        set(name, value) {
          state.set(name, value);
          refresh();
        },
      };
      current = { section, view };
      drawn = '';
      root.replaceChildren(heading(section), h('div', { class: 'section section--loading', 'aria-busy': 'true' }));
      refresh();
    },
    refresh,
  };
}

function heading({ title, lead }: Section): HTMLElement {
  return h('header', { class: 'heading' }, h('h1', {}, title), h('p', {}, lead));
}

function failed(error: unknown): HTMLElement {
  return h('p', { class: 'empty empty--failed', role: 'alert' }, icon('alert'), error instanceof Error ? error.message : String(error));
}

/** Whether a field here holds something that is not sent yet. */
function isTyping(root: HTMLElement): boolean {
  const field = document.activeElement;
  if (!root.contains(field)) return false;
  if (field instanceof HTMLInputElement)
    return ['checkbox', 'radio', 'range', 'button'].includes(field.type) ? false : field.value !== field.defaultValue;
  return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
}

/** Puts the new content in place; what had the focus keeps it, and what was unfolded stays so. */
function redraw(root: HTMLElement, children: Node[]): void {
  const focused = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : undefined;
  const key = focused?.dataset['focus'];
  const same = [...root.querySelectorAll<HTMLElement>('[data-focus]')].filter((element) => element.dataset['focus'] === key);
  const place = focused ? same.indexOf(focused) : -1;
  const open = new Set([...root.querySelectorAll<HTMLDetailsElement>('details[open][data-open]')].map((details) => details.dataset['open']));
  root.replaceChildren(...children);
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-open]')) {
    if (open.has(details.dataset['open'])) details.open = true;
  }
  if (key === undefined) return;
  const again = [...root.querySelectorAll<HTMLElement>('[data-focus]')].filter((element) => element.dataset['focus'] === key);
  again[place]?.focus({ preventScroll: true });
}
