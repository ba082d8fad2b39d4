import type { PropertyValue } from '#contract/cart/cart.ts';
import { checkoutPath } from '#domain/link/paths.ts';
import { syncCart } from '#storefront/cart/cart-sync.ts';
import { rememberPattern } from '#storefront/cart/pattern-list.store.ts';
import type { OverlayData } from '#storefront/overlay/overlay.ts';
import { pagePath } from '#storefront/page/page-text.ts';

/**
 * Puts a product into the cart with the values that were filled in for it, which it keeps as text. On the
 * checkout, which shows the platform's cart, that is read again. Returns true if the product is in.
 */
export async function putProduct(
  { line, add }: Pick<OverlayData<'pattern'>, 'line' | 'add'>,
  values: readonly PropertyValue[],
  words: readonly string[],
): Promise<boolean> {
  if (!(await add(values))) return false;
  rememberPattern({ id: line.stock.id, words });
  if (location.pathname === pagePath(checkoutPath())) await syncCart().catch(() => {});
  return true;
}
