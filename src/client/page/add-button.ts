import { offerOf } from '#domain/offer.ts';
import type { Translate } from '#i18n/message-key.ts';
import { $openChoices } from '#stores/choices.store.ts';
import { readItem } from './item.ts';

/**
 * Lets a product be added from its element, or not, as its stock and its choice are now. An island that waits
 * for its first touch is told apart by its attribute and says what it would say once it lives; a living one
 * sees to itself.
 */
export function paintAddButtons(element: HTMLElement, t: Translate): void {
  const item = readItem(element);
  const open = $openChoices.get()[item.variationId] === true;
  const { orderable } = offerOf(item);
  for (const button of element.querySelectorAll<HTMLButtonElement>(
    'button[data-action="add"], astro-island[ssr] .buy-box__add',
  )) {
    button.disabled = open || !orderable;
    if (!button.dataset.action)
      button.textContent = t(open ? 'cart.choose-variation' : orderable ? 'cart.add' : 'notice.stock-out');
  }
}
