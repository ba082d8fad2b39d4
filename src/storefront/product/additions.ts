import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { findLine } from '#domain/cart/cart.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { isChosen, toggleModifier } from '#domain/product/modifier.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { readItem } from '#storefront/cart/item.ts';
import { pageCurrency } from '#storefront/page/page-text.ts';
import { addListed, copyRow, drawTile, showUnseen, sumOf } from './listed-tile.ts';
import { $chosenAdditions, relatedTo } from './related-items.ts';

/**
 * Shows additions to the product of the page, each to be chosen by a press. They go into the cart with the
 * product, or by the button below if it is in there already. Without an answer of the platform nothing is
 * shown.
 */
export async function showAdditions(place: HTMLElement): Promise<void> {
  const product = () => document.querySelector<HTMLElement>('section[data-item]');
  const element = product();
  if (!element) return;
  const own = readItem(element);
  const items = await relatedTo(own, own.categoryId);
  const row = copyRow(place);
  if (!row || items.length === 0) return;
  const { section, list, tile } = row;
  const sum = section.querySelector<HTMLElement>('.additions__sum');
  const button = sum?.querySelector('button');
  const said = sum?.querySelector('span');
  if (!sum || !button || !said) return;
  let chosen: ListedVariation[] = [];

  const paint = () => {
    for (const [at, one] of [...list.querySelectorAll('button')].entries()) {
      const item = items[at];
      if (item) one.ariaPressed = String(isChosen(chosen, item));
    }
    $chosenAdditions.set({ productId: own.productId, items: chosen });
    sum.hidden = chosen.length === 0;
    said.textContent = `+ ${formatPrice(sumOf(chosen), pageCurrency())}`;
  };
  const addChosen = async () => {
    const adding = chosen;
    chosen = [];
    for (const item of adding) if (!(await addListed(item))) chosen.push(item);
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
  showUnseen(place, section);
}
