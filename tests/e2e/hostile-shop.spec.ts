import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';
import { aTenant, aWorld, type World } from '../publisher/build/a-world.ts';
import { PAYLOADS, withPayloads } from './payloads.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const PAGES = ['/', '/uz', '/category', '/category/phones', '/cart', '/page/about', '/no-such-page'];
const PRODUCTS = Array.from({ length: 8 }, (_, at) => `${at % 2 ? '/en' : ''}/product/${2 * at + 1}`);

const t = textsOf('ru');

/** Broken texts in the storage of a browser. */
const BROKEN = [
  ...['', '{', 'null', '[]', '"x"', '1e999', '{"lines":{}}', '{"lines":[null,1,{"stock":null}]}'],
  '{"__proto__":{"innerHTML":"<img src=x onerror=window.ran=1>"},"constructor":{"prototype":{"ran":1}}}',
  '{"version":0,"items":[{"id":1,"quantity":2}]}',
  '[{"stockId":1,"variationId":"<script>","productId":{}}]',
];
const KEYS = [
  'cart:v1',
  'session:v1',
  'favourites:v1',
  'compare:v1',
  'code-pauses:v1',
  'mode',
  'browser:language:v1',
];

/** Puts a text under every key that the shop reads. */
const keep = (page: Page, text: string) =>
  page.evaluate(
    ([names, value]) => {
      for (const name of names) localStorage.setItem(name, value);
    },
    [KEYS, text] as const,
  );

/** A line of the cart that is right in its form, with an attack in each of its texts. */
const aHostileLine = (payload: string, at: number) => ({
  variationId: 1 + at,
  productId: 1 + at,
  supplierId: 1,
  stock: { id: 1001 + at, count: 10 },
  name: payload,
  image: 'javascript:window.ran=1',
  newPrice: 100_000,
  oldPrice: 100_000,
  count: 2,
  minOrder: 1,
  tracking: true,
  tiers: [],
  choice: [{ name: payload, label: payload }],
  seller: payload,
  language: 'ru',
});

/** Result of an attack that ran; must stay undefined. */
const ranOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'ran'));

/** Touches everything on a page in every way that an attribute could listen to. */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body, body *')) {
      if (element instanceof HTMLDetailsElement) element.open = true;
      for (const type of [
        'mouseover',
        'mousemove',
        'focus',
        'pointerenter',
        'toggle',
        'error',
        'load',
        'animationstart',
      ])
        element.dispatchEvent(new Event(type, { bubbles: type.startsWith('mouse') }));
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    }
  });
}

// The width of the screen does not matter here.
test.describe('a shop whose every text is an attack', { tag: ON_WIDE_SCREENS }, () => {
  // One build serves all tests here.
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  let world: World;
  let server: RunningServer;
  const address = (path: string) => `http://odd.localhost:${server.port}${path}`;
  const siteFile = (name: string) => join(world.directories.site('odd'), name);

  test.beforeAll(async () => {
    world = await aWorld([{ name: 'odd', products: 8, reviews: 40 }], withPayloads);
    const { shops } = await world.build([aTenant('odd')]);
    expect(shops).toMatchObject([{ status: 'built' }]);
    server = await startServer({
      sitesDirectory: join(world.dataDirectory, 'sites'),
      assetsDirectory: world.directories.assets,
      port: 0,
      securityKey: () => 'odd-key',
    });
  });
  test.afterAll(async () => {
    await server?.close();
    await world?.close();
  });

  for (const bypassCSP of [false, true])
    test.describe(bypassCSP ? 'where the browser knows no policy' : 'with its policy', () => {
      test.use({ bypassCSP });

      test(`[SEC-01] nothing of the shop's data runs${bypassCSP ? '' : ', and nothing has to be stopped'}`, async ({
        page,
      }) => {
        const complaints = await watchPage(page);
        for (const path of [...PAGES, ...PRODUCTS]) {
          await page.goto(address(path));
          await touchAll(page);
          await expect(page.locator('main'), path).toBeVisible();
          const found = await page.evaluate(() =>
            [...document.querySelectorAll('*')].flatMap((element) =>
              element
                .getAttributeNames()
                .filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc')
                .concat(
                  /^(?:STYLE|IFRAME|OBJECT|EMBED|BASE)$/.test(element.tagName) ? [element.tagName] : [],
                ),
            ),
          );
          expect(found, path).toEqual([]);
          expect(await ranOn(page), path).toBeUndefined();
        }
        expect(complaints.filter((one) => /script error|content-security/.test(one))).toEqual([]);
      });
    });

  test.describe('a browser without Trusted Types, where the shop has only itself', () => {
    test.use({ bypassCSP: true });

    test('[SEC-01] nothing in an address or a message runs', async ({ page }) => {
      for (const [at, payload] of PAYLOADS.entries()) {
        const text = encodeURIComponent(payload);
        const path =
          [`/?q=${text}`, `/search/${text}`, `/uz?${text}=1#${text}`, `/cart#${text}`][at % 4] ?? '';
        await page.goto(address(path));
        await page.evaluate((message) => {
          for (const data of [message, { type: 'token', token: message }, { kind: message, html: message }])
            window.postMessage(data, '*');
          window.dispatchEvent(new StorageEvent('storage', { key: 'cart:v1', newValue: message }));
        }, payload);
        expect(await ranOn(page), path).toBeUndefined();
      }
    });

    test('[SEC-03] broken stored data are dropped or repaired, run nothing, and the cart works', async ({
      page,
    }) => {
      const complaints = await watchPage(page);
      const { lines } = shopPage(page).cart;
      await page.goto(address('/robots.txt'));
      for (const text of BROKEN) {
        await keep(page, text);
        for (const path of ['/product/1', '/cart']) {
          await page.goto(address(path));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        await expect(shopPage(page).cart.nothing, text).toBeVisible();
        expect(await ranOn(page), text).toBeUndefined();
      }
      await keep(page, JSON.stringify({ lines: PAYLOADS.map(aHostileLine) }));
      await page.reload();
      await expect(lines).toHaveCount(PAYLOADS.length);
      await touchAll(page);
      expect(await ranOn(page)).toBeUndefined();

      await keep(page, '{');
      await page.goto(address('/product/3'));
      await shopPage(page).buyBox.add.click();
      await page
        .getByRole('button', { name: t('product.withoutAdditions') })
        .last()
        .click();
      await expect(page.getByRole('status').getByText(t('notice.added'))).toBeVisible();
      await page.goto(address('/cart'));
      await expect(lines).toHaveCount(1);
      expect(complaints.filter((one) => one.startsWith('script error'))).toEqual([]);
    });
  });

  test('[SEC-03] with a full storage the shop sells until the page is left', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address('/robots.txt'));
    await page.evaluate(() => {
      let text = 'x'.repeat(1 << 20);
      for (let at = 0; text.length > 0; at += 1)
        try {
          localStorage.setItem(`full-${at}`, text);
        } catch {
          text = text.slice(text.length >> 1 || 1);
        }
    });
    await page.goto(address('/product/3'));
    await shopPage(page).buyBox.add.click();
    await page
      .getByRole('button', { name: t('product.withoutAdditions') })
      .last()
      .click();
    await expect(page.getByRole('status').getByText(t('notice.added'))).toBeVisible();
    await expect(shopPage(page).cartLink('1')).toBeVisible();
    await page
      .getByRole('button', { name: t('shell.mode') })
      .first()
      .click();
    expect(errors).toEqual([]);
  });

  test('[SEC-01] the policy stops what is none of the hashed scripts and sheets, and tells the shop', async ({
    page,
  }) => {
    writeFileSync(siteFile('own.js'), 'window.ran = "own file"');
    writeFileSync(siteFile('own.css'), 'body { --own: 1 }');
    writeFileSync(
      siteFile('mean.html'),
      `<!doctype html><script>window.ran = 'inline'</script><script src="/own.js"></script><script src="/_astro/../own.js"></script>
       <link rel="stylesheet" href="/own.css"><style>body { --own: 2 }</style><base href="https://evil.example/">
       <p id="p" style="--own: 3" onclick="window.ran = 'click'">text</p><form action="https://evil.example/"><button>Go</button></form>`,
    );
    const reported = page
      .waitForRequest((request) => request.url().endsWith('/policy-reports'))
      .catch(() => null);
    const stopped: string[] = [];
    await page.exposeFunction('note', (text: string) => void stopped.push(text));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        Reflect.get(
          window,
          'note',
        )(`${event.effectiveDirective} ${event.blockedURI.replace(/^https?:\/\/[^/]+/, '')}`),
      ),
    );
    await page.goto(address('/mean'));
    await page.locator('#p').click();
    const sinks = await page.evaluate(() => {
      const tried: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(document.body, { innerHTML: '<b>x</b>' }),
        script: () => Object.assign(document.createElement('script'), { src: '/_astro/x.js' }),
        parse: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        policy: () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
      };
      return Object.keys(tried).filter((name) => {
        try {
          tried[name]?.();
          return true;
        } catch {
          return false;
        }
      });
    });
    expect(sinks).toEqual([]);
    expect(await ranOn(page)).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--own'))).toBe('');
    expect(await page.evaluate(() => document.baseURI)).toBe(address('/mean'));
    expect([...new Set(stopped)].sort()).toEqual(
      expect.arrayContaining([
        'base-uri https://evil.example/'.replace(/https:\/\/[^/]+/, ''),
        'script-src-attr inline',
        'script-src-elem /own.js',
        'script-src-elem inline',
        'style-src-attr inline',
        'style-src-elem /own.css',
        'style-src-elem inline',
      ]),
    );
    expect((await reported)?.headers()['content-type']).toBe('application/csp-report');
  });

  for (const script of ['before-client', 'islands', 'scripts', 'CartPage', 'client'])
    test(`[SEC-01] another script in the place of ${script} does not run, also when it is asked for again`, async ({
      page,
    }) => {
      let asked = 0;
      await page.route(new RegExp(`/_astro/${script}\\..*js`), (route) => {
        asked += 1;
        return route.fulfill({ contentType: 'text/javascript', body: 'window.ran = "another script"' });
      });
      await page.goto(address('/cart'));
      await expect.poll(() => asked).toBeGreaterThan(0);
      if (script === 'CartPage') await expect.poll(() => asked).toBeGreaterThan(1);
      expect(await ranOn(page)).toBeUndefined();
    });
});
