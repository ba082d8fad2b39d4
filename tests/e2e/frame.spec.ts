import { expect, type Locator, type Page } from '@playwright/test';
import { brandsPath, orderPath, productPath, suppliersPath } from '#domain/link/paths.ts';
import { contrast } from '#domain/theme/color.ts';
import { violationsOn } from './axe.ts';
import { needsSandbox } from './control.ts';
import { commandShop } from './customer.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { orderByCall } from './order-by-call.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isOrderable, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { sidewaysOn, smallTargetsOn } from './visit.ts';
import { watchPage } from './watch-page.ts';

// Opening panels move, and a click would miss.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const t = textsOf('ru');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not there.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

for (const shop of SUBDOMAINS) {
  test(`[SHL-05] the way back of ${shop} comes first on inner pages, whose header has two storeys`, {
    tag: ON_PHONES,
  }, async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/cart', '/page/dostavka', brandsPath()]) {
        await page.goto(shopUrl(shop, path));
        const header = page.getByRole('banner');
        const back = await boxOf(header.getByRole('link', { name: t('shell.goBack') }));
        const address = await boxOf(header.getByRole('button', { name: t('address.deliver-to') }));
        const logo = await boxOf(header.locator('.header__logo'));
        expect(back.right, path).toBeLessThanOrEqual(logo.x);
        expect(Math.abs(back.middle - logo.middle), path).toBeLessThan(4);
        expect(Math.abs(back.middle - address.middle), path).toBeGreaterThan(20);
        expect((await boxOf(header)).height, path).toBeLessThanOrEqual(116);
        expect(await sidewaysOn(page)).toEqual([]);
        expect(await smallTargetsOn(page)).toEqual([]);
      }
    }
  });

  test(`[SHL-07] the footer of ${shop} is folded on a phone, and nothing of it is lost`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(shopUrl(shop, '/cart'));
    const footer = page.getByRole('contentinfo');
    const links = footer.locator('details a');
    expect(await links.count()).toBeGreaterThan(0);
    if (!isMobile) {
      for (const link of await links.all())
        if (await link.locator('xpath=ancestor::details').isVisible()) await expect(link).toBeVisible();
      return;
    }
    await expect(links.filter({ visible: true })).toHaveCount(0);
    expect((await boxOf(footer)).height).toBeLessThanOrEqual(800);
    const group = footer.locator('details').filter({ visible: true }).first();
    await group.locator('summary').tap();
    await expect(group.getByRole('link').first()).toBeVisible();
    expect(await sidewaysOn(page)).toEqual([]);
  });

  test(`[TEN-09] secondary buttons of ${shop} are seen in the dark`, async ({ page, catalogueOf }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const offers = findOffers(await catalogueOf(shop), ({ variation }) => variation.stock.count > 0);
    for (const path of [productPath(offers[0].variation.id), '/cart', suppliersPath(), '/login', '/app']) {
      await page.goto(shopUrl(shop, path));
      const faint = (await edgesOf(page)).filter(({ edge, ground, own }) =>
        [edge, own].every((color) => color === null || contrast(color, ground) < 3),
      );
      expect(faint, path).toEqual([]);
    }
  });

  test(`[SHL-04] more of ${shop} is four tiles and a list, in every language`, { tag: ON_PHONES }, async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    await page.goto(shopUrl(shop, '/page/dostavka'));
    await page.getByRole('button', { name: t('shell.more') }).tap();
    const more = page.getByRole('navigation', { name: t('shell.more') });
    const tiles = await more.locator('.more__places > a').all();
    const boxes = await Promise.all(tiles.map(boxOf));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
    expect(new Set(boxes.map(({ width, height }) => `${Math.round(width)} ${Math.round(height)}`)).size).toBe(
      1,
    );
    await expect(more.getByText(t('page.menu'), { exact: true })).toHaveCount(0);
    expect(await smallTargetsOn(page)).toEqual([]);
    await more.getByRole('button', { name: t('shell.mode') }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    // Axe takes the navigation below the sheet for one above it; sizes were measured before.
    expect((await violationsOn(page)).filter((fault) => !fault.includes('target-size'))).toEqual([]);
    await more.getByRole('link', { name: /^UZ/ }).tap();
    await expect(page).toHaveURL(shopUrl(shop, '/uz/page/dostavka'));
    expect(complaints).toEqual([]);
  });

  test(`[SHL-03] panels of the menu of ${shop} show the third level and are no larger than their content`, {
    tag: ON_WIDE_SCREENS,
  }, async ({ page, catalogueOf }) => {
    const { categories } = await catalogueOf(shop);
    const depth = (id: number | null): number =>
      id === null ? 0 : 1 + depth(categories.find((one) => one.id === id)?.parentId ?? null);
    await page.goto(shopUrl(shop, '/cart'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.catalogue'), exact: true })
      .click();
    const menu = page.locator('#catalogue');
    await expect(menu.locator('.catalogue__entry').first()).toBeVisible();
    const entries = await menu.locator('.catalogue__entry').all();
    const third = new Set<string>();
    for (const entry of entries) {
      await entry.hover();
      const panel = menu.locator('.catalogue__sub:visible');
      if ((await panel.count()) === 0) continue;
      const words = await panel.locator('a').evaluateAll((links) => {
        const boxes = links.map((link) => link.getBoundingClientRect());
        return {
          right: Math.max(...boxes.map(({ right }) => right)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        };
      });
      for (const name of await panel.locator('.catalogue__below a').allTextContents()) third.add(name.trim());
      const box = await boxOf(menu);
      const list = await boxOf(menu.locator('.catalogue__entry').last());
      expect(box.right - words.right).toBeLessThan(40);
      expect(box.bottom - Math.max(words.bottom, list.bottom)).toBeLessThan(40);
    }
    const deep = categories.filter(({ parentId }) => depth(parentId) === 2);
    expect([...third].sort()).toEqual(deep.map(({ name }) => name.ru).sort());
    expect(await violationsOn(page)).toEqual([]);
  });
}

/** Colours of the secondary buttons of a page and of their ground, `#rrggbb`; null where there is none. */
function edgesOf(page: Page) {
  return page.evaluate(() => {
    const hex = (color: string) => {
      const [r = 0, g = 0, b = 0, a = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return a === 0
        ? null
        : `#${[r, g, b].map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
    };
    const groundOf = (element: Element | null): string =>
      (element && (hex(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement))) ??
      '#000000';
    return [...document.querySelectorAll('.button--secondary, .button--ghost')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => !button.matches(':disabled, [aria-disabled="true"]'))
      .map((button) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(button);
        return {
          words: button.textContent?.trim(),
          edge: hex(borderTopColor),
          own: hex(backgroundColor),
          ground: groundOf(button.parentElement),
        };
      });
  });
}

test('[SHL-07] the logo of a shop stands above its departments', { tag: ON_PHONES }, async ({ page }) => {
  await page.goto(shopUrl('test'));
  const header = page.getByRole('banner');
  const logo = await boxOf(header.locator('.header__logo'));
  const departments = await boxOf(header.getByRole('navigation', { name: t('shell.sections') }));
  expect(logo.y).toBeLessThan(20);
  expect(departments.y).toBeGreaterThanOrEqual(logo.bottom);
  expect((await boxOf(header.getByRole('searchbox'))).y).toBeGreaterThanOrEqual(departments.bottom);
});

test('[PDP-05] the neighbours of a product stand by its path, on a phone in words at the foot of the page', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const { products } = await catalogueOf('local');
  const [variation] = products.flatMap(({ variations }) => variations);
  await page.goto(shopUrl('local', productPath(variation?.id ?? 0)));
  const path = await boxOf(page.getByRole('navigation', { name: t('shell.breadcrumb') }));
  const beside = page.getByRole(isMobile ? 'group' : 'navigation', { name: t('product.beside') });
  await expect(beside).toHaveCount(1);
  const next = beside.getByRole('link').last();
  if (isMobile) {
    expect((await boxOf(beside)).y).toBeGreaterThan((await boxOf(page.locator('.product'))).bottom);
    await expect(next).toHaveText(/\S/);
  } else expect(Math.abs((await boxOf(next)).middle - path.middle)).toBeLessThan(12);
  const href = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(shopUrl('local', href ?? ''));
});

test('[SHL-08] who is signed in reads the address in the header that checkout uses', async ({
  page,
  context,
  catalogueOf,
}) => {
  needsSandbox();
  const [{ variation }] = findOffers(await catalogueOf('local'), isOrderable);
  const customer = await aPayingCustomer(context, 'local', { [variation.stock.id]: 1 });
  const [{ name }] = (await customer.call<{ items: [{ name: string }] }>('GET', '/addresses')).items;
  await page.goto(shopUrl('local', '/page/dostavka'));
  const address = page.getByRole('banner').getByRole('button', { name: t('address.deliver-to') });
  await expect(address).toContainText(name);
  await page.goto(shopUrl('local', '/checkout'));
  const part = page.getByRole('region', { name: t('checkout.address') });
  await expect(part.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(name));
});

test('[SHL-03] the menu at the side has a head, a way out, and what else a shopper may look for', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const complaints = await watchPage(page);
  await page.goto(shopUrl('test', '/page/dostavka'));
  const tabs = page.getByRole('navigation', { name: t('shell.quickMenu') });
  const menu = page.getByRole('navigation', { name: t('shell.allCategories') });
  await tabs.getByRole('link', { name: t('shell.catalogue') }).tap();
  const close = menu.getByRole('button', { name: t('page.close') });
  await expect(close).toBeVisible();
  const logo = await boxOf(menu.locator('.header__logo img:visible'));
  const title = await boxOf(menu.getByText(t('shell.catalogue'), { exact: true }));
  const last = await boxOf(menu.getByRole('link', { name: t('shell.allCategories') }));
  const foot = await boxOf(menu.locator('.catalogue__foot'));
  expect(logo.bottom).toBeLessThan(title.y);
  expect(title.bottom).toBeLessThan(last.y);
  expect(foot.y).toBeGreaterThanOrEqual(last.bottom);
  expect(Math.round(foot.bottom)).toBe(844);
  await expect(menu.getByRole('link', { name: t('shell.signIn') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('shell.help') })).toHaveAttribute('href', /^tel:/);
  expect(await violationsOn(page)).toEqual([]);
  expect(await smallTargetsOn(page)).toEqual([]);
  await close.tap();
  await expect(menu).toBeHidden();

  await tabs.getByRole('link', { name: t('shell.catalogue') }).tap();
  await menu.getByRole('button', { name: t('address.deliver-to') }).tap();
  await expect(page.getByRole('dialog', { name: t('address.title') })).toBeVisible();
  await expect(menu).toBeHidden();
  expect(complaints).toEqual([]);
});

test('[CHK-07] the map of a delivery fills its frame from edge to edge', async ({
  page,
  context,
  catalogueOf,
}) => {
  needsSandbox();
  const [{ variation }] = findOffers(await catalogueOf('local'), isOrderable);
  const customer = await aPayingCustomer(context, 'local', {});
  const order = await orderByCall(customer, variation.stock.id);
  for (const _ of ['packed', 'on the way']) await commandShop('local', 'PUT', `/orders/${order.id}/move-on`);
  await page.goto(shopUrl('local', orderPath(order.token, order.id)));
  const map = page.locator('.place-map');
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.way-mark--driver .way-mark__face')).toBeVisible();
  // Each corner and the middle lie on a drawn square; at its rim the map shows no ground of its own.
  const bare = () =>
    map.evaluate((frame) => {
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      const tiles = [...frame.querySelectorAll('.leaflet-tile-loaded')].map((one) =>
        one.getBoundingClientRect(),
      );
      return [left + 2, (left + right) / 2, right - 2]
        .flatMap((x) => [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const))
        .filter(
          ([x, y]) =>
            !tiles.some((tile) => tile.left <= x && x <= tile.right && tile.top <= y && y <= tile.bottom),
        );
    });
  await expect.poll(bare).toEqual([]);
  expect((await boxOf(map)).width).toBeGreaterThan(300);
});

test('[SHL-13] a page of the shop leads to its other pages, and marks itself', async ({ page }) => {
  await page.goto(shopUrl('local', '/uz/page/dostavka'));
  const pages = page.getByRole('navigation', { name: textsOf('uz')('content.pages') });
  await expect(pages.locator('[aria-current]')).toHaveAttribute('href', '/uz/page/dostavka');
  const next = pages.getByRole('link').nth(1);
  const address = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(shopUrl('local', address ?? ''));
  await expect(pages.locator('[aria-current]')).toHaveAttribute('href', address ?? '');
});
