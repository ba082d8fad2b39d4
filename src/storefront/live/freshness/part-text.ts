/** Attributes that a shop's owner decides; the others are the client's, or follow from these. */
const ATTRIBUTES = ['href', 'src', 'srcset', 'alt', 'datetime', 'data-end-at', 'target'];

/** Elements that the client draws by itself. */
const OWN = '[data-badge], [data-controls], [data-in-cart], .product-card__pictures';

/** Parts of a product that a build knows and the client does not change. */
const PRODUCT = '[data-part="image"], [data-part="name"]';

/**
 * Text of an element without prices and stock, which are updated by themselves. Two elements with equal texts
 * have nothing new for a shopper, whether a build drew them or the client changed them since.
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
