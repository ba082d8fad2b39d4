import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { productPath } from '#domain/link/paths.ts';
import { ON_WIDE_SCREENS } from './screens.ts';
import { addFromPage, shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { watchPage } from './watch-page.ts';

const t = textsOf('ru');

/** Every key that our code keeps something under. */
const KEYS = new Set(
  globSync('src/{domain,storefront}/**/*.{ts,tsx}').flatMap(
    (file) =>
      readFileSync(file, 'utf8')
        .match(/(?<=')[a-z-]+:v\d+(?=')/g)
        ?.flatMap((key) => [key, `browser:${key}`]) ?? [],
  ),
);

/** Broken text, other types, and data of an older version. */
const RUBBISH = [
  ['{"lines":[', '[[null,{"stock":7}]]', '7'],
  ['null', '{"lines":{"0":1},"token":{"a":1},"user":[],"history":"x"}', '[{"stockId":"1","at":null}]'],
  ['"\\u0000"', '[1,2,{}]', '{"v":0,"lines":[{"stock":{"id":1},"variationId":1,"count":"9","name":"old"}]}'],
] as const;

// The same code on a phone.
test('[SEC-03] with rubbish under every key, and with no room left, a shopper adds and finds the cart', {
  tag: ON_WIDE_SCREENS,
}, async ({ page, catalogueOf }) => {
  const [{ variation }] = findOffers(await catalogueOf('dev'), isScarce);
  const { buyBox, cart, cartLink, toast } = shopPage(page);
  const complaints = await watchPage(page);
  expect([...KEYS]).toEqual(
    expect.arrayContaining(['cart:v1', 'cart-wishes:v1', 'session:v1', 'compare:v1']),
  );
  for (const texts of RUBBISH) {
    await page.goto(shopUrl('dev', '/404'));
    await page.evaluate(
      ([keys, values]) => {
        for (const storage of [localStorage, sessionStorage])
          for (const [at, key] of keys.entries()) storage.setItem(key, values[at % values.length] ?? '');
      },
      [[...KEYS], texts] as const,
    );
    await addFromPage(page, 'dev', variation.id);
    await page.goto(shopUrl('dev', '/cart'));
    await expect(cart.lines.filter({ hasText: variation.name.ru ?? '' })).toHaveCount(1);
  }

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (let size = 1 << 22; size >= 1; size >>= 1)
      try {
        for (let at = 0; at < 9; at += 1) localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size));
      } catch {
        // No room for so much: less of it then.
      }
  });
  await page.goto(shopUrl('dev', productPath(variation.id)));
  await buyBox.add.click();
  await expect(toast(t('notice.added'))).toBeVisible();
  await expect(cartLink('1')).toBeVisible();
  expect(complaints).toEqual([]);
});
