import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { lineFor } from '#domain/cart/line-for.ts';
import { fixedImageSources } from '#domain/picture/picture.ts';
import type { Item } from '#domain/pricing/item-data.ts';
import {
  formatOffer,
  type Offer,
  offerOf,
  type VariationForSale,
  variationTerms,
} from '#domain/pricing/offer.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { addProduct } from '#storefront/cart/add-product.ts';
import { pageCurrency, pageDefaultLanguage, pageLanguage } from '#storefront/page/page-text.ts';
import { watchCarousels } from '#storefront/ui/carousel.ts';

/** Facts of a product that a tile shows. */
export interface Tile extends VariationForSale {
  minOrder: number;
  variation: Pick<ListedVariation['variation'], 'id' | 'name' | 'images'>;
}

/** An empty row of products: its section, the list in that, and the template of a tile. */
interface TileRow {
  section: HTMLElement;
  list: HTMLElement;
  tile: Element;
}

/** A copy of the row that stands at a place as templates. */
export function copyRow(place: Element): TileRow | undefined {
  const [frame, tile] = [...place.querySelectorAll('template')].map((one) => one.content.firstElementChild);
  const section = frame?.cloneNode(true);
  const list = section instanceof HTMLElement && section.querySelector('ul');
  if (!list || !tile) return undefined;
  putArrows(section);
  return { section, list, tile };
}

/** The page has arrows for all its rows as one template, `*` in the place of a row's title. */
function putArrows(section: HTMLElement): void {
  const arrows = document.querySelector<HTMLTemplateElement>('#row-arrows')?.content.firstElementChild;
  const copy = arrows?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  const title = section.querySelector('h2')?.textContent ?? '';
  for (const button of copy.querySelectorAll('button'))
    button.setAttribute('aria-label', button.getAttribute('aria-label')?.replace('*', title) ?? title);
  section.querySelector('[data-carousel]')?.prepend(copy);
}

/** A copy of a tile's template with a product in it. */
export function drawTile(tile: Element, item: Tile): HTMLElement {
  const one = tile.cloneNode(true) as HTMLElement;
  const { price, oldPrice } = formatOffer(offerFor(item), pageCurrency());
  const write = (selector: string, text: string) => {
    const part = one.querySelector(selector);
    if (part) part.textContent = text;
  };
  const picture = fixedImageSources(item.variation.images[0], '150x_', '300x_');
  const image = one.querySelector('img');
  if (image) Object.assign(image, { srcset: picture.srcset ?? '', src: picture.src });
  write('.addition__name', listedName(item));
  write('b', price);
  write('s', oldPrice);
  return one;
}

/** Puts the fewest pieces of a listed product into the cart; resolves to true if they are in. */
export function addListed(item: ListedVariation): Promise<boolean> {
  const { variation, categoryId, ...rest } = item;
  const texts = { name: listedName(item), choice: '', language: pageLanguage() };
  const source = { ...rest, id: variation.id, images: variation.images };
  return addProduct(lineFor(source, texts, offerFor(item).lowest), categoryId);
}

/** Sold out goods, and those that the shop would not take in one order, do not go with a product. */
export function canGoWith({ supplierId }: Pick<Item, 'supplierId'>, one: ListedVariation): boolean {
  const oneSupplier = document.documentElement.dataset['oneSupplier'] !== undefined;
  return offerFor(one).orderable && (!oneSupplier || one.stock.supplierId === supplierId);
}

/** Price of the fewest pieces of a listed product that can be ordered. */
export function offerFor(item: Tile): Offer {
  return offerOf(variationTerms(item, item.minOrder));
}

/** Sum of the fewest pieces of each listed product, in UZS. */
export function sumOf(items: readonly ListedVariation[]): number {
  return items.map(offerFor).reduce((total, { price, lowest }) => total + price * lowest, 0);
}

export const listedName = ({ variation }: Pick<Tile, 'variation'>): string =>
  localizedText(variation.name, pageLanguage(), pageDefaultLanguage());

/**
 * Puts a section in its place while that is below the window: elsewhere it would move text that is being
 * read.
 */
export function showUnseen(place: Element, section: Element): void {
  const unseen = new IntersectionObserver(() => {
    // The page may have been scrolled since the browser looked.
    if (place.getBoundingClientRect().top <= innerHeight) return;
    unseen.disconnect();
    place.replaceChildren(section);
    watchCarousels(section);
  });
  unseen.observe(place);
}
