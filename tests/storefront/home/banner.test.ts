import { expect, test } from 'vitest';
import type { Banner } from '#contract/market/market-schema.ts';
import type { Language } from '#contract/value/primitive.ts';
import { pictureOrder, shownBanners, splitBeside } from '#storefront/home/banner.ts';
import { aShopView } from '../view/a-shop-view.ts';

const translation = {
  title: 'Чай',
  text: '',
  link: '/category/choy',
  desktopIsActive: true,
  mobileIsActive: true,
  imageDesktop: '/d.svg',
  imageMobile: '/m.svg',
};

function aBanner(fields: Partial<Banner> = {}): Banner {
  return { id: 1, active: true, endAt: null, sort: 1, translations: { ru: translation }, ...fields };
}

test('[TEN-10] a banner shows only while active and before its end', () => {
  const banners = [
    aBanner({ id: 1 }),
    aBanner({ id: 2, active: false }),
    aBanner({ id: 3, endAt: '2026-11-21T10:00:00Z' }),
    aBanner({ id: 4, endAt: '2026-11-21T10:00:01Z' }),
  ];
  expect(
    shownBanners(aShopView({ now: new Date('2026-11-21T10:00:00Z') }), banners).map(({ id }) => id),
  ).toEqual([1, 4]);
});

test('[TEN-10] a banner shows by language and by device', () => {
  const desktopOnly = aBanner({
    translations: { ru: translation, uz: { ...translation, title: 'Choy', mobileIsActive: false } },
  });
  expect(shownBanners(aShopView({ language: 'uz' }), [desktopOnly])).toMatchObject([
    { title: 'Choy', href: '/uz/category/choy', desktop: '/d.svg', mobile: null },
  ]);
  const nowhere = aBanner({
    translations: { ru: { ...translation, desktopIsActive: false, mobileIsActive: false } },
  });
  expect(shownBanners(aShopView(), [nowhere])).toEqual([]);
});

test('[TEN-10] a link leads to the page in the language of the page, whichever language it names', () => {
  const hrefOf = (link: string) =>
    shownBanners(aShopView({ language: 'uz' }), [
      aBanner({ translations: { ru: { ...translation, link } } }),
    ])[0]?.href;
  expect(hrefOf('/category/choy')).toBe('/uz/category/choy');
  expect(hrefOf('/uz/category/choy?sort=price#list')).toBe('/uz/category/choy?sort=price#list');
  expect(hrefOf('/en')).toBe('/uz');
  expect(hrefOf('https://other.example/uz/x')).toBe('https://other.example/uz/x');
});

test('[I18N-05] a banner without a translation takes that of the default language', () => {
  expect(shownBanners(aShopView({ language: 'en' }), [aBanner()])).toMatchObject([
    { title: 'Чай', href: '/en/category/choy' },
  ]);
});

test('[TEN-10] a banner that says everything in its picture has a name in the language of the page', () => {
  const silent = aBanner({ translations: { ru: { ...translation, title: '' } } });
  const withText = aBanner({ translations: { ru: { ...translation, title: '', text: 'Зелёный' } } });
  const alts = (language: Language) =>
    shownBanners(aShopView({ language }), [aBanner(), silent, withText]).map(({ alt }) => alt);
  expect(alts('ru')).toEqual(['', 'Предложение 2', '']);
  expect(alts('en')).toEqual(['', 'Offer 2', '']);
});

test('[TEN-10] the first slide of each kind of screen loads first; a slide is not fetched where it is hidden', () => {
  const both = { desktop: '/d.svg', mobile: '/m.svg' };
  const [onDesks, onPhones] = [
    { ...both, mobile: null },
    { ...both, desktop: null },
  ];
  expect(pictureOrder([both, both])).toEqual([
    { leads: true, waits: false },
    { leads: false, waits: true },
  ]);
  expect(pictureOrder([onPhones, onPhones, both])).toEqual([
    { leads: true, waits: true },
    { leads: false, waits: true },
    { leads: true, waits: false },
  ]);
  expect(pictureOrder([onDesks, onPhones]).map(({ leads }) => leads)).toEqual([true, true]);
});

test('[TEN-10] the two banners beside the slides are ones for wide screens', () => {
  const [a, b, c] = [{ desktop: '/a.svg' }, { desktop: '/b.svg' }, { desktop: '/c.svg' }];
  const onPhones = { desktop: null };
  expect(splitBeside([a, onPhones, b, c])).toEqual({ beside: [a, b], others: [onPhones, c] });
  expect(splitBeside([onPhones])).toEqual({ beside: [], others: [onPhones] });
});
