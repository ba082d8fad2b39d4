import { $session } from '#storefront/session/session.store.ts';
import { drawReview } from './draw-review.ts';
import { listReviewsByShopper } from './review-calls.ts';

/** Shows reviews that wait for the shop to their writer alone. */
export function keepOwnReviews(section: HTMLElement): void {
  $session.subscribe(({ token }) => {
    if (token === null) listOf(section)?.replaceChildren();
    else void showOwnReviews(section);
  });
}

/** Asks for the shopper's reviews of the product and shows those that the page does not have. */
export async function showOwnReviews(section: HTMLElement): Promise<void> {
  const { token } = $session.get();
  if (token === null) return;
  try {
    const reviews = await listReviewsByShopper(Number(section.dataset['reviews']));
    if ($session.get().token !== token) return;
    listOf(section)?.replaceChildren(
      ...reviews
        .filter(({ id }) => !section.querySelector(`#review-${id}`))
        .flatMap((one) => drawReview(section, one) ?? []),
    );
  } catch {
    // Without an answer of the platform the public reviews stay.
  }
}

function listOf(section: HTMLElement): HTMLElement | null {
  return section.querySelector('[data-own-reviews]');
}
