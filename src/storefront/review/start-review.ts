import { profilePath, REVIEW_HASH } from '#domain/link/paths.ts';
import { nameOf, thumbOf } from '#storefront/cart/item.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { $session } from '#storefront/session/session.store.ts';
import { showOwnReviews } from './own-reviews.ts';
import { getReviewAccess } from './review-calls.ts';

/** A dialog is open, or on its way. */
let writing = false;

/**
 * Lets a buyer of the page's product write a review, and says thanks. A guest signs in first and comes back
 * to writing.
 */
export async function startReview(section: HTMLElement): Promise<void> {
  // The address asks once: neither a reload nor the way back opens the dialog again.
  if (location.hash === REVIEW_HASH)
    history.replaceState(history.state, '', location.pathname + location.search);
  if (writing) return;
  if ($session.get().token === null) return signIn();
  writing = true;
  try {
    const sent = await openOverlay('review', {
      kind: 'write',
      product: productOf(section),
      access: askedFirst(Number(section.dataset['reviews'])),
    });
    if (!sent) return;
    void showOwnReviews(section);
    await openOverlay('review', { kind: 'thanks', ...sent });
  } finally {
    writing = false;
  }
}

/** Asks at once, while the dialog loads, and again each time after that. */
function askedFirst(productId: number): () => Promise<{ keyed: boolean }> {
  const ask = () =>
    getReviewAccess(productId).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 401) signIn();
      throw error;
    });
  let first: ReturnType<typeof ask> | undefined = ask();
  // The dialog names the error.
  first.catch(() => {});
  return () => {
    const asked = first ?? ask();
    first = undefined;
    return asked;
  };
}

function signIn(): void {
  const { pathname, search } = location;
  location.assign(pagePath(profilePath(pathname + search + REVIEW_HASH)));
}

function productOf(section: HTMLElement): { id: number; name: string; image: string } {
  const product = document.querySelector<HTMLElement>('.product[data-item]');
  return {
    id: Number(section.dataset['reviews']),
    name: product ? nameOf(product) : '',
    image: product ? thumbOf(product) : '',
  };
}
