import type { ProductEntry } from '#storefront/entries/model.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import type { StructuredData } from './schema-org.ts';

/** The reviews that the page of a product shows; search engines take none of a person without a name. */
export function reviewData(shop: ShopView, product: ProductEntry): StructuredData[] {
  const signed = shop.reviews(product).filter(({ customer }) => customer.profile.fullName.trim() !== '');
  return signed.map(({ rating, comment, createdAt, customer }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: customer.profile.fullName },
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(comment && { reviewBody: comment }),
  }));
}
