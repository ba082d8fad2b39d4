/** What of an element a shop's owner decides; the rest is the client's, or follows from it. */
const ATTRIBUTES = ['href', 'src', 'srcset', 'alt', 'datetime', 'data-end-at', 'target'];

/** What the client draws by itself. */
const OWN = '[data-badge], [data-controls], [data-in-cart], .product-card__pictures';

/** Parts of a product that a build knows and the client does not change. */
const PRODUCT = '[data-part="image"], [data-part="name"]';

/**
 * What an element says, as text: equal where there is nothing new for a shopper in one of two elements, drawn
 * by a build or changed by the client since. Prices and stock are not in it, they come by themselves.
 */
export function partText(element: Element): string {
  if (element.matches(OWN)) return '';
  const { tagName, childNodes } = element;
  const isCartLink = element.hasAttribute('data-to-cart');
  const attributes = ATTRIBUTES.map((name) =>
    isCartLink && name === 'href' ? '' : (element.getAttribute(name) ?? ''),
  );
  const inside = element.hasAttribute('data-item')
    ? [...element.querySelectorAll(PRODUCT)].map(partText)
    : [...childNodes].map((node) =>
        node instanceof Element ? partText(node) : (node.nodeValue ?? '').trim().replace(/\s+/g, ' '),
      );
  return `<${tagName} ${attributes.join('|')}>${inside.join('')}`;
}
