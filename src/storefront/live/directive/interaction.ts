import type { ClientDirective } from 'astro';
import { ISLAND_ATTRIBUTE } from '#storefront/page/island.ts';
import { notify } from '#storefront/page/notice.ts';

const STARTS = ['pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const WARM_UPS = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * `client:interaction`: an island loads with the first touch, and that touch is not lost. Clicks (so Enter
 * and Space on buttons, too) that come before the island lives are held and made again, in their order, each
 * once; typed text and focus stay, and Enter in a field counts. Where the island cannot load, a held link
 * still leads on, and a held button says that it did not work; the next touch tries again.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let loading: Promise<(() => Promise<void>) | undefined> | undefined;
  let coming = false;
  let held: Held[] = [];
  const typed = new Map<HTMLInputElement, string>();
  const entered = new Set<HTMLInputElement>();

  const warmUp = () => {
    loading ??= attempt(load).then((hydrate) => {
      if (!hydrate) loading = undefined;
      return hydrate;
    });
    return loading;
  };

  const live = async () => {
    const hydrate = await warmUp();
    const focused = pathTo(island, document.activeElement);
    const done = hydrate && (await attempt(() => hydrate().then(() => true)));
    const clicks = held;
    held = [];
    if (!done) {
      coming = false;
      return giveBack(clicks);
    }
    island.setAttribute(ISLAND_ATTRIBUTE, '');
    for (const type of STARTS) island.removeEventListener(type, start, true);
    island.removeEventListener('click', hold, true);
    island.removeEventListener('input', note, true);
    island.removeEventListener('keydown', noteEnter, true);
    settle();
    if (focused && document.activeElement === document.body)
      (elementAt(island, focused) as HTMLElement | undefined)?.focus();
    for (const [input, text] of typed) await retype(input, text, entered.has(input));
    for (const { target, path, init } of clicks) {
      const element = target.isConnected ? target : elementAt(island, path);
      element?.dispatchEvent(new MouseEvent('click', init));
      await drawn();
    }
  };

  /** A failed load ends in an event, or in an island that does nothing: both are watched. */
  async function attempt<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    let failed = false;
    const fail = () => {
      failed = true;
    };
    island.addEventListener('astro:hydration-error', fail);
    try {
      const result = await run();
      return failed ? undefined : result;
    } catch {
      return undefined;
    } finally {
      island.removeEventListener('astro:hydration-error', fail);
    }
  }

  /** React hydrates at once where an event of a shopper's hand arrives; this one has no other effect. */
  function settle() {
    island.firstElementChild?.dispatchEvent(new Event('dragend', { bubbles: true }));
  }

  function giveBack(clicks: Held[]) {
    const link = clicks.map(({ target }) => target.closest<HTMLAnchorElement>('a[href]')).find(Boolean);
    if (link) location.assign(link.href);
    else if (clicks.length > 0) notify({ key: 'notice.not-loaded' });
  }

  const start = () => {
    if (coming) return;
    coming = true;
    void live();
  };
  const hold = (event: Event) => {
    const click = event as MouseEvent;
    const target = (click.target as Element).closest(
      'a[href], button, summary, label, [role=button], [type=submit], [type=checkbox], [type=radio]',
    );
    start();
    // A click with a key held, or with another button, opens a tab or a menu: the browser does that by
    // itself.
    if (!target || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return;
    click.preventDefault();
    click.stopImmediatePropagation();
    const { bubbles, cancelable, composed, detail, clientX, clientY } = click;
    held.push({
      target: click.target as Element,
      path: pathTo(island, click.target as Element) ?? [],
      init: { bubbles, cancelable, composed, detail, clientX, clientY },
    });
  };
  const note = (event: Event) => {
    const input = event.target as HTMLInputElement;
    typed.set(input, input.value);
  };

  const noteEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) entered.add(event.target);
  };

  for (const type of WARM_UPS) island.addEventListener(type, warmUp, { passive: true, once: true });
  for (const type of STARTS) island.addEventListener(type, start, { capture: true, passive: true });
  island.addEventListener('click', hold, true);
  island.addEventListener('input', note, true);
  island.addEventListener('keydown', noteEnter, true);
};

interface Held {
  target: Element;
  /** Where the target stands in the island, should the island draw itself anew. */
  path: number[];
  init: MouseEventInit;
}

/** The way to an element below a root, as positions among children; undefined where it is not below. */
function pathTo(root: Element, element: Element | null): number[] | undefined {
  const path: number[] = [];
  for (let at = element; at !== root; at = at.parentElement) {
    if (!at?.parentElement) return;
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

function elementAt(root: Element, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>((element, index) => element?.children[index], root);
}

/**
 * Tells React of text that was typed before it listened. It may have drawn its own text by now, and it
 * compares with the value it saw last, so that is changed first. Who has pressed Enter or left the field
 * already does so again, now heard.
 */
async function retype(input: HTMLInputElement, text: string, withEnter: boolean): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
  if (!own?.set || !input.isConnected || input.type === 'checkbox' || input.type === 'radio') return;
  input.value = '';
  own.set.call(input, text);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  await drawn();
  if (withEnter)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await drawn();
}

/** React draws what an event changed before the next task; the event after it must see that. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export default interaction;
