import { fromScreen } from '#domain/page/screen-width.ts';
import { addSheet } from '#storefront/page/add-sheet.ts';

/** Milliseconds that a pointer on its way to the open panel may rest on another category. */
const REST = 250;
/** Number of pointer positions that show its direction. */
const TRAIL = 4;

interface Point {
  x: number;
  y: number;
}

/** Shows the first panel of a menu, as a newly loaded menu does if panels stand beside the list. */
export function openFirst(menu: HTMLElement): void {
  openPanel(menu, isWide() ? entryOf(menu.querySelector('.catalogue__sub')) : null);
}

/**
 * Opens the panels of the catalogue menu, one at a time. If the screen has room for them beside the list: for
 * a pointer that does not cross a category on its way to the open panel, for the first tap, for the focus,
 * and by the button that says if a panel is open. Elsewhere that button alone unfolds them below their
 * category. Arrow keys lead through the list and into the panel. The list comes into the menu as soon as it
 * has its style; then it is true.
 */
export async function startPanels(menu: HTMLElement, list: Element): Promise<boolean> {
  const sheet = list.getAttribute('data-sheet');
  if (sheet) await addSheet(sheet);
  menu.replaceChildren(list);
  openFirst(menu);
  startPlace(menu);
  const trail: Point[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let openBefore: Element | null = null;

  const show = (entry: Element | null) => {
    clearTimeout(waiting);
    if (isWide() && entry?.querySelector('.catalogue__sub')) openPanel(menu, entry);
  };

  menu.addEventListener('pointermove', ({ target, pointerType, clientX: x, clientY: y }) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(waiting);
    const panel = openEntry(menu)?.querySelector('.catalogue__sub');
    const entry = entryOf(target);
    const from = trail.length === TRAIL ? trail.shift() : trail[0];
    trail.push({ x, y });
    if (!entry || entry === openEntry(menu)) return;
    if (from && panel && isHeadedFor(panel.getBoundingClientRect(), from, { x, y }))
      waiting = setTimeout(show, REST, entry);
    else show(entry);
  });
  menu.addEventListener('pointerleave', () => {
    clearTimeout(waiting);
    trail.length = 0;
  });
  menu.addEventListener('focusin', ({ target }) => show(entryOf(target)));
  // The press brings the focus, and that the panel: at the click it is open already.
  menu.addEventListener('pointerdown', ({ pointerType }) => {
    openBefore = pointerType === 'mouse' ? null : (openEntry(menu) ?? menu);
  });
  menu.addEventListener('click', (event) => {
    const { target } = event;
    const entry = entryOf(target);
    if (!(target instanceof Element) || !entry) return;
    const tapped = openBefore;
    openBefore = null;
    const isFirstTap = tapped !== null && tapped !== entry && target.closest('.catalogue__entry') !== null;
    if (!isWide()) {
      if (target.closest('.catalogue__open')) openPanel(menu, entry === openEntry(menu) ? null : entry);
      return;
    }
    if (isFirstTap && entry.querySelector('.catalogue__sub')) event.preventDefault();
    show(entry);
  });
  menu.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    const next = neighbour(menu, target, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  return true;
}

/** The menu names the place of deliveries as the header does, and a press there asks for it. */
function startPlace(menu: HTMLElement): void {
  const show = () => {
    const place = menu.querySelector('[data-menu-place]');
    if (place) place.textContent = document.querySelector('[data-address]')?.textContent ?? '';
  };
  show();
  menu.addEventListener('beforetoggle', show);
  menu.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-menu-address]')) return;
    menu.hidePopover();
    document.querySelector<HTMLElement>('[data-action="address"]')?.click();
  });
}

/** Opens the panel of an entry, and closes the others. */
function openPanel(menu: Element, entry: Element | null): void {
  for (const one of menu.querySelectorAll('.catalogue__list > li')) {
    one.toggleAttribute('data-open', one === entry);
    const button = one.querySelector<HTMLElement>('.catalogue__open');
    button?.setAttribute('aria-expanded', String(one === entry));
    // Beside the list panels open by the focus of their link.
    if (button) button.tabIndex = isWide() ? -1 : 0;
  }
}

const isWide = () => matchMedia(fromScreen('desktop')).matches;

const openEntry = (menu: Element) => menu.querySelector('.catalogue__list > [data-open]');

/** The top category that an element belongs to by its place in the list: a panel belongs to its own. */
function entryOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.catalogue__list > li') : null;
}

/** True if the way from one point to another leads between the near corners of a panel. */
function isHeadedFor({ left, top, bottom }: DOMRect, from: Point, { x, y }: Point): boolean {
  if (x <= from.x || from.x >= left) return false;
  const share = (x - from.x) / (left - from.x);
  return y >= from.y + (top - from.y) * share && y <= from.y + (bottom - from.y) * share;
}

/** Link that an arrow key leads to from a link of the menu. */
function neighbour(menu: Element, target: Element, key: string): HTMLElement | undefined {
  const entry = entryOf(target);
  const links = [...menu.querySelectorAll<HTMLElement>('.catalogue__entry')];
  const own = links.find((link) => link.parentElement === entry);
  const inside = [...(entry?.querySelectorAll<HTMLElement>('.catalogue__sub a') ?? [])];
  const shown = inside.filter(({ offsetParent }) => offsetParent !== null);
  const list = inside.some((link) => link === target) ? inside : links;
  const at = list.findIndex((link) => link === target || link === own);
  const leads: Record<string, HTMLElement | undefined> = {
    ArrowDown: list[at + 1],
    ArrowUp: list[at - 1],
    Home: list[0],
    End: list.at(-1),
    ArrowRight: list === links ? shown[0] : undefined,
    ArrowLeft: list === inside ? own : undefined,
  };
  return leads[key];
}
