import { expect, type Page, test } from '@playwright/test';
import { listPageKinds } from '#checks/page-kinds.ts';
import { LANGUAGES } from '#contract/primitive.ts';
import { LOOK_NUMBERS } from '#variants/look-settings.ts';
import { violationsOn } from '../e2e/axe.ts';
import { shopUrl } from '../e2e/shop-url.ts';
import { sidewaysOn } from '../e2e/visit.ts';

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

/** Folder of the shops that `npm test -- looks` has built. */
const sites = process.env['STOREFRONT_LOOKS_SITES'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [screen, options] of Object.entries(SCREENS))
  test.describe(screen, () => {
    test.use(options);
    for (const number of LOOK_NUMBERS)
      for (const language of LANGUAGES) {
        // The default language is read on both screens, the others on one each.
        if (language === (screen === 'desk' ? 'uz' : 'en')) continue;
        test(`[A11Y-01] look ${number} in ${language} on a ${screen}: axe has nothing to say, in light and in dark`, async ({
          page,
        }) => {
          test.setTimeout(600_000);
          const shop = `look${number}`;
          const kinds = await listPageKinds(`${sites}/${shop}`);
          const pages = kinds.filter((kind) => kind.language === language && kind.isWhole);
          const seen = new Set<string>();
          for (const { route, path } of pages) {
            // Sections of publications look alike.
            if (seen.has(route)) continue;
            seen.add(route);
            await page.goto(shopUrl(shop, path));
            expect.soft(await violationsWhereItLeads(page), path).toEqual([]);
            expect.soft(await sidewaysOn(page), `width of ${path}`).toEqual([]);
          }
        });
      }
  });

/** Some pages lead a guest on, in the midst of it, to where they sign in: what is there is looked at. */
async function violationsWhereItLeads(page: Page, tries = 3): Promise<string[]> {
  try {
    return await violationsOn(page);
  } catch (error) {
    if (tries === 1) throw error;
    await page.waitForLoadState();
    return violationsWhereItLeads(page, tries - 1);
  }
}
