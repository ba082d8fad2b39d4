import { expect, type Page, type Request } from '@playwright/test';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { violationsOn } from './axe.ts';
import { needsSandbox } from './control.ts';
import { signInAsNewCustomer } from './new-customer.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { smallTargetsOn } from './visit.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');
const REGISTAN = { latitude: 39.65378, longitude: 66.97252 };
const BISHKEK = { latitude: 42.8746, longitude: 74.5698 };

/** The dialog of an address, as a shopper finds it. */
function addressDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: t('address.title') });
  const field = (key: keyof (typeof DICTIONARIES)['ru'] & `address.${string}`) =>
    dialog.getByLabel(String(DICTIONARIES.ru[key]), { exact: true });
  return {
    dialog,
    said: (text: string) => dialog.getByRole('status').filter({ hasText: text }),
    region: field('address.region'),
    locality: field('address.locality'),
    street: field('address.street'),
    name: field('address.name'),
    search: dialog.getByRole('searchbox'),
    map: dialog.getByRole('region', { name: t('address.map') }),
    showMap: dialog.getByRole('button', { name: t('address.map-show') }),
    locate: dialog.getByRole('button', { name: t('address.locate') }),
    confirm: dialog.getByRole('button', { name: t('address.confirm') }),
  };
}

const headerAddress = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: t('address.deliver-to') });

/** Zoom and place of a map tile, and the query of its address. */
function tileOf(request: Request): { zoom: number; x: number; y: number; query: string } | undefined {
  const { pathname, search } = new URL(request.url());
  const [, zoom, x, y] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(pathname) ?? [];
  return y === undefined ? undefined : { zoom: Number(zoom), x: Number(x), y: Number(y), query: search };
}

// Keyboards stand before wide screens.
test('[SHL-08] [MAP-01] [ACC-07] a guest gives an address by keyboard alone, and every tab delivers there', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context }) => {
  const complaints = await watchPage(page);
  const places = Array.from({ length: 9 }, (_, at) => ({
    name: `Место ${at}`,
    latitude: 41 + at / 10,
    longitude: 69,
  }));
  await page.addInitScript((history) => {
    localStorage['session:v1'] ??= JSON.stringify({ token: null, user: null, location: null, history });
  }, places);
  await page.goto(shopUrl('dev'));
  const other = await context.newPage();
  await other.goto(shopUrl('dev', '/cart'));
  await expect(headerAddress(page)).toContainText(t('address.no-address-selected'));

  await page.bringToFront();
  await headerAddress(page).focus();
  await page.keyboard.press('Enter');
  const { dialog, region, locality, street, confirm } = addressDialog(page);
  await expect(dialog).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Место' })).toHaveCount(7);
  expect(await violationsOn(page)).toEqual([]);
  expect(await smallTargetsOn(page)).toEqual([]);

  const next = async (target: typeof region) => {
    for (let press = 0; press < 20; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  };
  await next(region);
  await page.keyboard.press('ArrowDown');
  await expect(region).toHaveValue('UZ-TK');
  await expect(confirm).toBeDisabled();
  await next(locality);
  await page.keyboard.press('ArrowDown');
  await expect(confirm).toBeEnabled();
  for (const [field, text] of [
    ['address.street', 'Амира Темура, 15'],
    ['address.entrance', '2'],
    ['address.floor', '4'],
    ['address.flat', '31'],
    ['address.landmark', 'Напротив сквера'],
    ['address.name', 'Дом'],
  ] as const) {
    await next(dialog.getByLabel(t(field), { exact: true }));
    await page.keyboard.type(text);
  }
  await expect(street).toHaveValue('Амира Темура, 15');
  await next(confirm);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(headerAddress(page)).toBeFocused();
  for (const tab of [page, other]) await expect(headerAddress(tab)).toContainText('Дом');
  const session = await page.evaluate(() => JSON.parse(localStorage['session:v1']));
  expect(session.location).toMatchObject({
    countryCode: 'UZ',
    locality: 'Алмазарский район',
    addressLine1: 'Амира Темура, 15',
    apartmentNumber: '2',
    floor: '4',
    houseNumber: '31',
    addressLine2: 'Напротив сквера',
  });
  expect(session.history).toHaveLength(7);
  expect(complaints).toEqual([]);
});

test('[MAP-01] [MAP-02] [MAP-03] [MAP-04] the map of the shop says what is in its middle, within two countries', async ({
  page,
  isMobile,
}) => {
  const complaints = await watchPage(page);
  const tiles: NonNullable<ReturnType<typeof tileOf>>[] = [];
  page.on('request', (request) => {
    const tile = tileOf(request);
    if (tile) tiles.push(tile);
  });
  await page.goto(shopUrl('local'));
  await headerAddress(page).click();
  const { dialog, map, showMap, region, locality, street, search, said, confirm } = addressDialog(page);
  if (isMobile) {
    await expect(dialog).toBeVisible();
    expect(tiles).toEqual([]);
    await showMap.click();
  }
  // 41.31, 69.28 at this nearness.
  await expect.poll(() => tiles.map(({ zoom, x, y }) => `${zoom}/${x}/${y}`)).toContain('12/2836/1531');
  expect(new Set(tiles.map(({ query }) => query))).toEqual(new Set(['?map=mapbox&lang=ru']));
  await expect(map).toContainText('© Mapbox © OpenStreetMap');

  await search.fill('Ташкент, Бобура 15');
  await dialog.getByRole('button', { name: 'улица Бобура' }).click();
  await expect(street).toHaveValue('улица Бобура, 15');
  await expect(locality).toHaveValue('Yakkasaroy');
  await expect.poll(() => tiles.some(({ zoom }) => zoom === 18)).toBe(true);

  await map.locator('.leaflet-container').focus();
  const answered = page.waitForResponse((response) => response.url().includes('/reverse'));
  await page.keyboard.press('ArrowDown');
  await answered;
  await expect(said(t('address.filled-in'))).toBeVisible();
  await expect(confirm).toBeEnabled();

  // An answer of the geocoder about another country clears the address.
  await page.route('**/openstreetmap/reverse*', (route) =>
    route.fulfill({
      json: {
        lat: '42.87',
        lon: '74.56',
        display_name: 'Бишкек',
        address: { country: 'Киргизия', country_code: 'kg' },
      },
    }),
  );
  await map.locator('.leaflet-container').focus();
  await page.keyboard.press('ArrowUp');
  await expect(said(t('address.wrong-country'))).toBeVisible();
  await expect(region).toHaveValue('');
  await expect(street).toHaveValue('');
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});

// Tested on phones, which know their place best.
test('[MAP-03] [MAP-04] [MAP-05] maps of Yandex have their token and geocoder; the device says where it is', {
  tag: ON_PHONES,
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(REGISTAN);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(shopUrl('test'));
  const fragment = await page.evaluate(async () => (await fetch('/overlay/address')).text());
  const body = fragment.replace('"type":"mapbox","token":null', '"type":"yandex","token":"shop-key"');
  await page.route('**/overlay/address', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await headerAddress(page).click();
  const { dialog, region, locality, locate, said, confirm } = addressDialog(page);
  await locate.click();
  await expect(said(t('address.filled-in'))).toBeVisible();
  await expect(region).toHaveValue('UZ-SA');
  await expect(locality).toHaveValue('Samarqand shahri');
  await expect(headerAddress(page)).toContainText('Самарканд');
  expect(asked.some((url) => url.includes('/yandex-geocoder/') && url.includes('apikey=shop-key'))).toBe(
    true,
  );

  await context.setGeolocation(BISHKEK);
  await locate.click();
  await expect(said(t('address.wrong-country'))).toBeVisible();
  await expect(confirm).toBeDisabled();
  await context.clearPermissions();
  await context.setGeolocation(null);
  await locate.click();
  await expect(said(t('address.locate-failed'))).toBeVisible();
  // The earlier position of the device stays.
  await dialog.getByRole('button', { name: t('dialog.close') }).click();
  await expect(headerAddress(page)).toContainText('Самарканд');
});

// A wide screen has tabs.
test('[ACC-02] [ACC-07] a customer keeps addresses: one more, another one, one less, the same in all tabs', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, context }) => {
  needsSandbox();
  await page.goto(shopUrl('dev', '/profile/addresses'));
  await expect(page).toHaveURL(/\/login\?from=%2Fprofile%2Faddresses$/);
  // The sign-in page leads a signed-in customer on.
  await signInAsNewCustomer(page, 'dev');
  await expect(page).toHaveURL(shopUrl('dev', '/profile/addresses'));
  await expect(page.getByRole('heading', { name: t('address.empty-title') })).toBeVisible();

  const { dialog, region, locality, street, name, confirm } = addressDialog(page);
  const cards = page.getByRole('list', { name: t('address.list-title') }).getByRole('listitem');
  const fill = async (called: string, at: string) => {
    await region.selectOption({ label: 'Самаркандская область' });
    await locality.selectOption({ label: 'Ургутский район' });
    await street.fill(at);
    await name.fill(called);
    await confirm.click();
    await expect(dialog).toBeHidden();
  };
  for (const [called, at] of [
    ['Дача', 'Навои, 7'],
    ['Мастерская', 'Навои, 9'],
  ] as const) {
    await page.getByRole('button', { name: t('address.add') }).click();
    await fill(called, at);
    await expect(cards.filter({ hasText: called })).toContainText(
      `${at}, Ургутский район, Самаркандская область`,
    );
  }
  await expect(cards.filter({ hasText: 'Мастерская' })).toContainText(t('address.current'));

  const other = await context.newPage();
  await other.goto(shopUrl('dev', '/profile/addresses'));
  await expect(other.getByRole('heading', { name: 'Дача' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: t('address.edit-named', { name: 'Дача' }) }).click();
  await name.fill('Дом у гор');
  await confirm.click();
  await expect(other.getByRole('heading', { name: 'Дом у гор' })).toBeVisible();

  await page.getByRole('button', { name: t('address.use-named', { name: 'Дом у гор' }) }).click();
  await expect(cards.filter({ hasText: t('address.current') })).toContainText('Дом у гор');
  await expect(headerAddress(other)).toContainText('Дом у гор');

  await page.getByRole('button', { name: t('address.remove-named', { name: 'Мастерская' }) }).click();
  await page.getByRole('button', { name: t('address.remove-yes') }).click();
  await expect(cards).toHaveCount(1);
  await expect(other.getByRole('heading', { name: 'Мастерская' })).toBeHidden();
  await page.reload();
  await expect(cards).toHaveCount(1);
});
