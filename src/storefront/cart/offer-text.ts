import { formatOffer, type Offer, offerOf } from '#domain/pricing/offer.ts';
import { pageCurrency } from '#storefront/page/page-text.ts';
import { partsOf, readItem } from './item.ts';

/** Shows the price of a piece at a quantity on a product's element. */
export function showQuantity(element: HTMLElement, quantity: number): void {
  const item = readItem(element);
  if (item.tiers.length === 0) return;
  const offer = offerOf(item, quantity);
  paintOffer(element, offer);
  for (const [at, row] of tierRows(element).entries()) {
    if (offer.tier && item.tiers[at] === offer.tier) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}

/**
 * Writes an offer into the parts that show it. `label` is the accessible name of a struck price that is
 * added.
 */
export function paintOffer(element: HTMLElement, offer: Offer, label = ''): void {
  const text = formatOffer(offer, pageCurrency());
  for (const part of partsOf(element, 'price')) part.textContent = text.price;
  write(element, 'old-price', text.oldPrice, label);
  write(element, 'discount', text.discount);
}

/** Rows of the table of prices by quantity, in the order of the tiers. */
export const tierRows = (element: HTMLElement) => [...element.querySelectorAll('[data-tier]')];

function write(element: HTMLElement, part: 'old-price' | 'discount', text: string, label = ''): void {
  const parts = partsOf(element, part);
  for (const one of parts) {
    one.textContent = text;
    one.hidden = text === '';
  }
  if (parts.length === 0 && text !== '') addPart(element, part, text, label);
}

/** Adds the part of a discount to a card that was drawn without one: beside the price, or on the picture. */
function addPart(element: HTMLElement, part: 'old-price' | 'discount', text: string, label: string): void {
  const made = document.createElement(part === 'old-price' ? 's' : 'span');
  if (part === 'discount') made.className = 'product-card__discount';
  if (label) made.dataset.label = label;
  made.dataset.part = part;
  made.textContent = text;
  partsOf(element, part === 'old-price' ? 'price' : 'image')[0]?.after(' ', made);
}
