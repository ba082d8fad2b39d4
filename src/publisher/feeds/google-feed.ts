import { homePath } from '#domain/link/paths.ts';
import { shipsFree } from '#domain/pricing/free-shipping.ts';
import type { Offer } from '#domain/pricing/offer.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { isKnownProperty } from '#storefront/seo/known-property.ts';
import { type FeedOffer, feedOffers } from './feed-offer.ts';
import type { FeedSource } from './feed-source.ts';
import { element, XML_START } from './xml.ts';

/** Limits of Google Merchant Center, in characters. */
const LONGEST = { title: 150, brand: 70, productType: 750, value: 100 };

/** Pictures beside the first. */
const MORE_IMAGES = 10;

/**
 * The offers of a shop as Google Merchant Center reads them. One without a picture or for nothing it would
 * refuse. A price is that of the fewest pieces that can be ordered, and says of how many it is.
 */
export function* googleFeed(source: FeedSource): Generator<string> {
  const { shop } = source;
  const name = shop.text(shop.identity.name);
  yield `${XML_START}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield `${element('title', name)}${element('link', shop.url(homePath()))}`;
  yield `${element('description', shop.text(shop.identity.slogan) || name)}\n`;
  for (const one of feedOffers(source))
    if (one.images.length > 0 && isPayable(one.offer)) yield `<item>${itemElements(shop, one)}</item>\n`;
  yield '</channel>\n</rss>\n';
}

function itemElements({ text, freeShippingFrom }: FeedSource['shop'], one: FeedOffer): string {
  const { offer, images, brand, gtin } = one;
  const { lowest } = offer;
  const isReduced = offer.oldPrice > offer.price;
  const [image = '', ...more] = images;
  const productType = one.categories.map(({ name }) => text(name)).join(' > ');
  const known = one.properties.filter(({ code }) => isKnownProperty(code));
  return [
    element('g:id', one.id),
    element('g:title', cutText(one.title, LONGEST.title)),
    element('g:description', one.description),
    element('g:link', one.url),
    element('g:image_link', image),
    ...more.slice(0, MORE_IMAGES).map((address) => element('g:additional_image_link', address)),
    element('g:availability', offer.orderable ? 'in_stock' : 'out_of_stock'),
    element('g:price', priceText((isReduced ? offer.oldPrice : offer.price) * lowest)),
    isReduced ? element('g:sale_price', priceText(offer.price * lowest)) : '',
    lowest > 1 ? element('g:unit_pricing_measure', `${lowest}ct`) : '',
    lowest > 1 ? element('g:unit_pricing_base_measure', '1ct') : '',
    shipsFree(offer, freeShippingFrom) ? FREE_SHIPPING : '',
    element('g:condition', 'new'),
    element('g:brand', cutText(brand, LONGEST.brand)),
    element('g:gtin', gtin),
    // A number of the maker's own nobody knows: `sku` is the shop's.
    gtin ? '' : element('g:identifier_exists', 'no'),
    one.isGrouped ? element('g:item_group_id', one.productId) : '',
    ...known.map(({ code, value }) => element(`g:${code}`, cutText(value, LONGEST.value))),
    productType.length <= LONGEST.productType ? element('g:product_type', productType) : '',
  ].join('');
}

/** Only free delivery is told. A price depends on the whole order: Google's settings have it. */
const FREE_SHIPPING = '<g:shipping><g:country>UZ</g:country><g:price>0 UZS</g:price></g:shipping>';

function isPayable({ price, oldPrice, lowest }: Offer): boolean {
  return price > 0 && Number.isSafeInteger(Math.max(price, oldPrice) * lowest);
}

const priceText = (price: number) => `${price} UZS`;
