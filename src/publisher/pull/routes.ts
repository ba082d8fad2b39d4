import type { Settings } from '#contract/market/settings.ts';
import {
  addressesPath,
  allCategoriesPath,
  appPath,
  bankCardsPath,
  cartPath,
  catalogueMenuPath,
  categoryPath,
  checkoutPath,
  comparePath,
  favouritesPath,
  headersPath,
  homePath,
  installmentPath,
  installmentTermsPath,
  listPartsPath,
  loginPath,
  logoutPath,
  looksPath,
  marketsPath,
  miniCartPath,
  mobileMenuPath,
  notFoundPath,
  notificationsPath,
  offlinePath,
  orderFailedPath,
  orderPath,
  orderPlacedPath,
  ordersPath,
  overlayPath,
  previewPath,
  profilePath,
  searchPath,
  staticPagePath,
  walletPath,
} from '#domain/link/paths.ts';
import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import {
  BRAND_SECTION,
  FRAME_SECTION,
  NO_CATEGORY,
  PUBLICATION_SECTION,
  SUPPLIER_SECTION,
} from '#storefront/entries/model.ts';
import type { SettingReader } from '#storefront/entries/setting-reader.ts';
import type { CategoryTree } from './category-tree.ts';
import type { ListPages } from './list-entries.ts';
import { OVERLAY_NAMES } from './overlay-names.ts';

/** A category's list and its products stand together, for they show the same cards. */
export function writeSections(writer: EntryWriter, tree: CategoryTree): void {
  const categories = tree.nodes.map((node) => node.entry.id);
  const others = [NO_CATEGORY, BRAND_SECTION, SUPPLIER_SECTION, PUBLICATION_SECTION];
  writer.setSections([FRAME_SECTION, ...categories, ...others]);
}

/** Settings that leave out pages of the shop. */
export type PageSwitches = Pick<Settings, 'showFavorite' | 'showCompareProduct'>;

export function pageSwitches(setting: SettingReader): PageSwitches {
  return { showFavorite: setting('showFavorite'), showCompareProduct: setting('showCompareProduct') };
}

/** The pages that show no list and no product, in their order. */
export function framePaths(
  pageSlugs: readonly string[],
  { showFavorite, showCompareProduct }: PageSwitches,
): string[] {
  const fixed = [
    homePath(),
    cartPath(),
    notFoundPath(),
    offlinePath(),
    catalogueMenuPath(),
    allCategoriesPath(),
    marketsPath(),
    appPath(),
    mobileMenuPath(),
    previewPath(),
    looksPath(),
    headersPath(),
    searchPath(),
    ...(showFavorite ? [favouritesPath()] : []),
    ...(showCompareProduct ? [comparePath()] : []),
    loginPath(),
    logoutPath(),
    profilePath(),
    ordersPath(),
    addressesPath(),
    bankCardsPath(),
    walletPath(),
    notificationsPath(),
    checkoutPath(),
    installmentPath(),
    installmentTermsPath(),
    orderPlacedPath(),
    orderFailedPath(),
    orderPath(),
    ...OVERLAY_NAMES.map(overlayPath),
    miniCartPath(),
    listPartsPath(),
  ];
  return [...new Set([...fixed, ...pageSlugs.map(staticPagePath)])];
}

export function writeFrameRoutes(
  writer: EntryWriter,
  pageSlugs: readonly string[],
  switches: PageSwitches,
): void {
  for (const [position, path] of framePaths(pageSlugs, switches).entries())
    writer.addRoute(path, { section: FRAME_SECTION, product: 0, position });
}

/**
 * The pages of each category's list; of categories with the same slug, those of the first. `pagesOf` counts
 * them.
 */
export function writeCategoryRoutes(
  writer: EntryWriter,
  tree: CategoryTree,
  pagesOf: ListPages,
): Set<string> {
  const slugs = new Set<string>();
  const paths = new Set<string>();
  for (const { entry } of tree.nodes) {
    if (slugs.has(entry.slug)) continue;
    slugs.add(entry.slug);
    const last = pagesOf('category', entry.id);
    for (let page = 1; page <= last; page += 1) {
      const path = categoryPath(entry.slug, page);
      writer.addRoute(path, { section: entry.id, product: 0, position: page });
      paths.add(path);
    }
  }
  return paths;
}
