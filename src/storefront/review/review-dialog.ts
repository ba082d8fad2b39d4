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
  /** It had been taken before what was changed last: that is not in it. */
  early: boolean;
}
