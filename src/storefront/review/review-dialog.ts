import type { ReviewStatus } from '#contract/catalogue/review.ts';

/** What the dialog of reviews is for. */
export type ReviewDialog =
  | {
      kind: 'write';
      product: { id: number; name: string; image: string };
      /** Whether the shopper may, asked anew each time; see `readReviewAccess`. */
      access: () => Promise<{ keyed: boolean }>;
    }
  | ({ kind: 'thanks' } & SentReview);

/** A review that the platform has. */
export interface SentReview {
  status: ReviewStatus;
  /** It had been taken before what was changed last: that is not in it. */
  early: boolean;
}
