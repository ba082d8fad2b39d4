/**
 * HTML that many pages of one shop and language share. What a page gets may be a place that the renderer
 * fills with ready bytes after the page is rendered, so it goes into the page as it is (`set:html`) and is
 * not looked into.
 */
export interface Fragments {
  /** The header for the page at a path without a language. */
  header(path: string): string;
  readonly footer: string;
  /** The script that starts islands, if the page turns out to have one; for the head. */
  readonly islandScript: string;
  /** HTML made once and kept under a key; its reads are recorded with every page that shows it. */
  once(key: string, render: () => string): string;
  /** The same for HTML that takes turns to render; it may show other fragments. */
  share(key: string, render: () => Promise<string>): Promise<string>;
}

/** Stands at both ends of a place; between them are a name and a number. */
export const PLACE_EDGE = '\u0001';

/** A place alone: a shop's text may hold the character of its ends, too. */
const PLACE = new RegExp(`(${PLACE_EDGE}[\\w-]+:)\\d+${PLACE_EDGE}`, 'g');

/** Makes two renders of a page comparable: their places are numbered through both. */
export function withoutPlaceNumbers(html: string): string {
  return html.replace(PLACE, '$1');
}

/** How an island begins. No text of a shop can begin so: of `<` and the quotes, one is always escaped. */
export const ISLAND_START = '<astro-island uid="';
