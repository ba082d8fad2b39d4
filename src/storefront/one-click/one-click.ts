import { deliveryPlace } from '#domain/account/session.ts';
import { chooseAddress } from '#storefront/address/choose-address.ts';
import { addProduct, askPatterns } from '#storefront/cart/add-product.ts';
import { lineOf, readItem } from '#storefront/cart/item.ts';
import { lacksAnswers } from '#storefront/checkout/unanswered.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { $session } from '#storefront/session/session.store.ts';

/**
 * Orders the product of an element by a name and a phone. Asks for an unknown address first. An order in one
 * click takes no answers: a product that cannot do without them goes into the cart.
 */
export async function buyInOneClick(element: HTMLElement): Promise<void> {
  const line = lineOf(element);
  const { categoryId } = readItem(element);
  if (lacksAnswers(await askPatterns(categoryId), { propertyValues: [] })) {
    await addProduct(line, categoryId, true);
    return;
  }
  const address = deliveryPlace($session.get()) ?? (await chooseAddress('one-click'));
  if (address) await openOverlay('one-click', { line, address });
}
