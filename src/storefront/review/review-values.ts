import { object, enum as oneOf, string } from 'zod/mini';

/** Fields of the form; files are kept beside it. */
export const reviewSchema = object({ rating: oneOf(['1', '2', '3', '4', '5']), comment: string() });

export interface ReviewValues {
  rating: '1' | '2' | '3' | '4' | '5';
  comment: string;
}
