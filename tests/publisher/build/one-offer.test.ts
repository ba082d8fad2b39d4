import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTenant, aWorld, type World } from './a-world.ts';

const tier = (min: number) => ({ min, max: null, fixedDiscount: 5_000 });
const stock = (id: number, count: number) => ({ id: 1000 + id, count, supplierId: 1 });

/** Products of the shop by their number: what makes each special, its price and whether it can be had. */
const CASES = [
  ['nothing special', 1, 100_000, true],
  ['a tier from one piece', 2, 195_000, true],
  ['a minimum order within a tier', 3, 295_000, true],
  ['a tier that begins below the minimum order', 4, 395_000, true],
  ['a tier above the minimum order', 5, 500_000, true],
  ['no pieces left', 6, 600_000, false],
  ['fewer pieces than the minimum order', 7, 700_000, false],
  ['pieces that nobody counts', 8, 800_000, true],
] as const;

let world: World;

beforeAll(async () => {
  world = await aWorld([
    {
      name: 'shop',
      products: CASES.length,
      variationsPerProduct: 1,
      reviews: 0,
      product: (index) => ({ minOrder: [1, 1, 6, 6, 1, 1, 11, 1][index] ?? 1 }),
      variation: (id) => ({
        tiers: [[], [tier(1)], [{ ...tier(6), max: 10 }], [tier(4)], [tier(5)]][id - 1] ?? [],
        ...(id === 6 && { stock: stock(id, 0) }),
        ...(id === 8 && { stock: stock(id, 0), tracking: false }),
      }),
    },
  ]);
  await world.build([aTenant('shop', { languages: ['ru'] })]);
}, 120_000);
afterAll(() => world.close());

const open = (file: string) => new JSDOM(world.read('shop', file)).window.document;
/** Content of a product's part: a price's digits, or the text of a discount. */
const said = (root: ParentNode, part: string) =>
  root.querySelector(`[data-part="${part}"]:not([hidden])`)?.textContent?.replaceAll('\u00A0', ' ').trim();
const prices = (root: ParentNode) => ['price', 'old-price', 'discount'].map((part) => said(root, part) || '');

function theProductData(document: Document) {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const graph: { '@type': string; offers: { price: number; availability: string } }[] =
    JSON.parse(text)['@graph'];
  return graph.find((node) => node['@type'] === 'Product')?.offers;
}

test.each(CASES)(
  '[PDP-09] [PDP-10] [SEO-03] page, card and structured data agree on a product with %s',
  (_, id, price, orderable) => {
    const page = open(`product/${id}.html`);
    const list = open(`category/${id % 2 === 1 ? 'phones' : 'tablets'}.html`);
    const [card] = list.querySelectorAll(`[data-item="${id}"]`);
    const [box] = page.querySelectorAll('.buy-box');
    const [item] = page.querySelectorAll('section[data-item]');
    if (!card || !box || !item) throw new Error('The product is not on its pages.');

    expect(Number(said(box, 'price')?.replace(/\D/g, ''))).toBe(price);
    expect(prices(card)).toEqual(prices(box));
    const bar = page.querySelector('.product__bar');
    if (bar) expect([said(bar, 'price'), said(bar, 'old-price') || '']).toEqual(prices(box).slice(0, 2));
    expect(theProductData(page)).toMatchObject({
      price,
      availability: `https://schema.org/${orderable ? 'InStock' : 'OutOfStock'}`,
    });
    expect(box.querySelector<HTMLElement>('[data-part="stock"]')?.dataset['level'] !== 'out').toBe(orderable);
    expect(box.querySelector<HTMLButtonElement>('.buy-box__add')?.disabled).toBe(!orderable);
    expect(bar !== null).toBe(orderable);
    expect(card.querySelector('[data-action="add"]') !== null).toBe(orderable);
    const told = (element: Element) =>
      element.getAttributeNames().filter((name) => name.startsWith('data-') && name !== 'data-thumb');
    expect(told(card).map((name) => [name, card.getAttribute(name)])).toEqual(
      told(item).map((name) => [name, item.getAttribute(name)]),
    );
  },
);
