import type { Category, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { type Catalogue, findOffers, isScarce, type Offer } from './storefront-test.ts';

/** Offers that one has to choose by colour and size, both other than those that the list shows. */
export function findWalkOffers(catalogue: Catalogue): [Offer, ...Offer[]] {
  return findOffers(catalogue, (offer) => {
    const lead = leadOf(offer);
    const { properties } = offer.variation;
    const differs = properties.every(({ code, value }) =>
      lead.properties.some((other) => other.code === code && other.value.id !== value.id),
    );
    return isScarce(offer) && differs && properties.map(({ code }) => code).join() === 'color,size';
  });
}

/** The variation that stands for the product in lists. */
export function leadOf({ product, variation }: Offer): Variation {
  return product.variations.find(({ tracking, stock }) => !tracking || stock.count > 0) ?? variation;
}

/** A category with all above it, from the top down. */
export function categoriesTo({ categories }: Catalogue, id: number): [Category, ...Category[]] {
  const category = categories.find((one) => one.id === id);
  if (!category) throw new Error(`The shop has no category ${id}.`);
  return category.parentId === null
    ? [category]
    : [...categoriesTo({ categories, products: [] }, category.parentId), category];
}
