import { isSeen, withoutJump } from '#storefront/page/without-jump.ts';
import { partText } from './part-text.ts';

/** Elements that are compared child by child. */
const PARENTS = [
  '.header__inner',
  '.header__top',
  '.header__aside',
  '.header__actions',
  '.bottom-nav',
  '.more',
  '.menu-page__phones',
  '.order-by-phone',
  '.home',
];

/** Elements that are replaced as a whole: the footer, and small parts of the shop's data by their name. */
const WHOLE = ['.footer', '[data-fresh]'];

/** Elements that have listeners or that the client put in: they stay as they are. */
const HELD = [
  ...['[data-action]', '[data-catalogue]', '[data-search]', '[data-to-cart]', '[popover]', '#mini-cart'],
  '.picks',
  ...PARENTS,
].join();

/** Result of a comparison. */
export interface Updated {
  /** New elements on the page. */
  fresh: Element[];
  /** Number of parts that could not change: a shopper uses them, or the page would have jumped. */
  waiting: number;
}

/**
 * Updates header, footer and home page from a page that was just fetched. Elements that are focused or
 * pressed stay, and nothing on the screen changes its place.
 */
export function updateParts(page: Document): Updated {
  const done: Updated = { fresh: [], waiting: 0 };
  const change = (isWanted: boolean, run: () => () => void, next?: Element) => {
    if (!isWanted || !withoutJump(run)) done.waiting += 1;
    else if (next) done.fresh.push(next);
  };
  for (const name of PARENTS) {
    const [now, next] = [document, page].map((one) => one.querySelector(name));
    if (now && next) updateChildren(now, next, change);
  }
  for (const now of document.querySelectorAll<HTMLElement>(WHOLE.join())) {
    const { fresh } = now.dataset;
    const next = page.querySelector(fresh ? `[data-fresh="${fresh}"]` : '.footer');
    if (next && partText(now) !== partText(next)) exchange(now, next, change);
  }
  return done;
}

type Change = (isWanted: boolean, run: () => () => void, next?: Element) => void;

function updateChildren(parent: Element, page: Element, change: Change): void {
  const known = named(parent);
  const wanted = named(page);
  let place = parent.firstElementChild;
  const skip = () => {
    while (place && !wanted.has(nameIn(known, place))) place = place.nextElementSibling;
  };
  for (const [name, next] of wanted) {
    skip();
    const now = known.get(name);
    if (!now) put(parent, document.importNode(next, true), place, change);
    else {
      if (now !== place) move(parent, now, place, change);
      else place = now.nextElementSibling;
      if (!now.matches(HELD) && partText(now) !== partText(next)) exchange(now, next, change);
    }
  }
  for (const [name, now] of known) if (!wanted.has(name) && !now.matches(HELD)) remove(now, change);
}

function exchange(now: Element, next: Element, change: Change): void {
  const copy = document.importNode(next, true);
  const run = () => {
    keepScroll(now, copy, () => now.replaceWith(copy));
    return () => keepScroll(copy, now, () => copy.replaceWith(now));
  };
  change(!isInUse(now), run, copy);
}

function put(parent: Element, copy: Element, place: Element | null, change: Change): void {
  const run = () => {
    parent.insertBefore(copy, place);
    return () => copy.remove();
  };
  change(true, run, copy);
}

function move(parent: Element, now: Element, place: Element | null, change: Change): void {
  const after = now.nextSibling;
  const run = () => {
    parent.insertBefore(now, place);
    return () => parent.insertBefore(now, after);
  };
  change(!isInUse(now), run);
}

function remove(now: Element, change: Change): void {
  const { parentNode, nextSibling } = now;
  const run = () => {
    now.remove();
    return () => parentNode?.insertBefore(now, nextSibling);
  };
  // Text that a shopper may be reading does not vanish.
  change(!isInUse(now) && !isSeen(now), run);
}

/** True if a shopper is using an element or something in it. */
function isInUse(element: Element): boolean {
  return element.matches(':active, :focus-within') || element.querySelector('[data-island]') !== null;
}

/** Rows stay scrolled as they are. */
function keepScroll(from: Element, to: Element, run: () => void): void {
  const lefts = [...from.querySelectorAll('[data-track]')].map(({ scrollLeft }) => scrollLeft);
  run();
  for (const [at, track] of to.querySelectorAll('[data-track]').entries()) track.scrollLeft = lefts[at] ?? 0;
}

/** Children by their name; equal ones also by their order. */
function named(parent: Element): Map<string, Element> {
  const children = new Map<string, Element>();
  for (const child of parent.children) {
    const name = nameOf(child);
    let at = 0;
    while (children.has(name + at)) at += 1;
    children.set(name + at, child);
  }
  return children;
}

function nameOf(element: Element): string {
  const own = element.id || element.getAttribute('aria-labelledby') || element.getAttribute('data-place');
  const link = element.hasAttribute('data-to-cart') ? 'cart' : element.getAttribute('href');
  return [element.tagName, own ?? element.classList.item(0) ?? link].join();
}

function nameIn(children: ReadonlyMap<string, Element>, element: Element): string {
  return [...children].find(([, child]) => child === element)?.[0] ?? '';
}
