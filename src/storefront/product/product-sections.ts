import type { ProductEntry } from '#storefront/entries/model.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { PageSection, ProductPageVariant } from '#storefront/looks/product-page.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { shownDetails, shownSeller } from './product-details.ts';

const hasSeller = (shop: ShopView, product: ProductEntry) => shownSeller(shop, product) !== undefined;

/** Tests if a section has content; sections that a browser fills always may. */
const HAS: { [Section in PageSection]?: (shop: ShopView, product: ProductEntry) => boolean } = {
  description: (shop, { description }) => shop.text(description) !== '',
  characteristics: (shop, product) => shownDetails(shop, product).length > 0,
  seller: hasSeller,
  'seller-goods': hasSeller,
  extra: (shop) => shop.text(shop.setting('productCardAdditionalInformation')?.title) !== '',
  together: showsTogether,
};

/** Goods that are bought together stand on the pages of products with tags, and on all if a shop wishes. */
function showsTogether(shop: ShopView, { crossSellTags }: ProductEntry): boolean {
  return (
    shop.setting('cartActive') &&
    (crossSellTags.length > 0 || shop.setting('showProductCardTogetherWithThisBuy'))
  );
}

/** The sections of a product's page in their places; without those that have nothing to say. */
export function sectionsOf(
  shop: ShopView,
  product: ProductEntry,
  { below }: Pick<ProductPageVariant, 'below'>,
): PageSection[][] {
  return below
    .map((place) => place.filter((section) => HAS[section]?.(shop, product) ?? true))
    .filter((place) => place.length > 0);
}

const LINKS: { [Section in PageSection]?: { hash: string; label: MessageKey } } = {
  description: { hash: '#description-title', label: 'product.description' },
  characteristics: { hash: '#characteristics', label: 'product.characteristics' },
  reviews: { hash: '#reviews', label: 'product.reviews' },
  similar: { hash: '#similar-title', label: 'product.similar' },
};

/** Links to those sections that are long enough to be looked for. */
export function sectionLinks(sections: readonly PageSection[]): { hash: string; label: MessageKey }[] {
  return sections.flatMap((section) => LINKS[section] ?? []);
}
