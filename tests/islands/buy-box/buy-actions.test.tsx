// @vitest-environment jsdom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startActions } from '#client/page/actions.ts';
import { startChoosers } from '#client/page/chooser.ts';
import { startPrices } from '#client/page/prices.ts';
import { NOTICE_EVENT, type Notice } from '#client/text/notice.ts';
import { pageTranslate } from '#client/text/page-text.ts';
import { offerOf } from '#domain/offer.ts';
import cartMessages from '#i18n/en/cart.json' with { type: 'json' };
import noticeMessages from '#i18n/en/notice.json' with { type: 'json' };
import { pickMessages } from '#i18n/messages.ts';
import { BuyActions } from '#islands/buy-box/BuyActions.tsx';
import { BUY_ACTIONS_MESSAGE_KEYS } from '#islands/buy-box/buy-actions-props.ts';
import { $cart } from '#stores/cart.store.ts';
import { $openChoices } from '#stores/choices.store.ts';
import { $currentPrices, keepPrices } from '#stores/prices.store.ts';
import { aPlatform } from '../../client/platform.ts';
import { type ProductHtmlOptions, productHtml } from '../../client/product-page.ts';
import { find, openPage } from '../../client/static-page.ts';
import { renderIsland } from '../render-island.tsx';

const platform = await aPlatform(() => ({ body: { sellRecords: [] } }));
afterAll(() => platform.close());
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
  },
);

let notices: Notice[] = [];
document.addEventListener(NOTICE_EVENT, (event) => notices.push((event as CustomEvent<Notice>).detail));
openPage('');
startActions();
startPrices(pageTranslate());
startChoosers(pageTranslate(), () => {});

let box: Awaited<ReturnType<typeof renderIsland>>;

/**
 * A product page with its island, as the server draws it: it knows of the product only what the page's
 * element says. `before` is what happens before the first touch.
 */
async function open(options: ProductHtmlOptions = {}, before: (island: HTMLElement) => void = () => {}) {
  openPage(productHtml(options));
  const { count = 8, minOrder = 1, tiers = [] } = options;
  const { lowest, orderable } = offerOf({
    newPrice: 90_000,
    oldPrice: 120_000,
    minOrder,
    tiers: tiers.map(([min, max, fixedDiscount]) => ({ min, max, fixedDiscount })),
    tracking: true,
    stockCount: count,
  });
  const messages = pickMessages({ ...cartMessages, ...noticeMessages }, BUY_ACTIONS_MESSAGE_KEYS);
  const props = {
    lowest,
    orderable,
    language: 'en',
    messages,
  } as const;
  box = await renderIsland(BuyActions, props, (island) => {
    island.setAttribute('data-island', 'waiting');
    find('section').append(island);
    before(island);
  });
  box.island.setAttribute('data-island', '');
  const type = (text: string) => box.type(field(), text);
  return { ...box, type };
}
beforeEach(() => {
  $cart.set({ lines: [] });
  $currentPrices.set({});
  $openChoices.set({});
  notices = [];
});
afterEach(() => box.leave());

const field = () => box.find<HTMLInputElement>('input[type=number]');
const add = () => box.find<HTMLButtonElement>('.buy-box__add');
const choose = (label: string) => {
  const value = [...document.querySelectorAll<HTMLElement>('[data-chooser] a')].find(
    (one) => one.firstElementChild?.textContent === label,
  );
  return act(async () => value?.click());
};
const line = async () => {
  await act(() => vi.waitFor(() => expect($cart.get().lines).toHaveLength(1)));
  return $cart.get().lines[0];
};
const tierRows = () => [...document.querySelectorAll('[data-tier]')];
const shownPrice = () => find('[data-part=price]').textContent?.replaceAll('\u00A0', ' ');

test('adding puts the quantity, the choice and the small picture into the cart, busy meanwhile', async () => {
  const { named, click } = await open();
  await click(named('Increase quantity'));
  await act(async () => add().click());
  expect([add().getAttribute('aria-busy'), add().textContent]).toEqual(['true', 'Adding…']);
  expect(await line()).toEqual({
    variationId: 101,
    productId: 9,
    supplierId: 3,
    stock: { id: 1101, count: 8 },
    name: 'T-shirt',
    language: 'en',
    image: '/tshirt.svg',
    newPrice: 90_000,
    oldPrice: 120_000,
    count: 2,
    minOrder: 1,
    tracking: true,
    choice: 'Black, S',
  });
  await act(async () => {});
  expect([add().getAttribute('aria-busy'), add().textContent]).toEqual(['false', 'Add to cart']);
  expect(notices[0]?.key).toBe('notice.added');
});

test('while it is busy a second press adds nothing', async () => {
  await open();
  await act(async () => add().click());
  await act(async () => add().click());
  await line();
  await act(async () => {});
  expect(notices).toHaveLength(1);
});

test('a choice that the name says already is not said again', async () => {
  const { click } = await open({ name: 'T-shirt, black' });
  await click(add());
  expect((await line())?.choice).toBe('S');
});

test('other buttons of the page add the quantity that was set', async () => {
  const { named, click } = await open();
  await click(named('Increase quantity'));
  await click(find('button[data-action=add]'));
  expect((await line())?.count).toBe(2);
});

test('[PDP-08] over the stock the quantity stays and the toast says how many there are', async () => {
  const { type } = await open();
  await type('9');
  expect(field().value).toBe('1');
  expect(notices).toEqual([{ key: 'notice.amount-balance', params: { available: 8 } }]);
});

test('[PDP-08] the quantity starts at the minimum order, and typing less goes back to it', async () => {
  const { html, type, named, click } = await open({ minOrder: 4 });
  expect(html).toContain('value="4"');
  await type('2');
  expect(field().value).toBe('4');
  expect((named('Decrease quantity') as HTMLButtonElement).disabled).toBe(true);
  await click(add());
  expect(await line()).toMatchObject({ count: 4, minOrder: 4 });
});

test('[PDP-09] price and table follow the tier of the quantity, and the line keeps the tiers', async () => {
  const { type, click } = await open({
    tiers: [
      [2, 3, 5000],
      [4, null, 9000],
    ],
  });
  expect(field().value).toBe('1');
  await type('3');
  expect(shownPrice()).toBe('85 000 UZS');
  expect(tierRows().map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
  await type('4');
  expect(shownPrice()).toBe('81 000 UZS');
  expect(tierRows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  await click(add());
  expect(await line()).toMatchObject({
    count: 4,
    newPrice: 90_000,
    tiers: [
      { min: 2, max: 3, fixedDiscount: 5000 },
      { min: 4, max: null, fixedDiscount: 9000 },
    ],
  });
});

test('[PDP-09] below every tier the price is the full one and no row is marked', async () => {
  const { type } = await open({ tiers: [[3, null, 5000]] });
  await type('3');
  expect(shownPrice()).toBe('85 000 UZS');
  await type('2');
  expect(shownPrice()).toBe('90 000 UZS');
  expect(tierRows().map((row) => row.getAttribute('aria-current'))).toEqual([null]);
});

test('a sold-out variation cannot be added', async () => {
  const { html, faults } = await open({ count: 0 });
  expect(html).toContain('disabled=""');
  expect([add().disabled, add().textContent]).toEqual([true, 'Out of stock']);
  expect(faults).toEqual([]);
});

test('[PDP-06] what is not chosen any more keeps from adding, until it is chosen', async () => {
  const { faults } = await open({ variationId: 102 });
  await choose('White');
  expect([add().disabled, add().textContent]).toEqual([true, 'Choose a variation']);
  await choose('L');
  await choose('Black');
  expect([add().disabled, add().textContent]).toEqual([false, 'Add to cart']);
  expect(faults).toEqual([]);
});

test('[PDP-06] a property that was left open before the first touch is asked for by the living island, too', async () => {
  const { faults } = await open({ variationId: 102 }, (island) => {
    for (const label of document.querySelectorAll<HTMLElement>('[data-chooser] .buy-box__value--off'))
      label.click();
    expect(island.querySelector('.buy-box__add')?.textContent).toBe('Choose a variation');
  });
  expect(faults).toEqual([]);
  expect([add().disabled, add().textContent]).toEqual([true, 'Choose a variation']);
  await choose('L');
  await choose('Black');
  expect([add().disabled, add().textContent]).toEqual([false, 'Add to cart']);
});

const soldOut = {
  variationId: 101,
  newPrice: 70_000,
  oldPrice: 120_000,
  count: 0,
  discount: 50_000,
  discountPercent: 42,
};

test('[CAT-09] a price and a stock that came before the first touch survive hydration, and later ones count, too', async () => {
  const { faults, click, type } = await open({}, (island) => {
    keepPrices([soldOut]);
    expect(island.querySelector('.buy-box__add')?.textContent).toBe('Out of stock');
  });
  expect(faults).toEqual([]);
  expect(shownPrice()).toBe('70 000 UZS');
  expect([add().disabled, add().textContent]).toEqual([true, 'Out of stock']);
  await act(async () => keepPrices([{ ...soldOut, newPrice: 75_000, count: 2 }]));
  expect([add().disabled, add().textContent]).toEqual([false, 'Add to cart']);
  await type('3');
  expect(notices).toEqual([{ key: 'notice.amount-balance', params: { available: 2 } }]);
  await click(add());
  expect(await line()).toMatchObject({ newPrice: 75_000, oldPrice: 120_000, stock: { id: 1101, count: 2 } });
});

test('[CAT-09] a quantity above a stock that fell is not added, and one step down takes what is there', async () => {
  const { type, named, click } = await open();
  await type('6');
  await act(async () => keepPrices([{ ...soldOut, count: 3 }]));
  await click(add());
  expect($cart.get().lines).toEqual([]);
  await click(named('Decrease quantity'));
  expect(field().value).toBe('3');
  expect(notices).toEqual([1, 2].map(() => ({ key: 'notice.amount-balance', params: { available: 3 } })));
  await click(find('button[data-action=add]'));
  expect(await line()).toMatchObject({ count: 3, stock: { count: 3 } });
});

test('[CAT-09] what was sold out when the page was made can be added once there is some', async () => {
  const { faults } = await open({ count: 0 }, () => keepPrices([{ ...soldOut, count: 3 }]));
  expect(faults).toEqual([]);
  expect([add().disabled, add().textContent]).toEqual([false, 'Add to cart']);
});

test('[PDP-09] a new price is shown less the discount of the quantity', async () => {
  const { type } = await open({
    tiers: [
      [1, 2, 1000],
      [3, null, 5000],
    ],
  });
  await type('3');
  await act(async () => keepPrices([{ ...soldOut, count: 8 }]));
  expect(shownPrice()).toBe('65 000 UZS');
  expect(tierRows().map((row) => row.querySelector('td')?.textContent?.replaceAll('\u00A0', ' '))).toEqual([
    '69 000 UZS',
    '65 000 UZS',
  ]);
});

test('it is drawn the same for every product with the same least quantity', async () => {
  const first = await open({ name: 'One' });
  await first.leave();
  const second = await open({ name: 'Two', variationId: 103, count: 5 });
  expect(second.html).toBe(first.html);
});
