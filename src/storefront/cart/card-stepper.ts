import { lineInCart, nameOf } from './item.ts';

/**
 * Replaces the cart button of a card by minus, count and plus while the product is in the cart, and puts it
 * back after that. The focus moves along.
 */
export function paintCardStepper(button: HTMLButtonElement, element: HTMLElement): void {
  const line = lineInCart(element);
  const beside = button.nextElementSibling;
  let stepper = beside?.matches('[data-in-cart]') ? beside : null;
  if (line && !stepper) {
    stepper = createStepper(element);
    if (!stepper) return;
    const hadFocus = document.activeElement === button;
    button.after(stepper);
    button.hidden = true;
    if (hadFocus) stepper.querySelector<HTMLElement>('[data-pieces="1"]')?.focus({ preventScroll: true });
  } else if (!line && stepper) {
    const hadFocus = stepper.contains(document.activeElement);
    button.hidden = false;
    stepper.remove();
    if (hadFocus) button.focus({ preventScroll: true });
    return;
  }
  const count = stepper?.querySelector('output');
  if (line && count) count.textContent = String(line.count);
}

/** Copies the page's template; the buttons get the product's name. */
function createStepper(element: HTMLElement): Element | null {
  const template = document.querySelector<HTMLTemplateElement>('template#in-cart');
  const stepper = template?.content.firstElementChild?.cloneNode(true) as Element | undefined;
  if (!stepper) return null;
  const name = nameOf(element);
  for (const labelled of [stepper, ...stepper.querySelectorAll('[aria-label]')])
    labelled.setAttribute('aria-label', `${labelled.getAttribute('aria-label')}: ${name}`);
  return stepper;
}
