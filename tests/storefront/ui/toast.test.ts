// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPushMessage } from '#domain/notification/notification.ts';
import { showBanner } from '#storefront/notifications/banner.ts';
import { notify } from '#storefront/page/notice.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { sayAvailable } from '#storefront/page/say-available.ts';
import { MAX_TOASTS, POPUP_TIME, startToasts, TOAST_TIME, UNDO_TIME } from '#storefront/ui/toast.ts';
import { find, openPage, toastTexts } from '../static-page.ts';

openPage('');
startToasts(pageTranslate());

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const region of document.querySelectorAll('.toasts, #toasts')) region.replaceChildren();
});

test('[SHL-10] a toast closes after 3 s', () => {
  notify({ key: 'notice.favourite-added' });
  vi.advanceTimersByTime(TOAST_TIME - 1);
  expect(toastTexts()).toEqual(['Added to favourites']);
  vi.advanceTimersByTime(1);
  expect(toastTexts()).toEqual([]);
  expect(TOAST_TIME).toBe(3000);
});

test('[SHL-10] the popup of an added product has its picture and a way on, and stays 4 s', () => {
  notify({
    key: 'notice.added',
    title: 'Tea',
    image: '/tea.svg',
    link: { key: 'notice.pay', href: '/cart' },
  });
  expect(find('.toast b').textContent).toBe('Tea');
  expect(find<HTMLAnchorElement>('.toast a').textContent).toBe('Checkout');
  expect(find<HTMLImageElement>('.toast img').getAttribute('src')).toBe('/tea.svg');
  vi.advanceTimersByTime(POPUP_TIME - 1);
  expect(toastTexts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastTexts()).toEqual([]);
});

test('[SHL-10] one popup shows at a time, beside toasts', () => {
  notify({ key: 'notice.compare-added' });
  for (const title of ['Tea', 'Milk']) notify({ key: 'notice.added', title });
  expect([...document.querySelectorAll('.toast__title')].map(({ textContent }) => textContent)).toEqual([
    'Milk',
  ]);
  expect(toastTexts()).toEqual(['Added to comparison', 'Added to the cart']);
});

test('[SHL-10] a push message has the look of the popup and its own texts, leads within the shop, and stays 4 s', () => {
  const message = readPushMessage({
    title: 'Sale',
    body: '<b>All</b> tea',
    image_url: '/sale.png',
    url: 'https://other.example/category/tea?sort=new',
  });
  if (message) showBanner(message);
  expect(find('.toast--popup b').textContent).toBe('Sale');
  expect(toastTexts()).toEqual(['<b>All</b> tea']);
  expect(find<HTMLImageElement>('.toast img').getAttribute('src')).toBe('/sale.png');
  expect(find<HTMLAnchorElement>('.toast a').getAttribute('href')).toBe('/en/category/tea?sort=new');
  vi.advanceTimersByTime(POPUP_TIME - 1);
  expect(toastTexts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([toastTexts(), POPUP_TIME]).toEqual([[], 4000]);
});

test('a toast shows within the dialog that is open, and beside the page after that', () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  notify({ key: 'notice.compare-added' });
  expect(dialog.contains(find('.toast'))).toBe(true);
  notify({ key: 'notice.added', title: 'Tea' });
  expect(dialog.contains(find('.toast'))).toBe(false);
  dialog.remove();
  notify({ key: 'notice.compare-removed' });
  expect(toastTexts()).toEqual(['Added to comparison', 'Added to the cart', 'Removed from comparison']);
});

test.each([
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
])('a toast waits between %s and %s', (enter, leave) => {
  notify({ key: 'notice.compare-added' });
  find('.toast').dispatchEvent(new Event(enter));
  vi.advanceTimersByTime(60_000);
  expect(toastTexts()).toHaveLength(1);
  find('.toast').dispatchEvent(new Event(leave));
  vi.advanceTimersByTime(TOAST_TIME);
  expect(toastTexts()).toEqual([]);
});

test('at most three toasts show; the oldest make room', () => {
  for (let available = 1; available <= MAX_TOASTS + 2; available++)
    notify({ key: 'notice.amount-balance', params: { available } });
  expect(toastTexts()).toEqual(['Only 3 in stock', 'Only 4 in stock', 'Only 5 in stock']);
});

test('a toast has a named button that closes it', () => {
  notify({ key: 'notice.compare-added' });
  find('button[aria-label="Close the notification"]').click();
  expect(toastTexts()).toEqual([]);
});

test('a message never becomes markup', () => {
  notify({ key: 'notice.amount-balance', params: { available: '<img src=x>' } });
  expect(document.querySelector('#toasts img')).toBeNull();
});

test('a toast said again takes its own place and its time begins anew', () => {
  notify({ key: 'notice.amount-balance', params: { available: 3 } });
  vi.advanceTimersByTime(TOAST_TIME - 1);
  notify({ key: 'notice.amount-balance', params: { available: 3 } });
  expect(toastTexts()).toEqual(['Only 3 in stock']);
  vi.advanceTimersByTime(TOAST_TIME - 1);
  expect(toastTexts()).toEqual(['Only 3 in stock']);
});

test('a toast’s change is undone once, by its button', () => {
  const undo = vi.fn();
  notify({ key: 'notice.remove_cart_sucsessfuly', undo });
  vi.advanceTimersByTime(UNDO_TIME - 1);
  find('button.toast__action').click();
  expect(undo).toHaveBeenCalledOnce();
  expect(toastTexts()).toEqual([]);
});

test('[SHL-10] [PDP-08] how many are left is told at the bottom left, and not over the offer', () => {
  notify({ key: 'notice.amount-balance', params: { available: 2 } });
  notify({ key: 'notice.favourite-added' });
  const regionOf = (text: RegExp) =>
    [...document.querySelectorAll('[role=status]')].find(({ textContent }) => text.test(textContent));
  expect(regionOf(/Only\s2/)?.className).toBe('toasts toasts--start');
  expect(regionOf(/Added to favourites/)?.id).toBe('toasts');
});

test('[PDP-08] one layout of the product page says at the top left that there are not enough', () => {
  sayAvailable(3);
  expect(toastTexts()).toEqual(['Only 3 in stock']);
  const page = document.createElement('div');
  page.dataset.shortage = 'not-enough';
  document.body.append(page);
  sayAvailable(3);
  page.remove();
  expect(toastTexts()).toEqual(['Only 3 in stock', 'Not enough in stock']);
  expect(find('.toasts--start').classList.contains('toasts--top')).toBe(true);
});
