import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Review } from '#contract/catalogue/review.ts';
import { createRandom, hash, type Random } from '#lib/random.ts';
import { pictureImage } from '#sandbox/demo/picture/picture-url.ts';
import { daysBefore } from '#sandbox/demo/source/epoch.ts';
import type { ProductPlan } from './plan.ts';
import { pictureColor, pictureSeed } from './product-picture.ts';
import { reviewerName } from './reviewer.ts';
import type { SeedContext } from './seed-context.ts';

/** Shares of the ratings 5, 4, 3, 2 and 1. */
const RATING_SHARES: [Review['rating'], number][] = [
  [5, 0.52],
  [4, 0.27],
  [3, 0.11],
  [2, 0.05],
  [1, 0.05],
];

/** The reviews of one product, always the same; their ids count on from `firstId`. */
export function productReviews(plan: ProductPlan, context: SeedContext, firstId = 1): Review[] {
  const random = createRandom(hash(context.seed, 'reviews', plan.index));
  const [min, max] = context.depth.reviews;
  // The product of two draws leaves many products with few reviews and some with many.
  const count = Math.min(
    plan.kind.reviews.length,
    Math.max(min, Math.floor((max + 1) * random.next() * (0.4 + 0.6 * random.next()))),
  );
  let left = random.shuffle(plan.kind.reviews);
  return Array.from({ length: count }, (_, index) => {
    const wanted = drawRating(random);
    const nearest = Math.min(...left.map(({ rating }) => Math.abs(rating - wanted)));
    const chosen = left.find(({ rating }) => Math.abs(rating - wanted) === nearest) ?? {
      rating: 5,
      comment: '',
    };
    left = left.filter((one) => one !== chosen);
    return {
      id: firstId + index,
      productId: context.ids.product + plan.index,
      customer: { profile: { fullName: reviewerName(random) } },
      rating: chosen.rating,
      comment: chosen.comment,
      images: random.chance(0.12) ? [{ url: reviewPicture(plan, context) }] : [],
      createdAt: daysBefore(random.int(1, 240), random.int(0, 40_000)),
    };
  });
}

/** Rating of the reviews together: the mean to two places, their count, and the counts of 1 to 5. */
export function ratingOf(reviews: readonly Pick<Review, 'rating'>[]): Product['rating'] {
  const bars: Product['rating']['bars'] = [0, 0, 0, 0, 0];
  for (const { rating } of reviews) bars[rating - 1] = (bars[rating - 1] ?? 0) + 1;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    average: reviews.length === 0 ? 0 : Math.round((100 * sum) / reviews.length) / 100,
    count: reviews.length,
    bars,
  };
}

function drawRating(random: Random): number {
  let left = random.next();
  for (const [rating, share] of RATING_SHARES) {
    left -= share;
    if (left < 0) return rating;
  }
  return 5;
}

function reviewPicture(plan: ProductPlan, context: SeedContext): string {
  const color = pictureColor(plan, plan.combinations[0] ?? []);
  return (
    pictureImage({ kind: plan.kind.code, color, view: 3, seed: pictureSeed(plan, context) }).urls['500x_'] ??
    '/'
  );
}
