import type { ReviewStatus } from '#contract/catalogue/review.ts';

/** Purpose of the dialog of reviews. */
export type ReviewDialog =
  | {
      kind: 'write';
      product: { id: number; name: string; image: string };
      /** Asks anew each time if the shopper may write; see `readReviewAccess`. */
      access: () => Promise<{ keyed: boolean }>;
    }
  | ({ kind: 'thanks' } & SentReview);

/** A review that the platform has. */
export interface SentReview {
  status: ReviewStatus;
  /** The review was taken before the last change, which it lacks. */
  early: boolean;
}
