import type { VariationProperty } from '#contract/catalogue/catalogue-schema.ts';
import type { ProductEntry } from '#storefront/entries/model.ts';
import { type ValueLink, variationChooser } from '#storefront/product/variation-chooser.ts';
import { aProductEntry, aShopView } from './view/a-shop-view.ts';

const color = (id: number, en: string, ru: string, css: string): VariationProperty => ({
  code: 'color',
  name: { ru: 'Цвет', en: 'Color' },
  value: { id, label: { ru, en }, settings: { type: 'color', color: css } },
});
const size = (id: number, label: string): VariationProperty => ({
  code: 'size',
  name: { ru: 'Размер', en: 'Size' },
  value: { id, label: { ru: label, en: label } },
});
const BLACK = color(1, 'Black', 'Чёрный', '#000000');
const WHITE = color(2, 'White', 'Белый', '#ffffff');
const [S, L] = [size(10, 'S'), size(11, 'L')];

/** A T-shirt that is black and white, each small and large, but there is no large white one. */
export function aShirt(fields: Partial<ProductEntry> = {}): ProductEntry {
  const variation = (id: number, ...properties: VariationProperty[]) => ({
    id,
    properties,
    image: null,
    inStock: true,
  });
  return aProductEntry({
    id: 9,
    variations: [variation(101, S, BLACK), variation(102, L, BLACK), variation(103, S, WHITE)],
    ...fields,
  });
}

/** The same T-shirt with every size in every colour. */
export function aFullShirt(fields: Partial<ProductEntry> = {}): ProductEntry {
  const { variations } = aShirt();
  return aShirt({
    ...fields,
    variations: [...variations, { id: 104, properties: [L, WHITE], image: null, inStock: true }],
  });
}

export interface ProductHtmlOptions {
  product?: ProductEntry;
  variationId?: number;
  name?: string;
  count?: number;
  minOrder?: number;
  tiers?: [min: number, max: number | null, fixedDiscount: number][];
  /** Stands where the page has the island. */
  inside?: string;
}

/**
 * The section of a product page as it is drawn: 90,000 instead of 120,000 for a piece, stock 1000 above the
 * variation's id.
 */
export function productHtml({
  product = aShirt(),
  variationId = 101,
  name = 'T-shirt',
  count = 8,
  minOrder = 1,
  tiers = [],
  inside = '',
}: ProductHtmlOptions = {}): string {
  return `<section data-item="${variationId}" data-stock="${1000 + variationId}" data-price="90000" data-old-price="120000" data-count="${count}"
      data-supplier="3" data-product="${product.id}" data-thumb="/tshirt.svg" ${minOrder > 1 ? `data-min="${minOrder}"` : ''}
      ${tiers.length > 0 ? `data-tiers="${JSON.stringify(tiers)}"` : ''}>
    <h1 data-part="name">${name}</h1><img data-part="image" src="/large.svg" alt="">
    <strong data-part="price">old text</strong><s data-part="old-price"></s><span data-part="discount"></span><p data-part="stock" data-level="in">In stock</p>
    ${chooserHtml(product, variationId)}
    <table><tbody>${tiers.map(([min]) => `<tr data-tier><th>${min}</th><td>old text</td></tr>`).join('')}</tbody></table>
    ${inside}
    <button type="button" data-action="add">Add</button>
  </section>`;
}

/** Quantity and button of a product's page, as `BuyControls.astro` draws them. */
export function buyControlsHtml(lowest = 1): string {
  return `<div class="buy-box__actions" data-buy><button type="button" data-pieces="-1">Less</button>
    <input type="number" data-quantity value="${lowest}"><button type="button" data-pieces="1">More</button>
    <button type="button" class="buy-box__add" data-action="add">Add to cart</button>
    <a href="/en/cart" data-to-cart hidden>In cart</a></div>
    <div data-sold-out hidden><button type="button" data-action="await" aria-pressed="false">Notify me</button></div>`;
}

function chooserHtml(product: ProductEntry, variationId: number): string {
  const { properties, data: choices } = variationChooser(aShopView({ language: 'en' }), product, variationId);
  const data = (name: string, value: string | number) => (choices ? `data-${name}="${value}"` : '');
  const link = ({ id, href, label, chosen, allowed }: ValueLink) =>
    `<li><a class="buy-box__value${allowed ? '' : ' buy-box__value--off'}" href="${href}" ${chosen ? 'aria-current="true"' : ''} ${data('value', id)}>
      <span>${label}</span>${allowed ? '' : '<span class="visually-hidden">, not available in this combination</span>'}</a></li>`;
  const fieldsets = properties.map(
    ({ code, name, chosen, values }) =>
      `<fieldset ${data('property', code)}><legend>${name}: <span class="buy-box__chosen">${chosen}</span></legend>
        <ul>${values.map(link).join('')}</ul></fieldset>`,
  );
  return `<div data-chooser="${choices ?? ''}">${fieldsets.join('')}</div>`;
}
