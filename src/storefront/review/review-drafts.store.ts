import { parseDrafts, type ReviewDraft } from '#domain/review/review-draft.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** Reviews that are being written, each for its customer alone, the last one first. */
export const $reviewDrafts = keptAtom<readonly ReviewDraft[]>('review-drafts:v1', 'customer', [], {
  encode: JSON.stringify,
  decode: parseDrafts,
});
