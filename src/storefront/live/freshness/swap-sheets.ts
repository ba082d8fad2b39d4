import { withoutJump } from '#storefront/page/without-jump.ts';

/** Milliseconds after which a sheet that has not come is given up. */
const LONGEST_WAIT = 8000;

/** Result of a swap of style sheets. */
export interface Swapped {
  swapped: number;
  /** Sheets that are not in use yet, since the page would have jumped. */
  waiting: number;
}

/**
 * Replaces style sheets by those of the same name of a page that was just fetched: a shop's colours change a
 * sheet's file name. If one does not come, or would make the page jump, the old ones stay.
 */
export async function swapSheets(page: Document): Promise<Swapped> {
  const here = sheetsOf(document);
  const pairs = sheetsOf(page).flatMap((next) => {
    if (here.some((link) => hrefOf(link) === hrefOf(next))) return [];
    const old = here.filter((link) => nameOf(link) === nameOf(next));
    return [{ href: hrefOf(next), old }];
  });
  if (pairs.length === 0) return { swapped: 0, waiting: 0 };
  const come = await Promise.all(pairs.map(({ href }) => load(href)));
  const isWhole = come.every(({ sheet }) => sheet !== null);
  const old = pairs.flatMap((pair) => pair.old);
  const swap = () => {
    show(come, old);
    return () => show(old, come);
  };
  const isDone = isWhole && withoutJump(swap);
  for (const link of isDone ? old : come) link.remove();
  return isDone ? { swapped: come.length, waiting: 0 } : { swapped: 0, waiting: come.length };
}

/** A shop's colours are in the last sheet: sheets that are linked later must not have the old ones. */
async function load(href: string): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href });
  const ended = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
    setTimeout(resolve, LONGEST_WAIT);
  });
  document.head.append(link);
  await ended;
  return link;
}

function show(links: readonly HTMLLinkElement[], others: readonly HTMLLinkElement[]): void {
  for (const link of links) link.media = '';
  for (const link of others) link.media = 'not all';
}

function sheetsOf(page: Document): HTMLLinkElement[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

const hrefOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';

/** `/_astro/home.a1b2c3d4.css` is `/_astro/home`. */
const nameOf = (link: HTMLLinkElement) => hrefOf(link).replace(/\.[\w-]+\.css$/, '');
