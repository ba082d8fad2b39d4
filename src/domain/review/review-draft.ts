import { MAX_REVIEW_LENGTH } from '#contract/catalogue/review-limit.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** Stars of a review that nobody has given another number. */
export const USUAL_RATING = 5;

/** A review that is being written. */
export interface ReviewDraft {
  customerId: number;
  productId: number;
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** Names the review to the platform, from the first letter to its answer. */
  key: string;
  /** Count of the chosen files: they are not kept with it. */
  files: number;
}

/** So many reviews are remembered; the oldest goes. */
export const MAX_DRAFTS = 10;

type Place = Pick<ReviewDraft, 'customerId' | 'productId'>;

const isOf = (draft: Place, { customerId, productId }: Place) =>
  draft.customerId === customerId && draft.productId === productId;

/** A customer's draft for a product. */
export function findDraft(drafts: readonly ReviewDraft[], place: Place): ReviewDraft | undefined {
  return drafts.find((draft) => isOf(draft, place));
}

/** Puts a draft first, in place of the one of the same product. */
export function putDraft(drafts: readonly ReviewDraft[], draft: ReviewDraft): ReviewDraft[] {
  return [draft, ...dropDraft(drafts, draft)].slice(0, MAX_DRAFTS);
}

export function dropDraft(drafts: readonly ReviewDraft[], place: Place): ReviewDraft[] {
  return drafts.filter((draft) => !isOf(draft, place));
}

/** Reads what was kept; what cannot be read is dropped. */
export function parseDrafts(text: string): ReviewDraft[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isDraft).slice(0, MAX_DRAFTS) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is ReviewDraft {
  if (!isRecord(value)) return false;
  const { customerId, productId, rating, comment, key, files } = value;
  return (
    [customerId, productId, files].every((one) => Number.isSafeInteger(one) && Number(one) >= 0) &&
    [1, 2, 3, 4, 5].some((stars) => stars === rating) &&
    typeof comment === 'string' &&
    comment.length <= MAX_REVIEW_LENGTH &&
    typeof key === 'string' &&
    /^[\w-]{8,100}$/.test(key)
  );
}
