// @vitest-environment jsdom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $currentPrices } from '#client/current-prices.store.ts';
import { $favourites } from '#client/favourites.store.ts';
import { NOTICE_EVENT, type Notice } from '#client/notice.ts';
import { pageTranslate } from '#client/page.ts';
import { showPrice } from '#client/prices.ts';
import cartMessages from '#i18n/en/cart.json' with { type: 'json' };
import noticeMessages from '#i18n/en/notice.json' with { type: 'json' };
import { pickMessages } from '#i18n/messages.ts';
import { BuyBox } from '#islands/buy-box/BuyBox.tsx';
import { type BuyBoxProps, buyBoxMessageKeys } from '#islands/buy-box/buy-box-props.ts';
import { $cart } from '#islands/cart/cart.store.ts';
import { aPlatform } from '../../client/platform.ts';
import { openPage } from '../../client/static-page.ts';
import { renderIsland } from '../render-island.tsx';

const platform = await aPlatform(() => ({ body: { sellRecords: [] } }));
afterAll(() => platform.close());
let small = false;
vi.stubGlobal('matchMedia', () => ({ matches: small }));
openPage('');

let notices: Notice[] = [];
document.addEventListener(NOTICE_EVENT, (event) => notices.push((event as CustomEvent<Notice>).detail));

const visited: string[] = [];
let box: Awaited<ReturnType<typeof renderIsland>>;

/** Black and white, each small and large, but no large white one; black small is open. */
async function open(changes: Partial<BuyBoxProps> = {}, before?: (island: HTMLElement) => void) {
  const values = (color: number, size: number) => ({ color, size });
  const props: BuyBoxProps = {
    variationId: 101,
    productId: 9,
    supplierId: 3,
    stock: { id: 1101, count: 8 },
    name: 'T-shirt',
    image: '/tshirt.svg',
    newPrice: 90_000,
    oldPrice: 120_000,
    minOrder: 1,
    tracking: true,
    tiers: [],
    properties: [
      {
        code: 'color',
        name: 'Color',
        values: [
          { id: 1, label: 'Black', color: '#000000' },
          { id: 2, label: 'White', color: '#ffffff' },
        ],
      },
      {
        code: 'size',
        name: 'Size',
        values: [
          { id: 10, label: 'S' },
          { id: 11, label: 'L' },
        ],
      },
    ],
    variations: [
      { id: 101, inStock: true, values: values(1, 10) },
      { id: 102, inStock: true, values: values(1, 11) },
      { id: 103, inStock: true, values: values(2, 10) },
    ],
    language: 'en',
    defaultLanguage: 'ru',
    show: { cart: true, favourite: true, compare: true },
    messages: pickMessages({ ...cartMessages, ...noticeMessages }, buyBoxMessageKeys({ tiers: true, minimum: true })),
    ...changes,
  };
  box = await renderIsland(BuyBox, { ...props, navigate: (href: string) => visited.push(href) }, before);
  return box;
}
beforeEach(() => {
  $cart.set({ lines: [] });
  $favourites.set([]);
  $currentPrices.set({});
  notices = [];
  visited.length = 0;
  small = false;
});
afterEach(() => box.leave());

test('[PDP-06] before hydration every value is a link to the nearest variation', async () => {
  const { html } = await open();
  const links = [...html.matchAll(/href="(\/en\/product\/\d+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/en/product/101', '/en/product/103', '/en/product/101', '/en/product/102']);
});

test('[PDP-06] a full match of another variation opens its page', async () => {
  const { named, click } = await open();
  await click(named('L'));
  expect(visited).toEqual(['/en/product/102']);
});

test('[PDP-07] on a small screen it opens at the address of the variation', async () => {
  small = true;
  const { named, click } = await open();
  await click(named('L'));
  expect(visited).toEqual(['/en/product-variation/102']);
});

test('[PDP-06] a value that does not fit can be chosen; what it drops is asked for, and adding waits', async () => {
  const { named, click, find, text } = await open({ variationId: 102 });
  const white = named('White, not available with this choice');
  expect(white.className).toContain('buy-box__value--off');
  await click(white);
  expect(visited).toEqual([]);
  expect(text()).toContain('Size: choose');
  const add = find<HTMLButtonElement>('.buy-box__add');
  expect(add.disabled).toBe(true);
  expect(add.textContent).toBe('Choose a variation');
  await click(named('S'));
  expect(visited).toEqual(['/en/product/103']);
});

test('adding puts the quantity and what was chosen into the cart, busy meanwhile', async () => {
  const { named, click, find } = await open();
  await click(named('Increase quantity'));
  const add = find('.buy-box__add');
  await act(async () => add.click());
  expect(add.getAttribute('aria-busy')).toBe('true');
  await act(() => vi.waitFor(() => expect($cart.get().lines).toHaveLength(1)));
  await act(async () => {});
  expect(add.getAttribute('aria-busy')).toBe('false');
  expect($cart.get().lines[0]).toMatchObject({ variationId: 101, count: 2, choice: 'Black, S', stock: { id: 1101, count: 8 }, newPrice: 90_000 });
  expect(notices[0]?.key).toBe('notice.added');
});

test('a choice that the name says already is not said again', async () => {
  const { find, click } = await open({ name: 'T-shirt, black' });
  await click(find('.buy-box__add'));
  await act(() => vi.waitFor(() => expect($cart.get().lines[0]?.choice).toBe('S')));
});

test('[PDP-08] over the stock the quantity stays and the toast says how many there are', async () => {
  const { find, type } = await open();
  const field = find<HTMLInputElement>('input[type=number]');
  await type(field, '9');
  expect(field.value).toBe('1');
  expect(notices).toEqual([{ key: 'notice.amount-balance', params: { available: 8 } }]);
});

test('[PDP-08] the quantity starts at the minimum order, and typing less goes back to it', async () => {
  const { find, type, text, named } = await open({ minOrder: 4 });
  const field = find<HTMLInputElement>('input[type=number]');
  expect(field.value).toBe('4');
  await type(field, '2');
  expect(field.value).toBe('4');
  expect((named('Decrease quantity') as HTMLButtonElement).disabled).toBe(true);
  expect(text()).toContain('Minimum order: 4 pcs');
});

test('[PDP-09] the price follows the tier of the quantity', async () => {
  const { find, type } = await open({ tiers: [{ min: 3, max: null, fixedDiscount: 5000 }] });
  expect(find('[data-part=price]').textContent).toBe('90\u00A0000\u00A0UZS');
  await type(find<HTMLInputElement>('input[type=number]'), '3');
  expect(find('[data-part=price]').textContent).toBe('85\u00A0000\u00A0UZS');
  expect(find('table').textContent?.replaceAll('\u00A0', ' ')).toContain('3 and more85 000 UZS');
});

test('a sold-out variation cannot be added', async () => {
  const { find } = await open({ stock: { id: 1, count: 0 } });
  expect(find<HTMLButtonElement>('.buy-box__add').disabled).toBe(true);
  expect(find('.buy-box__add').textContent).toBe('Out of stock');
});

test('saved favourites show after hydration without a mismatch', async () => {
  $favourites.set([{ stockId: 1101, variationId: 101, productId: 9 }]);
  const { html, faults, named, click } = await open();
  expect(html).not.toContain('aria-pressed="true"');
  expect(faults).toEqual([]);
  expect(named('Add to favourites').getAttribute('aria-pressed')).toBe('true');
  await click(named('Add to favourites'));
  expect($favourites.get()).toEqual([]);
});

test('[CAT-09] a price that was laid over before the first touch survives hydration, and a later one shows, too', async () => {
  const price = { variationId: 101, newPrice: 70_000, oldPrice: 120_000, count: 2, discount: 50_000, discountPercent: 42 };
  const { faults, find } = await open({}, (island) => {
    island.setAttribute('ssr', '');
    const item = document.createElement('section');
    Object.assign(item.dataset, { item: 101, stock: 1101, price: 90_000, oldPrice: 120_000, count: 8, tracking: 1, min: 1 });
    island.replaceWith(item);
    item.append(island);
    $currentPrices.setKey(101, price);
    showPrice(price, pageTranslate());
    expect(island.querySelector('[data-part=price]')?.textContent).toBe('70\u00A0000\u00A0UZS');
  });
  expect(faults).toEqual([]);
  expect(find('[data-part=price]').textContent).toBe('70\u00A0000\u00A0UZS');
  expect(find('[data-part=stock]').textContent).toBe('Only a few left');
  await act(async () => $currentPrices.setKey(101, { ...price, newPrice: 120_000 }));
  expect(find('[data-part=price]').textContent).toBe('120\u00A0000\u00A0UZS');
  expect(find('[data-part=discount]').hidden).toBe(true);
});
