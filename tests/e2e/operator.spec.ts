import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { LOOK_TABLES } from '#storefront/looks/look-tables.ts';
import { CARD_VARIANTS } from '#storefront/looks/product-card.ts';
import { aShopSeed } from '../sandbox/a-shop.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { watchPage } from './watch-page.ts';

/** A platform of their own, since these tests change the time and let calls fail. */
const test = base.extend<{ operator: Operator }>({
  operator: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'operator-'));
    // No logos: only those of the demo shops can be drawn.
    const shops = ['apple', 'banana'].map((name) => aShopSeed({ name, market: { logo: null } }));
    const sandbox = await startSandbox({
      file: join(folder, 'sandbox.sqlite'),
      port: 0,
      shops,
      checkAnswers: true,
    });
    await use(new Operator(page, sandbox));
    await sandbox.close();
    await rm(folder, { recursive: true });
  },
});

class Operator {
  readonly #page: Page;
  readonly #sandbox: Sandbox;

  constructor(page: Page, sandbox: Sandbox) {
    this.#page = page;
    this.#sandbox = sandbox;
  }

  /** Opens a section of a shop by its address. */
  async open(section: string, shop = 'apple'): Promise<void> {
    await this.#page.goto(`${this.#sandbox.url}/#/${shop}/${section}`);
  }

  async call(path: string, body?: object, shop = 'apple') {
    const answer = await fetch(`${this.#sandbox.url}/market-api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'security-key': `${shop}-key`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: await answer.json().catch(() => undefined) };
  }

  /** The bytes of a picture of the shop. */
  async load(path: string): Promise<Buffer> {
    return Buffer.from(await (await fetch(this.#sandbox.url + path)).arrayBuffer());
  }

  async control(method: string, path: string, body: object): Promise<void> {
    const answer = await fetch(`${this.#sandbox.url}/sandbox${path}`, { method, body: JSON.stringify(body) });
    expect(answer.status, path).toBe(200);
  }
}

const SECTIONS = [
  'overview',
  'messages',
  'orders',
  'products',
  'content',
  'settings',
  'changes',
  'reviews',
  'customers',
  'time',
  'faults',
  'webhooks',
];

test('every section opens without a complaint and fits the screen; on a phone everything can be touched', async ({
  page,
  operator,
  isMobile,
}) => {
  const complaints = await watchPage(page);
  await operator.call('/sent-verification', { phoneNumber: '+998901234567' });
  for (const section of SECTIONS) {
    await operator.open(section);
    await expect(page.locator(`main [data-section="${section}"]`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      section,
    ).toBeLessThanOrEqual(0);
    if (isMobile) expect(await tooSmall(page), section).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

// The same on every screen.
test('a code that the shop sends to a phone arrives on the page at once and can be copied', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, operator, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await operator.open('messages');
  await expect(page.getByText('No messages yet.').filter({ visible: true })).toBeVisible();
  expect((await operator.call('/sent-verification', { phoneNumber: '+998901234567' })).status).toBe(200);
  await page.getByRole('button', { name: /^Copy the code \d{4,6}/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{4,6}$/);
  await operator.open('messages', 'banana');
  await expect(page.getByText('No messages yet.').filter({ visible: true })).toBeVisible();
});

// The same on every screen.
test('a price and a stock are saved when their fields are left, and a change from elsewhere shows by itself', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, operator }) => {
  await operator.open('products');
  const row = page.getByRole('group', { name: 'apple product 1 Black en' });
  await row.getByLabel('Price', { exact: true }).fill('85 000');
  await row.getByLabel('Stock').fill('3');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Stock of 1 saved')).toBeVisible();
  expect((await operator.call('/variations/prices?ids=1')).json.items[0]).toMatchObject({
    newPrice: 85_000,
    oldPrice: 100_000,
    count: 3,
  });
  await operator.control('PUT', '/shops/apple/variations/1', { count: 2 });
  await expect(row.getByLabel('Stock')).toHaveValue('2');
  await row.getByLabel('Old price').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('oldPrice must not be below newPrice')).toBeVisible();
  await expect(row.getByLabel('Old price')).toHaveValue('100 000'.replace(' ', '\u00A0'));
});

// The same on every screen.
test('[TEN-05] [TEN-08] looks are chosen by what they are for, and the words of a shop are written', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, operator }) => {
  const settings = async () => (await operator.call('/market-data')).json.settings;
  await operator.open('settings');
  await page.getByRole('button', { name: 'English' }).click();
  const looks = page.getByRole('region', { name: 'Looks' });
  // They stand above all other settings.
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const contacts = page.getByRole('heading', { name: 'Name and contacts' });
  expect(await top(looks)).toBeLessThan(await top(contacts));
  await looks.getByText('Product card', { exact: true }).click();
  const cards = looks.getByRole('radiogroup', { name: 'Product card' });
  await expect(cards.getByRole('radio')).toHaveCount(Object.keys(CARD_VARIANTS).length);
  await cards.getByRole('radio', { name: CARD_VARIANTS[3]?.purpose ?? '' }).check();
  await expect(page.getByText('Product card: saved')).toBeVisible();
  expect(await settings()).toMatchObject({ settingStyleOfProduct: 3 });
  // The keys of a radio group move the choice, and an answer that comes late does not take it back.
  const look = (number: number) => cards.getByRole('radio', { name: `Look ${number}` });
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.keyboard.press('ArrowRight');
  await expect.poll(settings).toMatchObject({ settingStyleOfProduct: 4 });
  await page.route('**/sandbox/shops/*', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.keyboard.press('ArrowRight');
  await expect.poll(settings).toMatchObject({ settingStyleOfProduct: 5 });
  await page.keyboard.press('ArrowLeft');
  letGo();
  await expect.poll(settings).toMatchObject({ settingStyleOfProduct: 4 });
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(settings).toMatchObject({ settingStyleOfProduct: 3 });
  await expect(look(3)).toBeChecked();

  // Numbers that share a row say so, in the language of whoever chooses; no name of a setting is shown.
  await looks.getByText('Signing in', { exact: true }).click();
  await expect(looks.getByText('Numbers 4, 10 are one look.')).toBeVisible();
  await looks.getByRole('button', { name: 'Русский' }).click();
  const russian = page.getByRole('region', { name: 'Вид магазина' });
  await expect(russian.getByText('Номера 4, 10 — один вид.')).toBeVisible();
  const others = russian.getByText('Любой другой номер показывает вид 1.').filter({ visible: true });
  await expect(others).toHaveCount(1);
  await russian.getByRole('button', { name: 'Oʻzbekcha' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Kirish sahifasi' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Doʻkon koʻrinishi' })).not.toContainText('StyleType');

  // Each picture is cut out of a sheet that is there.
  const sheets = await page
    .locator('.look-row__picture')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundImage.slice(5, -2)))]);
  expect(sheets).toHaveLength(Object.keys(LOOK_TABLES).length);
  for (const sheet of sheets) expect((await page.request.get(sheet)).status(), sheet).toBe(200);

  await page.getByLabel('Cart description, Russian').fill('<p>Завтра</p>');
  await page.getByLabel('Product property').fill('Вес, Цвет,');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Product property saved')).toBeVisible();
  expect(await settings()).toMatchObject({
    settingStyleOfProduct: 3,
    cartDescription: { ru: '<p>Завтра</p>' },
    productProperty: ['Вес', 'Цвет'],
  });
});

test('a logo, phones and banners are given by hand, and the shop has them at once', async ({
  page,
  operator,
}) => {
  const picture = { name: 'sign.png', mimeType: 'image/png', buffer: PIXEL };
  const market = async () => (await operator.call('/market-data')).json;
  await operator.open('settings');
  await page.getByLabel('Logo, upload a picture').setInputFiles(picture);
  await expect(page.getByText('Logo saved')).toBeVisible();
  const uploaded = /^\/market-api\/media\/upload\/[0-9a-f]{32}\.png$/;
  await expect(page.getByLabel('Logo', { exact: true })).toHaveValue(uploaded);
  await page.getByLabel('Phones', { exact: true }).fill('+998 71 200 00 01, +998 71 200 00 02');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Phones saved')).toBeVisible();
  const { logo, phones } = await market();
  expect(phones).toEqual(['+998 71 200 00 01', '+998 71 200 00 02']);
  // Every size is the new picture: pages choose among them.
  expect(new Set(Object.values(logo.urls)).size).toBe(1);
  expect((await operator.load(logo.urls['800x_'])).equals(PIXEL)).toBe(true);
  await page.getByLabel('Logo', { exact: true }).fill('ftp://shop.example/sign.png');
  await page.keyboard.press('Tab');
  await expect(page.getByText('must start with https://')).toBeVisible();
  await page.getByLabel('Logo', { exact: true }).fill('');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await market()).logo).toBeNull();

  await operator.open('content');
  await page.getByText('Add a banner').click();
  await page.getByLabel('Title', { exact: true }).fill('Sale');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Picture', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Picture, upload a picture', { exact: true }).setInputFiles(picture);
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(uploaded);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('A banner added')).toBeVisible();
  const banners = async () => (await operator.call('/banners')).json.items;
  const shown = { title: 'Sale', link: '/', imageDesktop: expect.stringMatching(uploaded) };
  expect((await banners()).at(-1)).toMatchObject({ active: true, translations: { ru: shown, uz: shown } });
  await page.locator('summary').filter({ hasText: 'Sale' }).click();
  await page.getByLabel('Title, Uzbek').filter({ visible: true }).fill('Chegirma');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Sale saved')).toBeVisible();
  expect((await banners()).at(-1).translations).toMatchObject({ ru: shown, uz: { title: 'Chegirma' } });
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// The same on every screen.
test('[SEC-02] markup in names, messages, titles and refusals is shown as text', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, operator }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const complaints = await watchPage(page);
  const name = { ru: markup, uz: markup, en: markup };
  await operator.control('PUT', '/shops/apple/products/1', { name });
  await operator.control('PUT', '/shops/apple/variations/1', { name });
  await operator.control('PUT', '/shops/apple/market', { name, slogan: name, email: markup });
  await operator.control('PUT', '/shops/apple/menu-items/1', { name });
  await operator.control('PUT', '/shops/apple/pages/about', { title: name, content: name });
  await operator.control('PUT', '/shops/apple/blocks/1', { title: name, text: name });
  await operator.control('POST', '/shops/apple/customers', {
    phone: '+998901234567',
    firstName: markup,
    lastName: markup,
  });
  for (const section of SECTIONS) {
    await operator.open(section);
    await expect(page.locator(`main [data-section="${section}"]`)).toBeVisible();
    await expect(page.locator('[onerror], main script')).toHaveCount(0);
  }
  await operator.open('products');
  await expect(page.getByRole('heading', { name: markup })).toBeVisible();
  await operator.open('customers');
  await expect(page.getByText(`${markup} ${markup}`)).toBeVisible();
  expect(await page.title()).toContain('Shop sandbox');
  expect(complaints).toEqual([]);
});

test('a fault is switched on and off, and an order goes from state to state', async ({
  page,
  operator,
  isMobile,
}) => {
  await operator.open('faults');
  await page.getByLabel('What goes wrong').selectOption({ label: 'Status 400 to 599' });
  // The form is drawn anew for each kind.
  await expect(page.getByLabel('Status', { exact: true })).toBeVisible();
  await page.getByLabel('Calls that begin with').fill('/menus');
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText('shop apple · calls /menus…')).toBeVisible();
  expect([
    (await operator.call('/menus')).status,
    (await operator.call('/menus', undefined, 'banana')).status,
  ]).toEqual([503, 200]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Everything works.')).toBeVisible();
  expect((await operator.call('/menus')).status).toBe(200);

  await operator.open('orders');
  await expect(page.getByText('No orders here.')).toBeVisible();
  expect(
    (
      await operator.call('/fast-checkout', {
        name: 'Dilnoza',
        phone: '+998901234567',
        stock: 1001,
        count: 1,
        ...PLACE,
      })
    ).status,
  ).toBe(200);
  const order = page.getByRole('article', { name: 'Order 1' });
  await order.getByRole('button', { name: 'Call the customer' }).click();
  // If there is no room for the phone with the messages, a notice shows the new one.
  if (isMobile) await expect(page.getByRole('status').filter({ hasText: '/order-details/' })).toBeVisible();
  await order.getByRole('button', { name: 'Send it off' }).click();
  await expect(order.getByText(/is on the way$/)).toBeVisible();
  await expect(order.getByRole('progressbar')).toBeVisible();
  await operator.open('time');
  await page.getByRole('button', { name: '1 hour' }).click();
  await operator.open('orders');
  await page.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(order.getByText('Delivered', { exact: true })).toBeVisible();
});

const PLACE = {
  shippingAddress: {
    countryCode: 'UZ',
    name: 'Home',
    country: 'Oʻzbekiston',
    region: 'Toshkent',
    administrativeArea: 'Toshkent',
    locality: 'Yunusobod',
    addressLine1: 'Amir Temur koʻchasi',
    houseNumber: '37',
  },
  coordinate: { latitude: 41.3275, longitude: 69.2811 },
};

/** Controls that are smaller than a finger; links within a text apart. */
function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator('a:not(.skip, .sms__link), button, input, select, textarea, summary')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
    );
}
