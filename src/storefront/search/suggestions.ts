import type { ListedVariation } from '#contract/catalogue/listing.ts';
import type { FoundMenuItem } from '#contract/catalogue/search.ts';
import type { Image, Localized } from '#contract/value/primitive.ts';
import {
  categoryPath,
  productPath,
  searchPath,
  staticPagePath,
  typedSearchPath,
} from '#domain/link/paths.ts';
import { imageUrl } from '#domain/picture/picture.ts';
import { formatOffer, offerOf, variationTerms } from '#domain/pricing/offer.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { pageCurrency, pageDefaultLanguage, pageLanguage, pagePath } from '#storefront/page/page-text.ts';
import { oldPriceAttributes } from '#storefront/pricing/old-price.ts';
import { createIcon } from '#storefront/ui/icon/create-icon.ts';
import type { IconName } from '#storefront/ui/icon/icon.ts';
import { element } from './element.ts';
import type { LiveResults } from './search.ts';

/** Suggestions while a query is typed, as groups of options for a list. */
export function suggestionsOf({ query, sections, variations, total }: LiveResults, t: Translate): Node[] {
  const products: Node[] = variations.map((one) => productOption(one, t));
  if (total > 0) {
    const all = option(searchPath(query), icon('search'), t('search.show-all', { count: total }));
    all.dataset.query = query;
    products.push(all);
  }
  return [
    ...group(t('search.sections'), sections.map(sectionOption)),
    ...group(t('search.products'), products),
  ];
}

/** Option for the words as they were typed, when suggestions are those of another query. */
export function asTypedOption(query: string, t: Translate): Node {
  return option(typedSearchPath(query), icon('search'), t('search.as-typed', { query }));
}

/** A titled group of options; nothing without one. */
export function group(label: string, options: Node[], kind = ''): Node[] {
  if (options.length === 0) return [];
  const title = element('p', { className: 'search-panel__title', 'aria-hidden': 'true' }, label);
  return [element('div', { role: 'group', className: kind, 'aria-label': label }, title, ...options)];
}

function sectionOption({ type, name, slug, image }: FoundMenuItem): HTMLAnchorElement {
  const pathOf = type === 'static_page' ? staticPagePath : categoryPath;
  return option(pathOf(slug ?? ''), image ? picture(image) : icon('grid'), own(name));
}

function productOption(listed: ListedVariation, t: Translate): HTMLAnchorElement {
  const { variation } = listed;
  const { price, oldPrice } = formatOffer(offerOf(variationTerms(listed, listed.minOrder)), pageCurrency());
  const prices = element('span', { className: 'search-option__price' }, element('b', {}, price));
  if (oldPrice) prices.append(' ', element('s', oldPriceAttributes(t('cart.old-price')), oldPrice));
  const made = option(productPath(variation.id), picture(variation.images[0]), own(variation.name));
  made.append(prices);
  return made;
}

/** An option that leads to a path without a language. */
export function option(path: string, sign: Node, text: string): HTMLAnchorElement {
  const words = element('span', { className: 'search-option__text' }, text);
  return element(
    'a',
    { className: 'search-option', role: 'option', href: pagePath(path), tabIndex: -1 },
    sign,
    words,
  );
}

/** The first picture of a product or section. */
export function picture(image: Image | undefined): Node {
  return element('img', { src: imageUrl(image, '100x_'), alt: '', width: 44, height: 44 });
}

/** The sign of an option without a picture. */
export function icon(name: IconName): Node {
  return element('span', { className: 'search-option__icon' }, createIcon(name));
}

const own = (name: Localized) => drawnText(name, pageLanguage(), pageDefaultLanguage());
