import type { CallAnswer } from '#contract/call/define-call.ts';
import {
  addReview,
  checkReviewAccess,
  listOwnReviews,
  listReviews,
  type OwnReview,
} from '#contract/catalogue/review.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { upload } from '#storefront/platform-client/upload.ts';

/** Own reviews of one product that a page shows at most. */
const MOST_SHOWN = 20;

/** Reviews of one product that are asked for at once. */
export const REVIEWS_AT_ONCE = 20;

/** Answer of the platform to a review that it took. */
export type TakenReview = CallAnswer<typeof addReview>;

/** A shopper's review of a product. */
export interface WrittenReview {
  productId: number;
  rating: number;
  comment: string;
  files: readonly File[];
}

/**
 * Asks if the shopper may review a product, and if the platform knows keys of reviews. Throws `CallError`:
 * 403 `not-bought`; 401 signs out and leaves the page open.
 */
export async function getReviewAccess(productId: number): Promise<{ keyed: boolean }> {
  const { reviewKey } = await callShop(
    checkReviewAccess,
    { params: { productId } },
    { unasked: true, rule: ({ allowed }) => allowed },
  );
  return { keyed: reviewKey === true };
}

export interface SendReviewOptions {
  /** Gets how much has gone out, in whole percent. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal | undefined;
}

/** Sends a review, with its key if the platform knows keys. Throws `CallError`. */
export function sendReview(
  { productId, rating, comment, files }: WrittenReview,
  reviewKey: string | undefined,
  { onProgress, signal }: SendReviewOptions = {},
): Promise<TakenReview> {
  return upload(
    addReview,
    {
      body: {
        product: productId,
        rating,
        comment,
        ...(files.length > 0 && { 'uploadedImages[]': [...files] }),
        ...(reviewKey !== undefined && { reviewKey }),
      },
    },
    { onProgress, signal },
  );
}

/** Reviews of a product that everybody sees, newest first; pages begin with 1. Throws `CallError`. */
export function listShownReviews(productId: number, page: number): Promise<CallAnswer<typeof listReviews>> {
  const query = { product: productId, status: 'approved', page, size: REVIEWS_AT_ONCE } as const;
  return callShop(listReviews, { query });
}

/** The shopper's reviews of a product, newest first. Throws `CallError`. */
export async function listReviewsByShopper(productId: number): Promise<OwnReview[]> {
  const query = { product: productId, page: 1, size: MOST_SHOWN };
  const { items } = await callShop(listOwnReviews, { query }, { unasked: true });
  return items;
}
