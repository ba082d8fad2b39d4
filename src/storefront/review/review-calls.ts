import type { CallAnswer } from '#contract/call/define-call.ts';
import type {
  addReview,
  checkReviewAccess,
  listOwnReviews,
  listReviews,
  OwnReview,
  Review,
} from '#contract/catalogue/review.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';
import { upload } from '#storefront/platform-client/upload.ts';

/** Own reviews of one product that a page shows at most. */
const MOST_SHOWN = 20;

/** Reviews of one product that are asked for at once. */
export const REVIEWS_AT_ONCE = 20;

/** What the platform says to a review that it took. */
export type TakenReview = CallAnswer<typeof addReview>;

/** What a shopper thinks of a product. */
export interface WrittenReview {
  productId: number;
  rating: number;
  comment: string;
  files: readonly File[];
}

/**
 * Asks whether the shopper may review a product, and whether reviews know their keys. Throws `CallError`:
 * 403 `not-bought`; 401 signs out and leaves the page open.
 */
export async function readReviewAccess(productId: number): Promise<{ keyed: boolean }> {
  const { reviewKey } = await callShop<typeof checkReviewAccess>(
    { method: 'GET', path: '/review/{productId}/check-access', auth: 'bearer' },
    { params: { productId } },
    {
      check: shapeOf<CallAnswer<typeof checkReviewAccess>>({ allowed: (value) => value === true }),
      unasked: true,
    },
  );
  return { keyed: reviewKey === true };
}

export interface SendReviewOptions {
  /** Gets how much has gone out, in whole percent. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal | undefined;
}

/** Sends a review, with its key where the platform knows keys. Throws `CallError`. */
export function sendReview(
  { productId, rating, comment, files }: WrittenReview,
  reviewKey: string | undefined,
  { onProgress, signal }: SendReviewOptions = {},
): Promise<TakenReview> {
  return upload<typeof addReview>(
    { method: 'POST', path: '/review', auth: 'bearer', encoding: 'multipart' },
    {
      body: {
        product: productId,
        rating,
        comment,
        ...(files.length > 0 && { 'uploadedImages[]': [...files] }),
        ...(reviewKey !== undefined && { reviewKey }),
      },
    },
    { check: shapeOf<TakenReview>({ id: isCount, status: isText }), onProgress, signal },
  );
}

const REVIEW = {
  id: isCount,
  rating: isCount,
  comment: isText,
  createdAt: isText,
  customer: shapeOf<Review['customer']>({ profile: shapeOf({ fullName: isText }) }),
  images: listOf(shapeOf({ url: isText })),
};

const isReviews = shapeOf<CallAnswer<typeof listReviews>>({
  items: listOf(shapeOf<Review>(REVIEW)),
  total: isCount,
});

/** Reviews of a product that everybody sees, newest first; pages begin with 1. Throws `CallError`. */
export function readReviews(
  productId: number,
  page: number,
): Promise<Pick<CallAnswer<typeof listReviews>, 'items' | 'total'>> {
  return callShop<typeof listReviews>(
    { method: 'GET', path: '/review' },
    { query: { product: productId, status: 'approved', page, size: REVIEWS_AT_ONCE } },
    { check: isReviews },
  );
}

const isOwnReviews = shapeOf<CallAnswer<typeof listOwnReviews>>({
  items: listOf(shapeOf<OwnReview>({ ...REVIEW, status: isText })),
});

/** What the shopper has written of a product, newest first. Throws `CallError`. */
export async function readOwnReviews(productId: number): Promise<OwnReview[]> {
  const { items } = await callShop<typeof listOwnReviews>(
    { method: 'GET', path: '/review/own', auth: 'bearer' },
    { query: { product: productId, page: 1, size: MOST_SHOWN } },
    { check: isOwnReviews, unasked: true },
  );
  return items;
}
