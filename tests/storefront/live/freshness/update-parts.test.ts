// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { partText } from '#storefront/live/freshness/part-text.ts';
import { updateParts } from '#storefront/live/freshness/update-parts.ts';
import { find, itemHtml, openPage } from '../../static-page.ts';

interface Shop {
  phone?: string;
  menu?: readonly string[];
  actions?: readonly string[];
  rows?: readonly number[];
  banner?: string;
  item?: string;
  footer?: string;
}

/** Shell and home as pages have them. */
function html({
  phone = '+998 71 200 00 00',
  menu = ['About us'],
  actions = ['/profile', '/favourites'],
  rows = [1],
  banner = 'Sale',
  item = itemHtml(),
  footer = 'Open daily',
}: Shop = {}): string {
  return `<header class="header"><div class="header__inner">
    <div class="header__top"><button class="header__address" data-action="address">Where</button>
      <nav class="header__menu">${menu.map((name) => `<a href="/page/${name}">${name}</a>`).join('')}</nav></div>
    <div class="header__aside">${phone && `<a class="header__phone" href="tel:${phone}">${phone}</a>`}</div>
    <a class="header__logo" href="/"><b>Shop</b></a>
    <form data-search><input id="search"></form>
    <nav class="header__actions">${actions.map((href) => `<a href="${href}"><span class="badge" data-badge="favourite"></span></a>`).join('')}
      <a href="/cart" data-to-cart><span class="badge" data-badge="cart"></span></a></nav>
  </div></header>
  <main id="content"><div class="container home">
    <section class="slider" data-carousel><ul data-track><li>${banner}</li></ul></section>
    ${rows.map((row) => `<section class="home__row" aria-labelledby="collection-${row}"><h2 id="collection-${row}">Row ${row}</h2>${item}</section>`).join('')}
    <template data-picks="viewed"></template>
  </div></main>
  <footer class="footer"><p>${footer}</p></footer>
  <nav class="more" id="more" popover><a href="/menu">Menu</a>${phone && `<a href="tel:${phone}">${phone}</a>`}</nav>
  <div class="order-by-phone"><p>Call</p>${phone && `<a class="button" href="tel:${phone}">${phone}</a>`}</div>`;
}

function aPage(shop: Shop): Document {
  return new DOMParser().parseFromString(html(shop), 'text/html');
}

const rows = () => [...document.querySelectorAll('.home__row h2')].map((title) => title.textContent);

beforeEach(() => openPage(html()));

test('[CCH-01] [TEN-10] another phone of the shop stands wherever a page names one', () => {
  updateParts(aPage({ phone: '+998 71 211 11 11' }));
  const phones = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
  expect(phones.map(({ textContent }) => textContent)).toEqual(Array(3).fill('+998 71 211 11 11'));
});

test('[CCH-01] a page that is as it was is left alone, whatever the client has drawn on it', () => {
  const parts = [...document.querySelectorAll('.header__inner > *, .home > *, .footer')];
  for (const badge of document.querySelectorAll<HTMLElement>('[data-badge]')) badge.textContent = '3';
  find<HTMLAnchorElement>('[data-to-cart]').href = '/checkout';
  find('[data-part="price"]').textContent = '90 000 UZS';
  find('[data-action="favourite"]').ariaPressed = 'true';
  find('.slider').append(Object.assign(document.createElement('div'), { textContent: '1' }));
  find('.slider').lastElementChild?.setAttribute('data-controls', '');
  expect(updateParts(aPage({}))).toEqual({ fresh: [], waiting: 0 });
  expect([...document.querySelectorAll('.header__inner > *, .home > *, .footer')]).toEqual(parts);
});

test('[CCH-01] viewed products of this browser stay, whatever comes and goes around them', () => {
  const picks = Object.assign(document.createElement('section'), { className: 'picks' });
  find('template').after(picks);
  const { fresh } = updateParts(aPage({}));
  expect(fresh).toEqual([]);
  updateParts(aPage({ rows: [2, 1, 3] }));
  expect(rows()).toEqual(['Row 2', 'Row 1', 'Row 3']);
  updateParts(aPage({ rows: [3] }));
  expect(find('template').nextElementSibling).toBe(picks);
  expect(find('.home').lastElementChild).toBe(picks);
});

test('[CCH-01] a change of the owner replaces the old content, and nothing else is touched', () => {
  const search = find('[data-search]');
  const row = find('.home__row');
  const { fresh, waiting } = updateParts(
    aPage({
      phone: '+998 71 300 00 00',
      menu: ['About us', 'Jobs'],
      banner: 'Spring',
      footer: 'Open at noon',
    }),
  );
  expect(waiting).toBe(0);
  expect(fresh.map(({ className }) => className)).toEqual([
    'header__menu',
    'header__phone',
    // The phone of the panel More, and of the ways to order.
    '',
    'button',
    'slider',
    'footer',
  ]);
  expect(find('.header__menu').textContent).toBe('About usJobs');
  expect(find<HTMLAnchorElement>('.header__phone').href).toBe('tel:+998 71 300 00 00');
  expect(find('.slider').textContent.trim()).toBe('Spring');
  expect(find('.footer').textContent).toBe('Open at noon');
  expect([find('[data-search]'), find('.home__row')]).toEqual([search, row]);
});

test('[CCH-01] a phone of the shop follows wherever it stands: in a panel, a menu, beside an offer', () => {
  const places = (phone: string) =>
    ['more-phone', 'menu-phones', 'order-by-phone']
      .map((name) => `<p data-fresh="${name}"><a href="tel:${phone}">${phone}</a></p>`)
      .join('');
  openPage(html() + places('+998 71 200 00 00'));
  const page = aPage({});
  page.body.insertAdjacentHTML('beforeend', places('+998 71 300 00 00'));
  expect(updateParts(page).waiting).toBe(0);
  expect([...document.querySelectorAll('[data-fresh]')].map(({ textContent }) => textContent)).toEqual(
    Array(3).fill('+998 71 300 00 00'),
  );
  expect(updateParts(page).fresh).toEqual([]);
});

test('[CCH-01] rows come, go and change their order; parts that a shop switches off leave', () => {
  const first = find('.home__row');
  updateParts(aPage({ rows: [2, 1, 3], phone: '', actions: ['/profile'] }));
  expect(rows()).toEqual(['Row 2', 'Row 1', 'Row 3']);
  expect(find('[aria-labelledby="collection-1"]')).toBe(first);
  expect(document.querySelector('.header__phone')).toBeNull();
  expect(document.querySelectorAll('.header__actions a')).toHaveLength(2);
  updateParts(aPage({ rows: [3] }));
  expect(rows()).toEqual(['Row 3']);
  expect(document.querySelectorAll('.header__actions a')).toHaveLength(3);
  expect(find('.header__actions').lastElementChild?.hasAttribute('data-to-cart')).toBe(true);
});

test('[CCH-01] a focused element stays until it is left', () => {
  const link = find('.header__menu a');
  link.focus();
  const page = aPage({ menu: ['Jobs'], footer: 'Open at noon' });
  expect(updateParts(page).waiting).toBe(1);
  expect(document.activeElement).toBe(link);
  expect(find('.footer').textContent).toBe('Open at noon');
  link.blur();
  expect(updateParts(page)).toMatchObject({ waiting: 0 });
  expect(find('.header__menu').textContent).toBe('Jobs');
});

test('of a product its picture and name are told apart, not what the platform answers by itself', () => {
  const textOf = (item: string) => {
    openPage(item);
    return partText(find('article'));
  };
  const before = textOf(itemHtml());
  expect(textOf(itemHtml({ price: 5, count: 0 }))).toBe(before);
  expect(textOf(itemHtml({ id: 8 }))).not.toBe(before);
});
