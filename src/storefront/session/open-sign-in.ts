import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import type { OverlayData } from '#storefront/overlay/overlay.ts';

/**
 * Lets the shopper sign in over the page, and leads on as the page `/login` does, unless they shall `stay`.
 * Resolves to true if somebody signed in.
 */
export async function openSignIn(data: OverlayData<'login'> = {}): Promise<boolean> {
  const answer = await openOverlay('login', data);
  if (answer?.next !== undefined) location.assign(answer.next);
  return answer !== undefined;
}
