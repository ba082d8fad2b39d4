import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { inLanguage } from '#domain/link/paths.ts';
import { violationsOn } from './axe.ts';
import { cutRingsOn } from './cut-rings.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { pageOfEachKind } from './page-kinds.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { rawKeysOn, sidewaysOn, smallTargetsOn, zoomingFieldsOn } from './visit.ts';
import { watchPage } from './watch-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Widths of phones, the narrowest first. */
const PHONES = [320, 360, 390];

/** Looks at the page on phones of several widths. */
async function expectRoomOnPhones(page: Page, path: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 640 });
    expect.soft(await sidewaysOn(page), `width of ${path} at ${width}`).toEqual([]);
    expect.soft(await smallTargetsOn(page), `buttons of ${path} at ${width}`).toEqual([]);
    expect.soft(await zoomingFieldsOn(page), `fields of ${path} at ${width}`).toEqual([]);
  }
}

for (const [at, shop] of SUBDOMAINS.entries()) {
  // A wide screen has room for all: it reads each shop in one language, phones in the two others.
  const wide = (['ru', 'en'] as const)[at % 2];
  const others = LANGUAGES.filter((language) => language !== wide);
  for (const language of LANGUAGES) {
    const tag = language === wide ? ON_WIDE_SCREENS : ON_PHONES;
    // Axe takes longer than all else, so on phones it reads one of the languages.
    const hasAxe = language === wide || language === others[at >> 1];
    test(`[I18N-03] ${hasAxe ? '[A11Y-01] ' : ''}${shop} in ${language}: no raw keys, no complaints${hasAxe ? ', not of axe either, in light and in dark' : ''}, nothing wider than the screen, nothing too small to press, no ring of focus cut`, {
      tag,
    }, async ({ page, catalogueOf, isMobile }) => {
      test.setTimeout(180_000);
      const complaints = await watchPage(page);
      let widths = PHONES.toReversed();
      for (const [index, path] of pageOfEachKind(await catalogueOf(shop)).entries()) {
        await page.goto(shopUrl(shop, inLanguage(path, language, 'ru')));
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        expect.soft(await rawKeysOn(page), `keys on ${path}`).toEqual([]);
        expect.soft(await sidewaysOn(page), `width of ${path}`).toEqual([]);
        // Each page is checked once: on a phone in one shop, on a wide screen in the next.
        if (hasAxe && (index + at) % 2 === Number(isMobile))
          expect.soft(await violationsOn(page), path).toEqual([]);
        if (isMobile) await expectRoomOnPhones(page, path, widths);
        expect.soft(await cutRingsOn(page), `rings of focus on ${path}`).toEqual([]);
        widths = widths.toReversed();
      }
      expect(complaints).toEqual([]);
    });
  }
}
