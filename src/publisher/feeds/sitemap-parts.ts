import { sitemapPartPath } from '#domain/link/paths.ts';
import {
  BRAND_SECTION,
  FRAME_SECTION,
  NO_CATEGORY,
  PUBLICATION_SECTION,
  type RouteReader,
  SUPPLIER_SECTION,
} from '#storefront/entries/model.ts';

/** Sections that are no category. */
const NAMES: Readonly<Record<number, string>> = {
  [FRAME_SECTION]: 'pages',
  [NO_CATEGORY]: 'goods',
  [BRAND_SECTION]: 'brands',
  [SUPPLIER_SECTION]: 'suppliers',
  [PUBLICATION_SECTION]: 'publications',
};

/** Routes of a part of the sitemap at most: a change rewrites one small file. */
export const ROUTES_PER_PART = 200;

/** Some routes of a section of the shop. */
export interface SitemapPart {
  path: string;
  section: number;
  /** Routes of the section before it. */
  from: number;
}

/** All parts of the sitemap, in the order of the shop's sections. */
export function sitemapParts(routes: Pick<RouteReader, 'sections'>): SitemapPart[] {
  return routes.sections().flatMap(({ id, routes: count }) =>
    Array.from({ length: Math.ceil(count / ROUTES_PER_PART) }, (_, at) => ({
      path: sitemapPartPath(nameOf(id), at + 1),
      section: id,
      from: at * ROUTES_PER_PART,
    })),
  );
}

function nameOf(section: number): string {
  return NAMES[section] ?? `category-${section}`;
}
