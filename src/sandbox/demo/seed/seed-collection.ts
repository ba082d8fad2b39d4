import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Collection } from '#contract/market/market-schema.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { categoryBranch } from './seed-category.ts';

/** Products in one row of the home page. */
const COLLECTION_SIZE = 12;

/** Collections look no further than this into a catalogue, so that a large one need not be made to begin. */
const CONSIDERED = 600;

/** Parts of a product that choosing needs, so that no more is kept in memory. */
interface Candidate {
  variationId: number;
  categoryId: number;
  discount: number;
  score: number;
  updatedAt: string;
}

/** Fills the rows of the home page with one variation of each product that can be bought. */
export function seedCollections(
  drafts: ShopSource['collections'],
  products: Iterable<Product>,
  categories: readonly Category[],
  firstId: number,
): Collection[] {
  const candidates = consider(products);
  return drafts.map(({ title, categorySlug, pick }, index) => {
    const branch = categorySlug === null ? undefined : categoryBranch(categories, categorySlug);
    const fitting = branch ? candidates.filter(({ categoryId }) => branch.has(categoryId)) : candidates;
    const variationIds = choose(fitting, pick).slice(0, COLLECTION_SIZE);
    return {
      id: firstId + index,
      title,
      categorySlug,
      sort: (index + 1) * 10,
      variationIds: variationIds.map(({ variationId }) => variationId),
    };
  });
}

function consider(products: Iterable<Product>): Candidate[] {
  const candidates: Candidate[] = [];
  let seen = 0;
  for (const { categoryId, updatedAt, rating, variations } of products) {
    const shown = variations.find(({ stock }) => stock.count > 0);
    if (shown) {
      const { id: variationId, newPrice, oldPrice } = shown;
      // A mean of few reviews says less: two good ones weigh less than ten.
      candidates.push({
        variationId,
        categoryId,
        updatedAt,
        discount: 1 - newPrice / oldPrice,
        score: rating.average * Math.min(1, rating.count / 3),
      });
    }
    seen += 1;
    if (seen === CONSIDERED) break;
  }
  return candidates;
}

function choose(
  candidates: readonly Candidate[],
  pick: ShopSource['collections'][number]['pick'],
): Candidate[] {
  switch (pick) {
    case 'discounted':
      return candidates.filter(({ discount }) => discount > 0).sort((a, b) => b.discount - a.discount);
    case 'newest':
      return [...candidates].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    case 'best-rated':
      return candidates.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    case 'category':
      return [...candidates];
  }
}
