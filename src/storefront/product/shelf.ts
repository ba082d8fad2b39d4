import {
  type ListedVariation,
  listCrossSellProducts,
  listSimilarProducts,
  listSupplierProducts,
} from '#contract/catalogue/listing.ts';
import { productPath } from '#domain/link/paths.ts';
import type { Item } from '#domain/pricing/item-data.ts';
import { offerOf } from '#domain/pricing/offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { $openChoices } from '#storefront/cart/choices.store.ts';
import { lineInCart, quantityOf, readItem } from '#storefront/cart/item.ts';
import { $wanted } from '#storefront/cart/wanted.store.ts';
import { pageCurrency, pagePath } from '#storefront/page/page-text.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { $currentPrices } from '#storefront/pricing/prices.store.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';
import { addListed, canGoWith, copyRow, drawTile, listedName, showUnseen, sumOf } from './listed-tile.ts';
import { VARIATION_EVENT } from './variation-event.ts';

/** Products of the seller beside the one on the page. */
const OF_SELLER = 8;

/** Number of products that are bought together, where no tags name them. */
const WITHOUT_TAGS = 3;

/**
 * Shows other products at a place of the page: those bought together with its product, or others of its
 * seller. Without an answer of the platform nothing is shown.
 */
export async function showShelf(place: HTMLElement): Promise<void> {
  const element = document.querySelector<HTMLElement>('section[data-item]');
  const row = copyRow(place);
  if (!element || !row) return;
  const { section, list, tile } = row;
  const item = readItem(element);
  const together = place.dataset['shelf'] === 'together';
  const items = await (together ? boughtTogether(item, place) : ofSeller(item, place));
  if (items.length === 0) return;
  for (const one of items) {
    const drawn = drawTile(tile, one);
    drawn.querySelector('a')?.setAttribute('href', pagePath(productPath(one.variation.id)));
    list.append(drawn);
  }
  if (together) chooseTogether(section, items);
  showUnseen(place, section);
}

async function boughtTogether(item: Item, place: HTMLElement) {
  const { productId, variationId } = item;
  const tags: string[] = JSON.parse(place.dataset['tags'] ?? '[]');
  const answer =
    tags.length > 0
      ? await callShop(listCrossSellProducts, { query: { 'tags[]': tags, except: productId } })
      : await callShop(listSimilarProducts, {
          params: { id: variationId },
          query: { page: 1, size: WITHOUT_TAGS },
        });
  const isSameKind = (one: ListedVariation) => Number(one.categoryId === item.categoryId);
  // A case goes along with a phone before another phone does.
  return answer.items
    .map(shownPrice)
    .filter((one) => one.productId !== productId && canGoWith(item, one))
    .sort((one, other) => isSameKind(one) - isSameKind(other));
}

async function ofSeller({ productId }: Item, place: HTMLElement) {
  const { items } = await callShop(listSupplierProducts, {
    params: { id: Number(place.dataset['seller']) },
    // One more, since the product itself may be among them.
    query: { page: 1, size: OF_SELLER + 1, sort: 'popular' },
  });
  return items
    .filter((one) => one.productId !== productId)
    .slice(0, OF_SELLER)
    .map(shownPrice);
}

/** Lets a shopper take some of them: one sum with the product of the page, and one button for all. */
function chooseTogether(section: HTMLElement, items: readonly ListedVariation[]): void {
  const boxes = [...section.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const said = section.querySelector<HTMLElement>('[role="status"]');
  const button = section.querySelector<HTMLButtonElement>('.additions__sum button');
  const product = () => document.querySelector<HTMLElement>('section[data-item]');
  const chosen = () => items.filter((_, at) => boxes[at]?.checked);
  const paint = () => {
    const others = sumOf(chosen());
    const sum = others + sumOn(product());
    if (said) said.textContent = `${said.dataset['label']}: ${formatPrice(sum, pageCurrency())}`;
    if (button) button.disabled = others === 0;
  };
  for (const [at, box] of boxes.entries()) {
    const [item] = items.slice(at);
    if (item) box.ariaLabel = `${box.parentElement?.textContent.trim()}: ${listedName(item)}`;
    box.addEventListener('change', paint);
  }
  // The product of the page may become more pieces, another variation, one of another price, or none yet.
  for (const store of [$wanted, $cart, $currentPrices, $openChoices]) store.listen(() => paint());
  document.addEventListener(VARIATION_EVENT, paint);
  button?.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const own = product();
    const add = own?.querySelector<HTMLButtonElement>('[data-buy] [data-action="add"]');
    if (own && add && !lineInCart(own) && !add.disabled) add.click();
    for (const item of chosen()) await addListed(item);
    button.ariaBusy = 'false';
  });
  paint();
}

/** Price of the page's own product at the chosen quantity; 0 while it cannot be bought. */
function sumOn(element: HTMLElement | null): number {
  if (!element) return 0;
  const item = readItem(element);
  const quantity = quantityOf(element);
  const { price, orderable } = offerOf(item, quantity);
  return orderable && !$openChoices.get()[item.variationId] ? price * quantity : 0;
}
