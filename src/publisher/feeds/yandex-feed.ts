import { homePath } from '#domain/link/paths.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { escapeXml } from '#lib/escape-xml.ts';
import type { CategoryEntry } from '#storefront/entries/model.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { type FeedOffer, feedOffers, variationIds } from './feed-offer.ts';
import type { FeedSource } from './feed-source.ts';
import { latest } from './page-facts.ts';
import { element, XML_START } from './xml.ts';

/** Limits of Yandex, in characters and pictures. */
const LONGEST = { name: 150, shop: 20, label: 250, value: 500, picture: 512 };
const IMAGES = 10;

/** The offers of a shop in YML. One without a picture, in no category or for nothing Yandex would refuse. */
export function* yandexFeed(source: FeedSource): Generator<string> {
  const { shop } = source;
  const name = shop.text(shop.identity.name);
  yield `${XML_START}<yml_catalog date="${dateOf(source)}">\n<shop>\n`;
  yield `${element('name', cutText(name, LONGEST.shop))}${element('company', cutText(name, LONGEST.label))}`;
  yield `${element('url', shop.url(homePath()))}\n`;
  yield '<currencies><currency id="UZS" rate="1"/></currencies>\n<categories>\n';
  for (const category of allCategories(shop, shop.topCategories())) yield categoryElement(shop, category);
  yield '</categories>\n<offers>\n';
  for (const one of feedOffers(source)) {
    const category = one.categories.at(-1);
    const images = one.images.filter(({ length }) => length <= LONGEST.picture);
    if (images.length > 0 && category && one.offer.price > 0)
      yield offerElement({ ...one, images }, category.id);
  }
  yield '</offers>\n</shop>\n</yml_catalog>\n';
}

/** Of when the goods are, not of when the file was made: files of the same goods are the same. */
function dateOf({ shop, routes }: FeedSource): string {
  let last = '';
  for (const id of variationIds(routes)) {
    const productId = shop.variation(id)?.variation.productId;
    if (productId !== undefined) last = latest([last, shop.updatedAt(productId) ?? '']);
  }
  return `${(last || '2000-01-01T00:00:00Z').slice(0, 'yyyy-mm-ddThh:mm'.length)}+00:00`;
}

function* allCategories(shop: ShopView, categories: readonly CategoryEntry[]): Generator<CategoryEntry> {
  for (const category of categories) {
    yield category;
    yield* allCategories(shop, shop.children(category));
  }
}

function categoryElement(shop: ShopView, { id, name, ancestorIds }: CategoryEntry): string {
  const parent = ancestorIds.at(-1);
  const parentId = parent === undefined ? '' : ` parentId="${parent}"`;
  return `<category id="${id}"${parentId}>${escapeXml(cutText(shop.text(name), LONGEST.label))}</category>\n`;
}

function offerElement(one: FeedOffer, categoryId: number): string {
  const { offer } = one;
  const group = one.isGrouped ? ` group_id="${one.productId}"` : '';
  const params = [...one.properties, ...one.characteristics].filter(({ name, value }) => name && value);
  return [
    `<offer id="${one.id}" available="${offer.orderable}"${group}>`,
    element('url', one.url),
    element('price', offer.price),
    offer.oldPrice > offer.price ? element('oldprice', offer.oldPrice) : '',
    '<currencyId>UZS</currencyId>',
    element('categoryId', categoryId),
    ...one.images.slice(0, IMAGES).map((address) => element('picture', address)),
    element('name', cutText(one.title, LONGEST.name)),
    element('vendor', cutText(one.brand, LONGEST.label)),
    element('vendorCode', one.sku.length <= LONGEST.label ? one.sku : ''),
    element('description', one.description),
    ...params.map(
      ({ name, value }) =>
        `<param name="${escapeXml(cutText(name, LONGEST.label))}">${escapeXml(cutText(value, LONGEST.value))}</param>`,
    ),
    offer.lowest > 1 ? element('min-quantity', offer.lowest) : '',
    element('barcode', one.gtin),
    '</offer>\n',
  ].join('');
}
