// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { $openChoices } from '#storefront/cart/choices.store.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { startChoosers } from '#storefront/product/chooser.ts';
import { aFullShirt, buyControlsHtml, type ProductHtmlOptions, productHtml } from '../product-page.ts';
import { find, openPage } from '../static-page.ts';

let small = false;
vi.stubGlobal('matchMedia', () => ({ matches: small }));

/** Variations to show in place: by their new address, or by id if it needs none. */
const visited: (string | number)[] = [];
openPage('');
startChoosers(pageTranslate(), (id, address) => visited.push(address ?? id));
// Presses that no listener stopped: the browser would follow the link.
const followed: string[] = [];
window.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
  event.preventDefault();
});

beforeEach(() => {
  small = false;
  visited.length = 0;
  followed.length = 0;
  $openChoices.set({});
});

const open = (options: ProductHtmlOptions = {}) => openPage(productHtml(options));

function link(label: string): HTMLAnchorElement {
  const found = [...document.querySelectorAll<HTMLAnchorElement>('[data-chooser] a')].find(
    (one) => one.firstElementChild?.textContent === label,
  );
  if (!found) throw new Error(`There is no value "${label}".`);
  return found;
}
const press = async (label: string, keys: MouseEventInit = {}) => {
  link(label).firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  );
  await vi.dynamicImportSettled();
};
const legends = () => [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
const textOf = (label: string) =>
  link(label)
    .textContent?.trim()
    .replace(/\s+(?=,)/, '');
const add = () => find<HTMLButtonElement>('button[data-action=add]');

test('[PDP-07] a value that has a variation with the rest is shown in place, and marked at once', async () => {
  open();
  await press('L');
  expect(followed).toEqual([]);
  expect(visited).toEqual(['/en/product/102']);
  expect(link('L').ariaBusy).toBe('true');
  await press('White');
  expect(visited).toEqual(['/en/product/102', '/en/product/103']);
  expect(link('L').ariaBusy).toBeNull();
});

test('[PDP-07] an address of the history is shown, whatever script put it there', async () => {
  open();
  history.pushState(null, '', '/en/product-variation/103');
  window.dispatchEvent(new PopStateEvent('popstate'));
  history.pushState(null, '', '/en/product/101#photo-2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  history.pushState(null, '', '/en/product#reviews');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(visited).toEqual([103]);
});

test('[PDP-07] on a small screen it opens at the address of the variation', async () => {
  small = true;
  open();
  await press('White');
  expect(visited).toEqual(['/en/product-variation/103']);
  expect(followed).toEqual([]);
});

test('[PDP-07] so does a match that was chosen in place', async () => {
  small = true;
  open({ variationId: 102 });
  await press('S');
  expect(visited).toEqual(['/en/product-variation/101']);
});

test('[PDP-06] a value that does not fit is chosen in place; what it drops is asked for, and adding waits', async () => {
  open({ variationId: 102 });
  expect(textOf('White')).toBe('White, not available in this combination');
  await press('White');
  expect([visited, followed]).toEqual([[], []]);
  expect(legends()).toEqual(['Color: White', 'Size: choose']);
  expect(find('fieldset:last-of-type legend span').className).toBe('buy-box__missing');
  expect(add().disabled).toBe(true);
  expect($openChoices.get()).toEqual({ 102: true });
  await press('S');
  expect(visited).toEqual(['/en/product/103']);
});

test('[PDP-06] allowed values and targets of links follow the choice', async () => {
  open({ variationId: 102 });
  await press('White');
  expect(link('White').getAttribute('aria-current')).toBe('true');
  expect(link('White').className).not.toContain('buy-box__value--off');
  expect(textOf('White')).toBe('White');
  expect(link('Black').hasAttribute('aria-current')).toBe(false);
  expect(link('L').hasAttribute('aria-current')).toBe(false);
  expect(link('L').className).toContain('buy-box__value--off');
  expect(textOf('L')).toBe('L, not available in this combination');
  expect(link('S').getAttribute('href')).toBe('/en/product/103');
  await press('L');
  expect(legends()).toEqual(['Color: choose', 'Size: L']);
  expect(textOf('L')).toBe('L');
});

test('[PDP-06] back at what the page shows the product can be added again', async () => {
  open({ variationId: 102 });
  await press('White');
  await press('L');
  await press('Black');
  expect(legends()).toEqual(['Color: Black', 'Size: L']);
  expect([visited, followed]).toEqual([[], []]);
  expect(add().disabled).toBe(false);
  expect($openChoices.get()).toEqual({ 102: false });
});

test('[PDP-10] a sold-out variation cannot be added after all is chosen either', async () => {
  open({ variationId: 102, count: 0 });
  for (const label of ['White', 'L', 'Black']) await press(label);
  expect(add().disabled).toBe(true);
});

test('[PDP-06] the button of the buy box says that something is to be chosen', async () => {
  open({ variationId: 102, inside: buyControlsHtml() });
  await press('White');
  const button = find<HTMLButtonElement>('.buy-box__add');
  expect([button.textContent, button.disabled]).toEqual(['Choose an option', true]);
  await press('L');
  await press('Black');
  expect([button.textContent, button.disabled]).toEqual(['Add to cart', false]);
});

test.each([false, true])('[PDP-06] the chosen value leads nowhere: small screen %s', async (screen) => {
  small = screen;
  for (const options of [{ variationId: 102 }, { product: aFullShirt() }]) {
    open(options);
    await press('Black');
    expect([visited, followed]).toEqual([[], []]);
    expect(add().disabled).toBe(false);
  }
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'a click with %s opens a tab or a window, as the browser does',
  async (key) => {
    small = true;
    open({ variationId: 102 });
    await press('White', { [key]: true });
    expect(followed).toEqual(['/en/product/103']);
    expect(visited).toEqual([]);
    expect(legends()).toEqual(['Color: Black', 'Size: L']);
  },
);

test('another button of the mouse is left alone', async () => {
  open({ variationId: 102 });
  await press('White', { button: 1 });
  expect(legends()).toEqual(['Color: Black', 'Size: L']);
});

test('Enter on a link is a click, so the keyboard chooses as well', async () => {
  open({ variationId: 102 });
  link('White').focus();
  (document.activeElement as HTMLElement).click();
  await vi.dynamicImportSettled();
  expect(legends()).toEqual(['Color: White', 'Size: choose']);
  expect(document.activeElement).toBe(link('White'));
});

test('links elsewhere are left alone', async () => {
  small = true;
  openPage('<a href="/en/product/5" id="other">Other</a>');
  find('#other').click();
  expect(followed).toEqual(['/en/product/5']);
  expect(visited).toEqual([]);
});
