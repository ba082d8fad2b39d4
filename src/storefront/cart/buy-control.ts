import { offerOf } from '#domain/pricing/offer.ts';
import { lowestQuantity } from '#domain/pricing/quantity.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { isInIsland } from '#storefront/page/island.ts';
import { paintCardStepper } from './card-stepper.ts';
import { $openChoices } from './choices.store.ts';
import { lineInCart, quantityOf, readItem } from './item.ts';
import { showQuantity } from './offer-text.ts';

/** Draws how a product can be bought, as its stock, its choice and the cart are now. */
export function paintBuyControls(element: HTMLElement, t: Translate): void {
  const item = readItem(element);
  const open = $openChoices.get()[item.variationId] === true;
  const { orderable } = offerOf(item);
  for (const button of element.querySelectorAll<HTMLButtonElement>('button[data-action="add"]')) {
    if (isInIsland(button)) continue;
    button.disabled = open || !orderable;
    const box = button.closest<HTMLElement>('[data-buy]');
    if (box) paintBox(element, box, button, t(open ? 'cart.choose-variation' : 'cart.add'));
    else paintCardStepper(button, element);
  }
  const gone = !orderable && !open;
  for (const box of element.querySelectorAll<HTMLElement>('[data-buy]')) box.hidden = gone;
  for (const note of element.querySelectorAll<HTMLElement>('[data-sold-out]')) note.hidden = !gone;
}

/** The quantity of a product's page is the cart's once it is in there, and the button the way there. */
function paintBox(element: HTMLElement, box: HTMLElement, button: HTMLButtonElement, text: string): void {
  const field = box.querySelector<HTMLInputElement>('[data-quantity]');
  const minus = box.querySelector<HTMLButtonElement>('[data-pieces="-1"]');
  const link = box.querySelector<HTMLElement>('[data-to-cart]');
  if (!field || !minus || !link) return;
  const hadFocus = box.contains(document.activeElement);
  const line = lineInCart(element);
  const quantity = quantityOf(element);
  // What is being typed stays, whatever comes meanwhile.
  if (document.activeElement !== field || field.value === field.defaultValue)
    field.value = field.defaultValue = String(quantity);
  minus.disabled = !line && quantity <= lowestQuantity(readItem(element));
  button.textContent = text;
  button.hidden = line !== undefined;
  link.hidden = !line;
  showQuantity(element, quantity);
  if (hadFocus && !canFocus(document.activeElement)) (line ? link : button).focus();
}

/** Whether what has the focus can keep it: some browsers let go only at the next frame, others never. */
function canFocus(element: Element | null): boolean {
  return element !== null && !element.matches('body, :disabled, [hidden]');
}
