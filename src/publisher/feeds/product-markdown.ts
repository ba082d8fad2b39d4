import { markdownPath, productPath } from '#domain/link/paths.ts';
import { formatOffer, type Offer } from '#domain/pricing/offer.ts';
import type { FoundVariation } from '#storefront/view/product.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { feedOffer } from './feed-offer.ts';
import { frontMatter, joinParts, markdownBlocks, markdownLink, markdownText } from './markdown.ts';

/** The page of a variation in Markdown, with the facts of its offer ahead. */
export function productMarkdown(shop: ShopView, found: FoundVariation): string {
  const { product, variation } = found;
  const one = feedOffer(shop, found);
  const { offer } = one;
  const rows = [...one.properties, ...one.characteristics];
  const siblings = product.variations.filter(({ id }) => id !== variation.id);
  return joinParts([
    frontMatter({
      title: one.title,
      url: one.url,
      id: one.id,
      sku: one.sku,
      gtin: one.gtin,
      brand: one.brand,
      category: one.categories.map(({ name }) => shop.text(name)).join(' > '),
      price: offer.price,
      old_price: offer.oldPrice > offer.price ? offer.oldPrice : '',
      currency: 'UZS',
      availability: offer.orderable ? 'in_stock' : 'out_of_stock',
      min_order: offer.lowest > 1 ? offer.lowest : '',
      rating: product.rating.count > 0 ? product.rating.average : '',
      reviews: product.rating.count > 0 ? product.rating.count : '',
      image: one.images[0] ?? '',
      language: shop.language,
    }),
    `# ${markdownText(one.title)}`,
    offerText(shop, offer),
    siblings.map(({ id, properties }) => {
      const labels = properties.map(({ value }) => shop.text(value.label)).join(', ');
      return `- ${markdownLink(labels || String(id), shop.url(markdownPath(productPath(id))))}`;
    }),
    markdownBlocks(shop.text(product.description)),
    rows.length > 0 ? `## ${shop.t('product.characteristics')}` : '',
    rows.map(({ name, value }) => `- ${markdownText(name)}: ${markdownText(value)}`),
  ]);
}

/** Price and stock in the words of the shop. */
export function offerText(shop: ShopView, offer: Offer): string {
  const { price, oldPrice } = formatOffer(offer, shop.t('shell.currency'));
  const was = oldPrice && ` (~~${oldPrice}~~)`;
  return `${price}${was}${offer.orderable ? '' : `, ${shop.t('category.soldOut').toLowerCase()}`}`;
}
