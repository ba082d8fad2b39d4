import type { ListedProduct, ListedVariation } from '#platform/areas/product/search-products.ts';
import { send, shopPath } from './control.ts';
import { button, confirm, empty, labelled, pager } from './control-parts.ts';
import { h, icon } from './element.ts';
import { formatCount, textOf } from './format.ts';
import { act, defineSection, type View } from './section.ts';

const PAGE_SIZE = 12;

interface ProductPage {
  items: ListedProduct[];
  total: number;
}

/** Prices and stocks of every variation, and the way to take a product out. */
export const products = defineSection<ProductPage>({
  id: 'products',
  title: 'Products',
  icon: 'products',
  lead:
    'A price or a stock is saved as soon as you leave its field. Shoppers see it at once, and pages a moment ' +
    'later: Changes shows how.',
  load: ({ shop, state }) => {
    const query = new URLSearchParams({
      q: state.get('q') ?? '',
      page: state.get('page') ?? '1',
      size: String(PAGE_SIZE),
    });
    return send('GET', `${shopPath(shop, 'products')}?${query}`);
  },
  draw: ({ items, total }, view) => [
    search(view),
    h('p', { class: 'muted', role: 'status' }, total === 1 ? '1 product' : `${formatCount(total)} products`),
    items.length > 0
      ? items.map((product) => drawProduct(product, view))
      : empty('Nothing has these words in its name, number or barcode.', 'search'),
    pager(total, PAGE_SIZE, view),
  ],
});

let typed: ReturnType<typeof setTimeout> | undefined;

function search(view: View): HTMLElement {
  const input = h('input', {
    type: 'search',
    autocomplete: 'off',
    placeholder: 'Name, number, SKU or barcode',
    'data-focus': 'q',
  });
  input.defaultValue = view.state.get('q') ?? '';
  input.addEventListener('input', () => {
    clearTimeout(typed);
    const q = input.value;
    typed = setTimeout(() => {
      // What is typed is sent with this: it must not count as unsaved.
      input.defaultValue = q;
      view.state.set('page', '1');
      view.set('q', q);
    }, 300);
  });
  return h('div', { class: 'search' }, icon('search'), labelled('Search products', input, { hidden: true }));
}

function drawProduct({ id, name, variations }: ListedProduct, view: View): HTMLElement {
  const title = textOf(name);
  const remove = async () => {
    if (
      !(await confirm(
        `Remove “${title}” with its ${variations.length} variations and its reviews?`,
        'Remove',
      ))
    )
      return;
    await act(view, `Removed ${title}`, () => send('DELETE', shopPath(view.shop, 'products', id)));
  };
  const removeButton = button('Remove', remove, { kind: 'plain', icon: 'trash', focusKey: `remove-${id}` });
  removeButton.setAttribute('aria-label', `Remove ${title}`);
  return h(
    'article',
    { class: 'card product', 'aria-label': title },
    h(
      'header',
      { class: 'product__head' },
      h('div', {}, h('h3', {}, title), h('small', { class: 'muted' }, `Product ${id}`)),
      removeButton,
    ),
    h(
      'div',
      { class: 'product__rows' },
      h(
        'div',
        { class: 'row row--head', 'aria-hidden': 'true' },
        ['Variation', 'Price, UZS', 'Old price, UZS', 'Stock'].map((text) => h('span', {}, text)),
      ),
      variations.map((variation) => drawVariation(variation, view)),
    ),
  );
}

function drawVariation(variation: ListedVariation, view: View): HTMLElement {
  const { id, name, sku, picture, newPrice, oldPrice, count } = variation;
  const title = textOf(name);
  return h(
    'div',
    { class: 'row', role: 'group', 'aria-label': title },
    h(
      'div',
      { class: 'row__name' },
      picture !== null && h('img', { src: picture, alt: '', loading: 'lazy', width: 44, height: 44 }),
      h('span', {}, h('strong', {}, title), h('small', {}, `${id} · ${sku}`)),
    ),
    numberField('Price', newPrice, view, id, 'newPrice'),
    numberField('Old price', oldPrice, view, id, 'oldPrice'),
    numberField('Stock', count, view, id, 'count'),
  );
}

function numberField(
  label: string,
  value: number,
  view: View,
  id: number,
  field: 'newPrice' | 'oldPrice' | 'count',
): HTMLElement {
  const input = h('input', { inputmode: 'numeric', autocomplete: 'off', 'data-focus': `${id}-${field}` });
  input.defaultValue = formatCount(value);
  input.addEventListener('change', async () => {
    const text = input.value.replaceAll(/\s/g, '');
    const next = text === '' ? Number.NaN : Number(text);
    const isGood = Number.isSafeInteger(next) && next >= 0;
    input.setAttribute('aria-invalid', String(!isGood));
    input.setCustomValidity(isGood ? '' : 'A whole number, 0 or more');
    if (!isGood) return void input.reportValidity();
    input.defaultValue = input.value;
    const done = await act(view, `${label} of ${id} saved`, () =>
      send('PUT', shopPath(view.shop, 'variations', id), { [field]: next }),
    );
    if (!done) {
      input.defaultValue = formatCount(value);
      input.value = input.defaultValue;
    }
  });
  return labelled(label, input);
}
