import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { fillCart, registerCustomer, signInBrowser } from '#sandbox/demo/paying-customer.ts';
import { LOOK_NUMBERS } from '#storefront/looks/look-settings.ts';
import { listPageKinds } from '#tools/gate/page-kinds.ts';
import { isForCustomers } from '#tools/pictures/shot.ts';
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
          browser,
        }) => {
          test.setTimeout(600_000);
          const shop = `look${number}`;
          // Some pages would lead a guest on to the sign-in page.
          const customer = await registerCustomer(process.env['STOREFRONT_E2E_PLATFORM'] ?? '', shop);
          await fillCart(customer);
          const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
          await signInBrowser(context, new URL(shopUrl(shop)).origin, customer.session);
          const pageOfCustomer = await context.newPage();
          const kinds = await listPageKinds(`${sites}/${shop}`);
          const pages = kinds.filter((kind) => kind.language === language && kind.isWhole);
          const seen = new Set<string>();
          for (const { route, kind, path } of pages) {
            // Sections of publications look alike.
            if (seen.has(route)) continue;
            seen.add(route);
            const seenBy = isForCustomers(kind) ? pageOfCustomer : page;
            await seenBy.goto(shopUrl(shop, path));
            if (seenBy === pageOfCustomer) await seenBy.waitForLoadState('networkidle');
            expect.soft(await violationsOn(seenBy), path).toEqual([]);
            expect.soft(await sidewaysOn(seenBy), `width of ${path}`).toEqual([]);
          }
          await context.close();
        });
      }
  });
