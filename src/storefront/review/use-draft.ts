import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dropDraft,
  findDraft,
  putDraft,
  type ReviewDraft,
  USUAL_RATING,
} from '#domain/review/review-draft.ts';
import { newOrderKey } from '#storefront/platform-client/order-key.ts';
import { $session } from '#storefront/session/session.store.ts';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { $reviewDrafts } from './review-drafts.store.ts';
import type { ReviewValues } from './review-values.ts';

type Place = Pick<ReviewDraft, 'customerId' | 'productId'>;

/** The draft of a review, or a new one. */
export function useDraft(place: Place): ReviewDraft {
  const [draft] = useState(
    () =>
      findDraft($reviewDrafts.get(), place) ?? {
        ...place,
        rating: USUAL_RATING,
        comment: '',
        key: newOrderKey(),
        files: 0,
      },
  );
  return draft;
}

/** Keeps the draft from each letter on; the returned function keeps it at once. */
export function useKeptDraft(form: ShopForm<ReviewValues>, draft: ReviewDraft, files: number): () => void {
  const { watch, getValues } = form;
  const keep = useCallback(() => {
    // After the end of a session the open form alone has the text, for the same customer.
    if ($session.get().token === null) return;
    const { rating, comment } = getValues();
    $reviewDrafts.set(putDraft($reviewDrafts.get(), { ...draft, rating: Number(rating), comment, files }));
  }, [getValues, draft, files]);
  useEffect(() => {
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [watch, keep]);
  const seen = useRef(files);
  useEffect(() => {
    if (seen.current !== files) keep();
    seen.current = files;
  }, [files, keep]);
  return keep;
}

/** Forgets a review that the platform has. */
export function forgetDraft(place: Place): void {
  $reviewDrafts.set(dropDraft($reviewDrafts.get(), place));
}
