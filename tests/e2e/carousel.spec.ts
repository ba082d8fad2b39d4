import { expect } from '@playwright/test';
import { productPath } from '#domain/link/paths.ts';
import { pageSize } from './page-size.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers, test } from './storefront-test.ts';
import { swipe } from './swipe.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');

function pathOfPictures(catalogue: Catalogue): string {
  const [{ variation }] = findOffers(catalogue, ({ variation: { images } }) => images.length === 3);
  return productPath(variation.id);
}

test('the gallery marks the picture that shows after a swipe, a key, a thumbnail and an arrow, and leaves page and history alone', async ({
  page,
  catalogueOf,
  isMobile,
}) => {
  const complaints = await watchPage(page);
  const url = shopUrl('local', pathOfPictures(await catalogueOf('local')));
  await page.goto(url);
  const track = page.getByRole('list', { name: t('product.photos') });
  const thumb = (number: number) =>
    page
      .getByRole('navigation', { name: t('product.thumbnails') })
      .getByRole('link', { name: t('product.photo', { number }) });
  const expectShown = async (number: number) => {
    for (const one of [1, 2, 3]) {
      if (one === number) await expect(thumb(one)).toHaveAttribute('aria-current', 'true');
      else await expect(thumb(one)).not.toHaveAttribute('aria-current');
    }
    await expect
      .poll(() => track.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
      .toBeCloseTo(number - 1, 2);
  };
  const past = await page.evaluate(() => history.length);
  // Scrolled so that a phone shows picture and thumbnails at once, and no press scrolls.
  const top = await page.evaluate(() => {
    scrollTo(0, 60);
    return scrollY;
  });
  await expectShown(1);
  await swipe(page, track, isMobile);
  await expectShown(2);
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(3);
  if (isMobile) await thumb(1).tap();
  else await thumb(1).click();
  await expectShown(1);
  await thumb(2).focus();
  await page.keyboard.press('Enter');
  await expectShown(2);
  await expect(thumb(2)).toBeFocused();

  const list = t('product.photos');
  const forward = page.getByRole('button', { name: t('shell.forward', { list }) });
  if (isMobile) await expect(forward).toBeHidden();
  else {
    await forward.click();
    await expectShown(3);
    await expect(forward).toBeDisabled();
    const back = page.getByRole('button', { name: t('shell.back', { list }) });
    await back.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectShown(1);
    await expect(back).toBeDisabled();
    await expect(back).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(past);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(page.url()).toBe(url);
  expect(complaints).toEqual([]);
});

test('slides are turned by dots and arrows, which are buttons with names, and rows have arrows where they scroll', async ({
  page,
  isMobile,
}) => {
  await page.goto(shopUrl('local'));
  const slides = page.getByRole('region', { name: t('home.slides') });
  const dots = slides.locator('[data-marks]').getByRole('button');
  const arrow = (way: 'back' | 'forward', list: string) =>
    page.getByRole('button', { name: t(`shell.${way}`, { list }) });
  const list = t('home.slides');
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  expect(await dots.count()).toBe(await slides.getByRole('listitem').count());
  const names = await dots.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(new Set(names).size).toBe(names.length);

  await dots.last().press('Enter');
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  await expect(slides.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 });
  const row = (await page.locator('.home__row h2').first().textContent()) ?? '';
  if (isMobile) {
    await expect(arrow('forward', row)).toBeHidden();
    return;
  }
  await expect(arrow('forward', list)).toBeDisabled();
  await arrow('back', list).click();
  await expect(dots.nth(-2)).toHaveAttribute('aria-current', 'true');
  await expect(arrow('forward', list)).toBeEnabled();

  await page.locator('.home__row').first().scrollIntoViewIfNeeded();
  await expect(arrow('back', row)).toBeDisabled();
  await arrow('forward', row).click();
  await expect(arrow('back', row)).toBeEnabled();
});

test('[SHL-09] pages of carousels hold 8, 5 or 4 by what they show, three on tablets and two on phones; lists have three columns, dialogs lie over all', {
  tag: ON_WIDE_SCREENS,
}, async ({ page }) => {
  const carousel = (title: string) =>
    page.getByRole('region', { name: title, exact: true }).getByRole('list').last();
  const narrow = { 390: 2, 575: 2, 577: 2, 767: 2, 768: 3, 991: 3 };
  for (const [shop, wide] of [
    ['local', { 992: 4, 1399: 4, 1440: 5 }],
    ['dev', { 992: 5, 1399: 5, 1440: 8 }],
  ] as const) {
    await page.goto(shopUrl(shop));
    const row = (await page.locator('.home__row h2').first().textContent()) ?? '';
    for (const [width, size] of Object.entries({ ...narrow, ...wide })) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect.soft(await pageSize(carousel(row)), `${shop} at ${width}`).toBe(size);
    }
  }
  await page.goto(shopUrl('local'));
  for (const [width, size] of Object.entries({ ...narrow, 992: 8, 1440: 8 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    expect.soft(await pageSize(carousel(t('home.brands'))), `brands at ${width}`).toBe(size);
  }

  await page.goto(shopUrl('local', '/news'));
  await expect(page.locator('.teasers').first()).toHaveCSS('grid-template-columns', /^\S+ \S+ \S+$/);
  await page.getByRole('banner').locator('[data-action="address"]').click();
  await expect(page.getByRole('dialog', { name: t('address.title') })).toHaveCSS('z-index', '10003');
});
