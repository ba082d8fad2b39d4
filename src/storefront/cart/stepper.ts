import { highestQuantity, lowestQuantity, requestQuantity } from '#domain/pricing/quantity.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { isInIsland } from '#storefront/page/island.ts';
import { sayAvailable } from '#storefront/page/say-available.ts';
import { typedQuantity } from '#storefront/ui/quantity/typed-quantity.ts';
import { paintBuyControls } from './buy-control.ts';
import { $cart } from './cart.store.ts';
import { changeCount } from './cart-actions.ts';
import { lineInCart, quantityOf, readItem } from './item.ts';
import { $wanted } from './wanted.store.ts';

/**
 * Makes minus, plus (`data-pieces`) and the field between them (`data-quantity`) of static product pages and
 * cards work. They change the cart's count; of a product that is not in the cart, the quantity to add.
 */
export function startSteppers(t: Translate): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-pieces]') : null;
    const element = itemOf(button);
    if (button && element) step(element, Number(button.dataset.pieces));
  });
  const finishTyping = ({ target }: Event) => {
    const element = itemOf(target);
    if (!(target instanceof HTMLInputElement) || !element || !target.matches('[data-quantity]')) return;
    const wanted = typedQuantity(target);
    if (wanted !== undefined) ask(element, wanted);
    target.defaultValue = target.value;
    paintBuyControls(element, t);
  };
  for (const type of ['change', 'focusout']) document.addEventListener(type, finishTyping);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !itemOf(event.target)) return;
    if (event.target instanceof HTMLInputElement) event.preventDefault();
    finishTyping(event);
  });
  const paintAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-item]'))
      if (!isInIsland(element)) paintBuyControls(element, t);
  };
  $cart.subscribe(paintAll);
  $wanted.listen(paintAll);
}

/** A step below the fewest that can be ordered goes to 0. */
function step(element: HTMLElement, by: number): void {
  const quantity = quantityOf(element);
  const line = lineInCart(element);
  const lowest = lowestQuantity(readItem(element));
  if (line) changeCount(line.stock.id, by < 0 && line.count <= lowest ? 0 : line.count + by);
  else ask(element, quantity + by);
}

function ask(element: HTMLElement, wanted: number): void {
  const line = lineInCart(element);
  if (line) {
    changeCount(line.stock.id, wanted);
    return;
  }
  const item = readItem(element);
  const { quantity, refused } = requestQuantity(quantityOf(element), wanted, item);
  if (refused) sayAvailable(highestQuantity(item), item.stockCount);
  $wanted.setKey(item.variationId, quantity);
}

function itemOf(target: unknown): HTMLElement | null {
  return target instanceof Element && !isInIsland(target) ? target.closest<HTMLElement>('[data-item]') : null;
}
