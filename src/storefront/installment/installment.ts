import { findLine } from '#domain/cart/cart.ts';
import { checkoutPath, INSTALLMENT_PART, profilePath } from '#domain/link/paths.ts';
import { installmentMethod } from '#domain/order/checkout.ts';
import { offerOf } from '#domain/pricing/offer.ts';
import { addProduct } from '#storefront/cart/add-product.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { $openChoices } from '#storefront/cart/choices.store.ts';
import { lineInCart, lineOf, nameOf, quantityOf, readItem } from '#storefront/cart/item.ts';
import { $pendingChanges } from '#storefront/cart/pending-changes.store.ts';
import { getWaysToPay } from '#storefront/checkout/checkout-calls.ts';
import { $installmentMonths, keepInstallment } from '#storefront/checkout/installment.store.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { notify } from '#storefront/page/notice.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';

/**
 * Puts the product into the cart, also the platform's, and goes to the checkout; a guest goes to the profile,
 * which leads back here after signing in.
 */
export async function buyByMonths(element: HTMLElement): Promise<void> {
  const button = element.querySelector<HTMLElement>('button[data-action="installment"]');
  if (!button || button.ariaBusy === 'true') return;
  if ($session.get().token === null) {
    location.assign(pagePath(profilePath(location.pathname + location.search)));
    return;
  }
  button.ariaBusy = 'true';
  const [isIn, offered] = await Promise.all([
    putIntoCart(element),
    takesMonths(readItem(element).supplierId),
  ]);
  button.ariaBusy = 'false';
  if (!isIn) return;
  if (offered) location.assign(`${pagePath(checkoutPath())}#${INSTALLMENT_PART}`);
  else notify({ text: button.dataset['none'] ?? '', stays: true });
}

/** Shows the product's monthly payments with the shop and with partners; it can be bought from there. */
export async function compareTerms(element: HTMLElement): Promise<void> {
  const quantity = quantityOf(element);
  const total = offerOf(readItem(element), quantity).price * quantity;
  const months = $installmentMonths.get();
  const answer = await openOverlay('installment', { total, months, next: 'buy' });
  if (!answer) return;
  keepInstallment(answer);
  await buyByMonths(element);
}

/** Returns true once the product is in the cart, here and on the platform; if it fails, a notice says why. */
async function putIntoCart(element: HTMLElement): Promise<boolean> {
  const { variationId, stockId, categoryId } = readItem(element);
  if ($openChoices.get()[variationId]) {
    notify({ key: 'cart.choose-variation' });
    return false;
  }
  if (lineInCart(element)) notify({ key: 'notice.added', title: nameOf(element) });
  else if (!(await addProduct(lineOf(element), categoryId))) return false;
  const { flushQueue } = await import('#storefront/cart/cart-sender.ts');
  await flushQueue();
  if ($pendingChanges.get().some((change) => change.stockId === stockId)) {
    notify({ key: 'notice.not-loaded' });
    return false;
  }
  return findLine($cart.get(), stockId) !== undefined;
}

/** True if a supplier accepts payment by months; also if unknown, since the checkout will tell. */
async function takesMonths(supplierId: number): Promise<boolean> {
  try {
    const method = installmentMethod((await getWaysToPay()).methods);
    return method !== undefined && (method.supplierIds?.includes(supplierId) ?? true);
  } catch {
    return true;
  }
}
