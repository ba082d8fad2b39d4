// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startSteppers } from '#storefront/cart/stepper.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { $currentPrices, keepPrices } from '#storefront/pricing/prices.store.ts';
import { $awaited, MOST_AWAITED, toggleAwaited } from '#storefront/product/awaited.store.ts';
import { followAwaited } from '#storefront/product/awaited.ts';
import { startAwaited } from '#storefront/product/awaited-start.ts';
import { startPrices } from '#storefront/product/prices.ts';
import { startToasts, UNDO_TIME } from '#storefront/ui/toast.ts';
import { aPlatform } from '../platform.ts';
import { buyControlsHtml, productHtml } from '../product-page.ts';
import { find, openPage, toastTexts, writeInOtherTab } from '../static-page.ts';

const platform = await aPlatform(() => ({ body: { items: [stock(55, 2)] } }));
afterAll(() => platform.close());
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
  },
);
const shirt = { variationId: 101, name: 'T-shirt', lowest: 1, tracking: true };
const stock = (variationId: number, count: number) => ({
  variationId,
  newPrice: 90_000,
  oldPrice: 120_000,
  count,
  discount: 0,
  discountPercent: 0,
});

openPage(productHtml({ count: 0, inside: buyControlsHtml() }));
const t = pageTranslate();
startToasts(t);
startSteppers(t);
startAwaited();
followAwaited();

beforeEach(() => {
  find('#toasts').replaceChildren();
  $awaited.set([]);
  $currentPrices.set({});
});
const button = () => find('[data-action=await]');

test('[PDP-08] a press waits for a sold-out product, which the browser keeps, and the next does not', async () => {
  button().click();
  await expect.poll(() => localStorage.getItem('awaited:v1')).not.toBe('[]');
  expect(JSON.parse(localStorage.getItem('awaited:v1') ?? '')).toEqual([shirt]);
  expect(button().getAttribute('aria-pressed')).toBe('true');
  button().click();
  await expect.poll(() => $awaited.get()).toEqual([]);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(toastTexts()).toEqual([
    'We will tell you on your next visit once it is back',
    'You will no longer be notified of this product',
  ]);
});

test('products that another tab begins or ends to wait for show here', () => {
  writeInOtherTab('awaited:v1', JSON.stringify([shirt]));
  expect(button().getAttribute('aria-pressed')).toBe('true');
  writeInOtherTab('awaited:v1', 'not a list');
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('a product that is back is said once, with a link, and stays until it is closed', () => {
  vi.useFakeTimers();
  $awaited.set([{ ...shirt, variationId: 102, lowest: 3 }]);
  keepPrices([stock(102, 2)]);
  expect(toastTexts()).toEqual([]);
  keepPrices([stock(102, 3)]);
  expect($awaited.get(), 'who leaves at once is told again').toHaveLength(1);
  vi.advanceTimersByTime(10 * UNDO_TIME);
  expect(toastTexts()).toEqual(['Back in stock: T-shirt']);
  expect(find<HTMLAnchorElement>('.toast a').getAttribute('href')).toBe('/en/product/102');
  expect($awaited.get()).toEqual([]);
  find('.toast__close').click();
  keepPrices([stock(102, 4)]);
  expect(toastTexts()).toEqual([]);
  vi.useRealTimers();
});

test('the page of a product that is back says so by itself', () => {
  $awaited.set([shirt]);
  keepPrices([stock(101, 3)]);
  expect($awaited.get()).toEqual([]);
  expect(toastTexts()).toEqual([]);
});

test('each visit asks for what is waited for, whatever the page shows', async () => {
  $awaited.set([{ ...shirt, variationId: 55, name: 'Tea' }]);
  startPrices(t);
  await vi.waitFor(() => expect(platform.urls).toEqual(['GET /market-api/variations/prices?ids=55']));
  await vi.waitFor(() => expect(toastTexts()).toEqual(['Back in stock: Tea']));
});

test('so many are kept, the newest', () => {
  for (let id = 1; id <= MOST_AWAITED + 2; id++) toggleAwaited({ ...shirt, variationId: id });
  expect($awaited.get()).toHaveLength(MOST_AWAITED);
  expect($awaited.get()[0]?.variationId).toBe(3);
});
