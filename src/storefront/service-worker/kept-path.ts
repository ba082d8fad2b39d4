import { allCategoriesPath, cartPath, comparePath, favouritesPath } from '#domain/link/paths.ts';

/** Kinds of pages that are kept, with how many of each; the oldest is given up for the newest. */
const MOST = {
  /** Home, cart, favourites and comparison, in each language that the visitor reads. */
  shell: 12,
  product: 10,
  reading: 6,
} as const;

export type KeptKind = keyof typeof MOST;

export const mostOf = (kind: KeptKind): number => MOST[kind];

const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/;
const SHELLS: readonly string[] = ['', cartPath(), favouritesPath(), comparePath()];
const PRODUCT = /^\/product(?:-variation)?(?=\/\d+$)/;
const READING = new RegExp(`^(?:${allCategoriesPath()}(?:/[^/]+(?:/page/\\d+)?)?|/page/[^/]+)$`);

/**
 * Path under which the page of an address is kept; undefined if it never is: only the pages named here are
 * the same for everybody, contain nobody's name, and show without an answer of the platform.
 */
export function keptPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  // A filtered list and a comparison depend on the query, so they are not kept.
  const asks = search !== '' && (pathname.endsWith(comparePath()) || kindOf(pathname) === 'reading');
  return kindOf(pathname) && !asks ? pathname.replace('/product-variation/', '/product/') : undefined;
}

/** The kind of a page that is kept. */
export function kindOf(pathname: string): KeptKind | undefined {
  const plain = pathname.replace(LANGUAGE, '').replace(/^\/$/, '');
  if (SHELLS.includes(plain)) return 'shell';
  if (PRODUCT.test(plain)) return 'product';
  return READING.test(plain) ? 'reading' : undefined;
}
