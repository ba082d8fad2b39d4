import { cartPath, profilePath } from '#domain/link/paths.ts';
import { parseReturnPath } from '#domain/link/return-path.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import type { Step } from './step.ts';

/**
 * The page after signing in: the one in `from`, else the profile. Undefined if the shopper stays: at the cart
 * after a new password.
 */
export function pageAfter(from: string | null | undefined, way: Step['kind']): string | undefined {
  const back = parseReturnPath(from);
  if (back !== undefined) return back;
  if (way === 'new-password' && location.pathname === pagePath(cartPath())) return undefined;
  return pagePath(profilePath());
}
