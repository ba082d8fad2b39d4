import { productPath, searchPath } from '#domain/link/paths.ts';
import { formatOffer } from '#domain/pricing/offer.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { pageCurrency } from '#storefront/page/page-text.ts';
import { listedName, offerFor, type Tile } from '#storefront/product/listed-tile.ts';
import { element } from './element.ts';
import type { SearchState } from './search-state.ts';
import { group, icon, option, picture } from './suggestions.ts';

/** Places of sections that are on their way. */
const SECTION_BONES = 8;

/** Options before anything is typed: earlier searches, products that were looked at, and sections. */
export function startOptions(
  { queries, parts, viewed }: Extract<SearchState, { kind: 'start' }>,
  t: Translate,
): Node[] {
  return [
    ...group(t('search.history'), queries.map(queryOption)),
    ...group(t('picks.viewed'), parts.viewed?.map(tileOption) ?? bones(viewed), 'search-columns'),
    ...group(
      t('search.sections'),
      parts.sections?.map(sectionOption) ?? bones(SECTION_BONES),
      'search-columns',
    ),
  ];
}

function queryOption(query: string): HTMLAnchorElement {
  const made = option(searchPath(query), icon('clock'), query);
  made.dataset.query = query;
  return made;
}

function tileOption(item: Tile): HTMLAnchorElement {
  const { variation } = item;
  const made = option(productPath(variation.id), picture(variation.images[0]), listedName(item));
  made.append(element('b', {}, formatOffer(offerFor(item), pageCurrency()).price));
  return made;
}

/** An entry of the catalogue menu, whose address has the language already. */
function sectionOption(entry: HTMLAnchorElement): HTMLAnchorElement {
  const sign = entry.firstElementChild?.cloneNode(true) ?? icon('grid');
  const made = option('', sign, entry.textContent.trim());
  made.href = entry.getAttribute('href') ?? '';
  return made;
}

function bones(count: number): Node[] {
  return Array.from({ length: count }, () => element('div', { className: 'search-panel__bone skeleton' }));
}
