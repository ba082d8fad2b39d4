import { callShop } from '#client/api/call-shop.ts';
import { isCount, listOf, shapeOf } from '#client/api/guard.ts';
import { pageCurrency, pageDefaultLanguage, pageLanguage } from '#client/text/page-text.ts';
import type { CallAnswer } from '#contract/define-call.ts';
import type { ListedVariation, listRelatedProducts } from '#contract/listing.ts';
import type { Localized } from '#contract/primitive.ts';
import { findLine } from '#domain/cart.ts';
import { isRecord } from '#domain/is-record.ts';
import { lineFor } from '#domain/line-for.ts';
import { localizedText } from '#domain/localized-text.ts';
import { isChosen, toggleModifier } from '#domain/modifier.ts';
import { formatOffer, type Offer, offerOf, variationTerms } from '#domain/offer.ts';
import { fixedImageSources } from '#domain/picture.ts';
import { formatPrice } from '#domain/price.ts';
import { $cart } from '#stores/cart.store.ts';
import { addProduct } from './add-product.ts';
import { watchCarousels } from './carousel.ts';
import { readItem } from './item.ts';

const isAnswer = shapeOf<CallAnswer<typeof listRelatedProducts>>({
  items: listOf(
    shapeOf<ListedVariation>({
      productId: isCount,
      categoryId: isCount,
      minOrder: isCount,
      newPrice: isCount,
      oldPrice: isCount,
      tiers: Array.isArray,
      stock: shapeOf({ id: isCount, count: isCount, supplierId: isCount }),
      variation: shapeOf({ id: isCount, name: isRecord, images: Array.isArray }),
    }),
  ),
});

/**
 * Shows what may be added to the product of the page, each to be chosen by a press. What is chosen goes into
 * the cart with the product, or by the button below where that is in there already. Without an answer of the
 * platform nothing is shown.
 */
export async function showAdditions(place: HTMLElement): Promise<void> {
  const product = () => document.querySelector<HTMLElement>('section[data-item]');
  const element = product();
  if (!element) return;
  const { categoryId, productId } = readItem(element);
  const items = (await related(categoryId)).filter((item) => item.productId !== productId);
  const [frame, tile] = [...place.querySelectorAll('template')].map((one) => one.content.firstElementChild);
  const section = frame?.cloneNode(true);
  if (!(section instanceof HTMLElement) || !tile || items.length === 0) return;
  const list = section.querySelector('ul');
  const sum = section.querySelector<HTMLElement>('.additions__sum');
  const button = sum?.querySelector('button');
  const said = sum?.querySelector('span');
  if (!list || !sum || !button || !said) return;
  let chosen: ListedVariation[] = [];

  const paint = () => {
    for (const [at, one] of [...list.querySelectorAll('button')].entries()) {
      const item = items[at];
      if (item) one.ariaPressed = String(isChosen(chosen, item));
    }
    sum.hidden = chosen.length === 0;
    const price = chosen.reduce((total, item) => total + offerFor(item).price * offerFor(item).lowest, 0);
    said.textContent = `+ ${formatPrice(price, pageCurrency())}`;
  };
  const addChosen = async () => {
    const adding = chosen;
    chosen = [];
    for (const item of adding) if (!(await addItem(item))) chosen.push(item);
    paint();
  };

  for (const item of items) {
    const one = drawTile(tile, item);
    one.querySelector('button')?.addEventListener('click', () => {
      chosen = toggleModifier(chosen, item);
      paint();
    });
    list.append(one);
  }
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    const add = product()?.querySelector<HTMLButtonElement>('[data-buy] [data-action="add"]');
    if (add && !add.hidden && !add.disabled) return add.click();
    button.ariaBusy = 'true';
    await addChosen();
    button.ariaBusy = 'false';
  });
  const isIn = () => findLine($cart.get(), readItem(product() ?? element).stockId) !== undefined;
  let wasIn = isIn();
  $cart.listen(() => {
    const now = isIn();
    if (now && !wasIn && chosen.length > 0) void addChosen();
    wasIn = now;
  });
  // What comes into view by itself would move what is read.
  const unseen = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return;
    unseen.disconnect();
    place.replaceChildren(section);
    watchCarousels(section);
  });
  unseen.observe(place);
}

async function related(categoryId: number): Promise<ListedVariation[]> {
  const { items } = await callShop<typeof listRelatedProducts>(
    { method: 'GET', path: '/categories/{id}/related-products' },
    { params: { id: categoryId } },
    { check: isAnswer },
  );
  return items.filter((item) => offerFor(item).orderable);
}

function drawTile(tile: Element, { variation, ...item }: ListedVariation): HTMLElement {
  const one = tile.cloneNode(true) as HTMLElement;
  const { price, oldPrice } = formatOffer(offerFor({ variation, ...item }), pageCurrency());
  const write = (selector: string, text: string) => {
    const part = one.querySelector(selector);
    if (part) part.textContent = text;
  };
  const picture = fixedImageSources(variation.images[0], '150x_', '300x_');
  const image = one.querySelector('img');
  if (image) Object.assign(image, { srcset: picture.srcset ?? '', src: picture.src });
  write('.addition__name', text(variation.name));
  write('b', price);
  write('s', oldPrice);
  return one;
}

function addItem(item: ListedVariation): Promise<boolean> {
  const { variation, categoryId, ...rest } = item;
  const texts = { name: text(variation.name), choice: '', language: pageLanguage() };
  const source = { ...rest, id: variation.id, images: variation.images };
  return addProduct(lineFor(source, texts, offerFor(item).lowest), categoryId);
}

function offerFor(item: ListedVariation): Offer {
  return offerOf(variationTerms(item, item.minOrder));
}

const text = (localized: Localized) => localizedText(localized, pageLanguage(), pageDefaultLanguage());
