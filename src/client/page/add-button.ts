import { offerOf } from '#domain/offer.ts';
import type { Translate } from '#i18n/message-key.ts';
import { $openChoices } from '#stores/choices.store.ts';
import { ISLAND_ATTRIBUTE, WAITING } from './island.ts';
import { readItem } from './item.ts';

/** Buttons that the client sees to: also those of islands that wait. A living one sees to itself. */
const BUTTONS = `button[data-action="add"], [${ISLAND_ATTRIBUTE}="${WAITING}"] .buy-box__add`;

/** Lets a product be added from its element, or not, as its stock and its choice are now. */
export function paintAddButtons(element: HTMLElement, t: Translate): void {
  const item = readItem(element);
  const open = $openChoices.get()[item.variationId] === true;
  const { orderable } = offerOf(item);
  for (const button of element.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    button.disabled = open || !orderable;
    if (!button.dataset.action)
      button.textContent = t(open ? 'cart.choose-variation' : orderable ? 'cart.add' : 'notice.stock-out');
  }
}
