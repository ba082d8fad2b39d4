import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { ON_WIDE_SCREENS } from './screens.ts';

/** Icons by the shop that uses them; the one without a number has never chosen any. */
const PACKS = { one: 1, two: 2, three: 3, four: 4, five: 5, plain: undefined, unknown: 9 };

// Nothing of it depends on the screen.
test.describe('the theme of a shop', { tag: ON_WIDE_SCREENS }, () => {
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let world: World;
  let server: RunningServer;
  const address = (shop: string, path: string) => `http://${shop}.localhost:${server.port}${path}`;
  const tenant = (name: string) => aTenant(name, { languages: name === 'plain' ? ['ru', 'uz'] : ['ru'] });

  test.beforeAll(async () => {
    const shops = Object.entries(PACKS).map(([name, iconPack]) => {
      const market = iconPack === undefined ? {} : { market: { theme: { colors: {}, iconPack } } };
      return { name, products: 1, ...market };
    });
    world = await aWorld(shops);
    await world.build(Object.keys(PACKS).map(tenant));
    server = await startServer({
      sitesDirectory: join(world.dataDirectory, 'sites'),
      assetsDirectory: world.directories.assets,
      port: 0,
      securityKey: (name) => `${name}-key`,
    });
  });
  test.afterAll(async () => {
    await server?.close();
    await world?.close();
  });

  /** Look and address of the cart's icon in a shop. */
  const cartOf = async (page: Page, shop: string) => {
    await page.goto(address(shop, '/category/phones'));
    const cart = page
      .getByRole('banner')
      .getByRole('link', { name: /корзин/i })
      .locator('svg');
    await expect.poll(() => cart.evaluate(isDrawn)).toBe(true);
    const picture = (await cart.screenshot()).toString('base64');
    return { picture, place: JSON.stringify(await cart.boundingBox()) };
  };

  test('[TEN-07] each number of icons draws other ones in the same place, and none and an unknown one those of 6', async ({
    page,
  }) => {
    const seen = new Map<string, { picture: string; place: string }>();
    for (const shop of Object.keys(PACKS)) seen.set(shop, await cartOf(page, shop));
    expect(seen.get('unknown')).toEqual(seen.get('plain'));
    expect(new Set([...seen.values()].map(({ picture }) => picture)).size).toBe(6);
    expect(new Set([...seen.values()].map(({ place }) => place)).size).toBe(1);
  });

  test('[TEN-09] an owner’s font, sizes and icons are on the page, and impossible ones are reported', async ({
    page,
  }) => {
    const theme = {
      mainFont: 'Onest',
      headingSize: 36,
      controlRadius: 3,
      maxContainerWidth: 5000,
      iconPack: 3,
    };
    const before = await cartOf(page, 'plain');
    await world.control('PUT', '/shops/plain/market', { theme });
    const [built] = (await world.build([tenant('plain')])).shops;
    expect(built && 'warnings' in built ? built.warnings : []).toContain(
      "GET /market, theme.maxContainerWidth: 5000 is not within 960 to 1920 pixels: the storefront's own is shown",
    );
    const fonts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    expect((await cartOf(page, 'plain')).picture).not.toBe(before.picture);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-size', '36px');
    const button = page.getByRole('banner').getByRole('link', { name: 'Каталог' });
    await expect(button).toHaveCSS('border-top-left-radius', '3px');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await heading.evaluate((element) => {
      element.textContent = 'Oʻzbekiston maʼno Ёлка №5 «ў» 2 × 50²';
    });
    expect(await fontsOf(page, 'h1')).toEqual(['Onest']);
    const names = () => new Set(fonts.map((url) => url.replace(/.*\/([a-z-]+)\..*/, '$1')));
    expect([...names()].sort()).toEqual(['onest-cyrillic', 'onest-latin']);
    // Accents come when a page has some.
    await heading.evaluate((element) => {
      element.textContent = 'Crème brûlée, ÖKO';
    });
    await expect.poll(() => [...names()].sort()).toEqual(['onest-accents', 'onest-cyrillic', 'onest-latin']);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await fontsOf(page, 'h1')).toEqual(['Onest']);
    // A page in Uzbek does not wait for Cyrillic letters.
    await page.goto(address('plain', '/uz/category/phones'));
    await expect(page.locator('link[as="font"]')).toHaveCount(1);
  });
});

/** True if the file that an icon is drawn of is there. */
function isDrawn(svg: SVGElement | HTMLElement): boolean {
  return svg instanceof SVGSVGElement && svg.getBBox().width > 0;
}

/** Font families that the browser really uses for the text of a selector. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
