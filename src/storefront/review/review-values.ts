import { object, enum as oneOf } from 'zod/mini';
import { MAX_REVIEW_LENGTH } from '#contract/catalogue/review-limit.ts';
import { textUpTo } from '#storefront/ui/form/text-that.ts';

/** Fields of the form; files are kept beside it. */
export const reviewSchema = object({
  rating: oneOf(['1', '2', '3', '4', '5']),
  comment: textUpTo(MAX_REVIEW_LENGTH),
});

export interface ReviewValues {
  rating: '1' | '2' | '3' | '4' | '5';
  comment: string;
}
