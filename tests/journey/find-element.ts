import type { Wanted } from './visitor.ts';

/**
 * The first visible, enabled element of the page that matches, scrolled to the middle of the screen; null if
 * there is none. Runs in the page: it holds all that it needs.
 */
export function findElement({ role, name, within, partly }: Wanted): Element | null {
  // A press while a page still loads may be lost with the page before it.
  if (document.readyState !== 'complete') return null;
  const selectors = {
    button: 'button, [role=button], input[type=submit], summary',
    link: 'a[href]',
    title: 'h1',
    heading: 'h2, h3, legend',
    field: 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select',
    choice: 'input[type=radio], input[type=checkbox]',
    text: 'p, output, li, span, strong, td, dd, [role=status], [role=alert]',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    const labels = (element as HTMLInputElement).labels;
    return plain(
      element.getAttribute('aria-label') ||
        ids?.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        [...(labels ?? [])].map(({ textContent }) => textContent).join(' ') ||
        element.textContent,
    );
  };
  /** Part of an element that a shopper presses: the label, if the field itself is invisible. */
  const shown = (element: Element): Element | undefined =>
    [element, ...((element as HTMLInputElement).labels ?? [])].find((one) => {
      const { width, height } = one.getBoundingClientRect();
      return one.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    });
  const roots = within === undefined ? [document] : [...document.querySelectorAll(within)];
  // An open dialog has the page to itself.
  const dialog = document.querySelector('dialog:modal');
  const all = roots.flatMap((root) => [...root.querySelectorAll(selectors[role])]);
  for (const element of all) {
    if (dialog && !dialog.contains(element)) continue;
    if (element.matches(':disabled, [aria-disabled=true], [aria-busy=true]')) continue;
    const called = nameOf(element);
    const target = (partly ? called.includes(plain(name)) : called === plain(name)) && shown(element);
    if (!target) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    return target;
  }
  return null;
}

/**
 * Middle of an element on the screen, in whole pixels; null if something else lies over it. Runs in the page.
 */
export function middleOf(element: Element): [number, number] | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const top = document.elementFromPoint(...middle);
  return top && (element.contains(top) || top.contains(element)) ? middle : null;
}

/**
 * Has the page note if the next press meets an element; a press that misses does nothing. Runs in the page.
 */
export function expectPress(element: Element): void {
  const page = window as { pressed?: boolean };
  page.pressed = false;
  const listen = (event: Event) => {
    page.pressed = event.composedPath().includes(element);
    if (page.pressed) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  window.addEventListener('click', listen, { capture: true, once: true });
}

/** True if the press met its element, or the page was left for another. Runs in the page. */
export function wasPressed(): boolean {
  return (window as { pressed?: boolean }).pressed !== false;
}
