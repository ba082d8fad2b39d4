import type { Localized } from '#contract/value/primitive.ts';
import { categoryPath } from '#domain/link/paths.ts';
import type { SectionLink } from './SectionLinks.tsx';

/** Categories that are shown where a list has nothing. */
const MAX_SECTIONS = 12;

/** The categories of a shop in the words of a page; a shop view is one. */
export interface SectionShop {
  mainCategories(): readonly { name: Localized; slug: string }[];
  text(localized: Localized): string;
  path(path: string): string;
}

/** The first sections of the shop, as ways on from where nothing is. */
export function topSections(shop: SectionShop): SectionLink[] {
  return shop
    .mainCategories()
    .slice(0, MAX_SECTIONS)
    .map(({ name, slug }) => ({ name: shop.text(name), href: shop.path(categoryPath(slug)) }));
}
