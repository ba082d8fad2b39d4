import type { Localized } from '#contract/value/primitive.ts';
import { categoryPath } from '#domain/link/paths.ts';
import type { SectionLink } from './SectionLinks.tsx';

/** Most categories that are shown with an empty list. */
const MAX_SECTIONS = 12;

/** Source of the categories with their texts; a shop view is one. */
export interface SectionShop {
  mainCategories(): readonly { name: Localized; slug: string }[];
  text(localized: Localized): string;
  path(path: string): string;
}

/** The shop's first sections, to go on from an empty list. */
export function topSections(shop: SectionShop): SectionLink[] {
  return shop
    .mainCategories()
    .slice(0, MAX_SECTIONS)
    .map(({ name, slug }) => ({ name: shop.text(name), href: shop.path(categoryPath(slug)) }));
}
