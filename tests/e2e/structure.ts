import { expect, type Page } from '@playwright/test';

/** Visible parts of an element with a class: its first one, and where it stands, in px. */
export type Structure = readonly (readonly [name: string, ...place: number[]])[];

/** So many pixels farther, wider or higher is another structure; less is a line or a shadow. */
const SAME_PLACE = 8;

/** Structure of an element, colours and words apart. A width in px makes parts of pages comparable. */
export function structureOf(page: Page, selector = 'main', width?: number): Promise<Structure> {
  return page
    .locator(selector)
    .first()
    .evaluate(async (root, ownWidth) => {
      await document.fonts.ready;
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      const { style } = root as HTMLElement;
      const before = style.cssText;
      if (ownWidth !== undefined) style.cssText = `width: ${ownWidth}px; min-height: 0`;
      const from = root.getBoundingClientRect();
      const parts = [...root.querySelectorAll('[class]')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('noscript'))
        .map((part): [string, ...number[]] => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.classList[0] ?? '', ...[x - from.x, y - from.y, width, height].map(Math.round)];
        })
        // Names for assistive technology alone have no place.
        .filter(([, , , across = 0, down = 0]) => across > 1 && down > 1);
      style.cssText = before;
      // In the order in which eyes meet them: pages may draw the same in another order.
      return parts.sort(
        ([a, ax = 0, ay = 0], [b, bx = 0, by = 0]) => a.localeCompare(b) || ay - by || ax - bx,
      );
    }, width);
}

/** The first part in which two structures differ, in words; undefined where they are one. */
export function differenceOf(one: Structure, other: Structure): string | undefined {
  if (one.length !== other.length) return `${one.length} parts, not ${other.length}`;
  const at = one.findIndex(([name, ...place], index) => {
    const [named, ...there] = other[index] ?? [''];
    return name !== named || place.some((px, axis) => Math.abs(px - (there[axis] ?? 0)) > SAME_PLACE);
  });
  return at < 0 ? undefined : `${one[at]}, not ${other[at]}`;
}

/** Structures of a part by the numbers that choose them, on one screen. */
export type Structures = Map<number, Structure>;

/**
 * Fails if two rows of a table have one structure, or numbers that share a row several; numbers that no row
 * has show row 1.
 */
export function expectOwnStructures(
  what: string,
  structures: Structures,
  rows: Readonly<Record<number, unknown>>,
): void {
  const all = [...structures];
  for (const [at, [number, structure]] of all.entries())
    for (const [other, otherStructure] of all.slice(0, at)) {
      const isShared = (rows[number] ?? rows[1]) === (rows[other] ?? rows[1]);
      const difference = differenceOf(structure, otherStructure);
      const told = expect.soft(difference, `${what}: ${number} beside ${other}`);
      if (isShared) told.toBeUndefined();
      else told.toBeDefined();
    }
}

/** Gives the page that is open the look of another page of its kind: its style sheets, and its classes. */
export async function dressAs(page: Page, html: string): Promise<void> {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const [, look] = /<main.*?<div class="(container[^"]*)"/s.exec(html) ?? [];
  if (sheets.length === 0 || look === undefined) throw new Error('The page to look like has no look.');
  await page.evaluate(
    async ([hrefs, classes]) => {
      const old = [...document.querySelectorAll('link[rel=stylesheet]')];
      const next = hrefs.map((href) =>
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      );
      const loaded = next.map((link) => new Promise((done) => link.addEventListener('load', done)));
      document.head.append(...next);
      await Promise.all(loaded);
      for (const link of old) link.remove();
      const container = document.querySelector('main > .container');
      if (container) container.className = classes;
    },
    [sheets, look] as const,
  );
}
