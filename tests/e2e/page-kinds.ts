import {
  allCategoriesPath,
  appPath,
  brandsPath,
  cartPath,
  categoryPath,
  homePath,
  marketsPath,
  mobileMenuPath,
  productPath,
  publicationPath,
  publicationsPath,
  staticPagePath,
  suppliersPath,
} from '#domain/link/paths.ts';
import { LOW_STOCK_COUNT } from '#domain/pricing/stock-level.ts';
import { type Catalogue, findOffers, isScarce, type Offer } from './storefront-test.ts';

/** A product page with all that one can have: something to choose, a lower price, a review. */
const isRich = ({ product, variation }: Offer): boolean =>
  product.variations.length > 1 && variation.oldPrice > variation.newPrice && product.rating.count > 0;

/** One page of each kind, and of those that look different one each. */
export function pageOfEachKind(catalogue: Catalogue): string[] {
  const [scarce] = findOffers(
    catalogue,
    (offer) => isScarce(offer) && offer.variation.stock.count <= LOW_STOCK_COUNT,
  );
  const [rich] = findOffers(catalogue, isRich);
  const category = catalogue.categories.find(({ parentId }) => parentId === null);
  return [
    homePath(),
    allCategoriesPath(),
    categoryPath(category?.slug ?? ''),
    productPath(scarce.variation.id),
    productPath(rich.variation.id),
    cartPath(),
    staticPagePath('dostavka'),
    brandsPath(),
    suppliersPath(),
    marketsPath(),
    publicationsPath('blog'),
    publicationPath('article', 'kak-chitat-harakteristiki'),
    mobileMenuPath(),
    appPath(),
    '/no-such-page',
  ];
}
