import { cutText } from '#domain/cut-text.ts';
import { shipsFree } from '#domain/free-shipping.ts';
import { homePath } from '#paths.ts';
import { isKnownProperty } from '#seo/known-property.ts';
import type { CrawledShop } from './crawled-shop.ts';
import { type FeedOffer, feedOffers } from './feed-offer.ts';
import { element, XML_START } from './xml.ts';

/** What Google Merchant Center takes at most, in characters. */
const LONGEST = { title: 150, brand: 70, mpn: 70, productType: 750, value: 100 };

/** Pictures beside the first. */
const MORE_IMAGES = 10;

/** The offers of a shop as Google Merchant Center reads them. One without a picture it would refuse. */
export function* googleFeed(crawled: CrawledShop): Generator<string> {
  const { shop } = crawled;
  const name = shop.text(shop.identity.name);
  yield `${XML_START}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield `${element('title', name)}${element('link', shop.url(homePath()))}`;
  yield `${element('description', shop.text(shop.identity.slogan) || name)}\n`;
  for (const offer of feedOffers(crawled))
    if (offer.images.length > 0) yield `<item>${itemElements(shop.text, offer)}</item>\n`;
  yield '</channel>\n</rss>\n';
}

function itemElements(text: CrawledShop['shop']['text'], one: FeedOffer): string {
  const { offer, images, brand, gtin, sku } = one;
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
    element('g:price', priceText(isReduced ? offer.oldPrice : offer.price)),
    isReduced ? element('g:sale_price', priceText(offer.price)) : '',
    shipsFree(offer) ? FREE_SHIPPING : '',
    element('g:condition', 'new'),
    element('g:brand', cutText(brand, LONGEST.brand)),
    element('g:gtin', gtin),
    gtin ? '' : element('g:mpn', sku.length <= LONGEST.mpn ? sku : ''),
    gtin || (brand && sku) ? '' : element('g:identifier_exists', 'no'),
    one.isGrouped ? element('g:item_group_id', one.productId) : '',
    ...known.map(({ code, value }) => element(`g:${code}`, cutText(value, LONGEST.value))),
    productType.length <= LONGEST.productType ? element('g:product_type', productType) : '',
  ].join('');
}

/** What costs to be delivered is for the settings of the reader: it depends on what is ordered with it. */
const FREE_SHIPPING = '<g:shipping><g:country>UZ</g:country><g:price>0 UZS</g:price></g:shipping>';

const priceText = (price: number) => `${price} UZS`;
