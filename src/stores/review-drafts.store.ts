import { parseDrafts, type ReviewDraft } from '#domain/review-draft.ts';
import { keptAtom } from './kept-atom.ts';

/** Reviews that are being written, each for its customer alone, the last one first. */
export const $reviewDrafts = keptAtom<readonly ReviewDraft[]>('review-drafts:v1', [], {
  encode: JSON.stringify,
  decode: parseDrafts,
});
