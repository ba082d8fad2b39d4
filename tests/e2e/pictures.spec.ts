import { expect, type Page } from '@playwright/test';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import { categoryPath, homePath, productPath } from '#domain/link/paths.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, test } from './storefront-test.ts';

/** Screens with as many of their points to one of the page as such devices have. */
const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

/** Widths that the platform keeps pictures in. */
const WIDTHS = IMAGE_SIZES.map((size) => Number.parseInt(size, 10)).filter((width) => width > 0);

/** A square photograph as it is shown. */
interface Shown {
  address: string;
  /** Width of the file that the browser chose. */
  chosen: number;
  /** Pixels of the screen that the longer side takes. */
  drawn: number;
}

/** Scrolls past all pictures of a page, so that all of them load. */
function passPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
  });
}

/** The photographs of goods on a page that have begun to load. */
function photographsOf(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const chosen = Number(/\/media\/(\d+)x_\/.*\.jpg$/.exec(image.currentSrc)?.[1]);
      const drawn = Math.max(image.clientWidth, image.clientHeight) * devicePixelRatio;
      return chosen && drawn > 0 ? [{ address: image.currentSrc, chosen, drawn }] : [];
    }),
  );
}

/** Larger than half as much again, if the platform keeps a smaller one that is large enough. */
function isTooLarge({ chosen, drawn }: Shown): boolean {
  const smaller = WIDTHS.filter((width) => width < chosen).at(-1) ?? 0;
  return chosen > drawn * 1.5 && smaller >= drawn;
}

// The test itself goes through the widths.
test('[CAT-10] on every screen pictures come as small as they are shown, the first one before all others', {
  tag: ON_WIDE_SCREENS,
}, async ({ browser, catalogueOf }) => {
  test.setTimeout(90_000);
  const { categories } = await catalogueOf('default');
  const [{ variation }] = findOffers(
    await catalogueOf('default'),
    ({ variation }) => variation.images.length > 1,
  );
  const paths = [homePath(), categoryPath(categories[0]?.slug ?? ''), productPath(variation.id)];
  for (const { deviceScaleFactor, ...viewport } of SCREENS) {
    const context = await browser.newContext({ viewport, deviceScaleFactor });
    for (const path of paths) {
      const page = await context.newPage();
      const types = new Set<string | undefined>();
      page.on('response', async (answer) => {
        if (answer.url().endsWith('.jpg')) types.add(answer.headers()['content-type']);
      });
      await page.goto(shopUrl('default', path));
      const at = `${path} at ${viewport.width}`;
      await passPictures(page);
      await expect.poll(async () => (await photographsOf(page)).length, at).toBeGreaterThan(3);
      const shown = await photographsOf(page);
      // A browser takes the larger one that it has already, since the page shows it elsewhere.
      const wanted = new Set(shown.filter((one) => !isTooLarge(one)).map(({ address }) => address));
      expect(
        shown.filter((one) => isTooLarge(one) && !wanted.has(one.address)),
        at,
      ).toEqual([]);
      await expect.poll(() => [...types], at).toEqual(['image/avif']);

      const first = page.locator('img[fetchpriority=high]');
      await expect(first, at).toHaveCount(1);
      await expect(first).not.toHaveAttribute('loading');
      const scene = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
      if (path === homePath()) expect(scene).toContain(viewport.width < 768 ? '-mobile.' : '-desktop.');
      await page.close();
    }
    await context.close();
  }
});
