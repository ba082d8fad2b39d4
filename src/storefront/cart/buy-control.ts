import { offerOf } from '#domain/pricing/offer.ts';
import { lowestQuantity } from '#domain/pricing/quantity.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { isInIsland } from '#storefront/page/island.ts';
import { paintCardStepper } from './card-stepper.ts';
import { $openChoices } from './choices.store.ts';
import { lineInCart, quantityOf, readItem } from './item.ts';
import { showQuantity } from './offer-text.ts';

/** Draws a product's buttons for its current stock, its choice and the cart. */
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

/** Once a page's product is in the cart, the field shows the cart's count and the button leads there. */
function paintBox(element: HTMLElement, box: HTMLElement, button: HTMLButtonElement, text: string): void {
  const field = box.querySelector<HTMLInputElement>('[data-quantity]');
  const minus = box.querySelector<HTMLButtonElement>('[data-pieces="-1"]');
  const link = box.querySelector<HTMLElement>('[data-to-cart]');
  if (!field || !minus || !link) return;
  const hadFocus = box.contains(document.activeElement);
  const line = lineInCart(element);
  const quantity = quantityOf(element);
  // Never replaces a number that is being typed.
  if (document.activeElement !== field || field.value === field.defaultValue)
    field.value = field.defaultValue = String(quantity);
  minus.disabled = !line && quantity <= lowestQuantity(readItem(element));
  button.textContent = text;
  button.hidden = line !== undefined;
  link.hidden = !line;
  showQuantity(element, quantity);
  if (hadFocus && !canFocus(document.activeElement)) (line ? link : button).focus();
}

/** True if the focused element can keep the focus; browsers take it from a hidden one late or never. */
function canFocus(element: Element | null): boolean {
  return element !== null && !element.matches('body, :disabled, [hidden]');
}
