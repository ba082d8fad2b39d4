import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import { photographSize } from '../../../sandbox/demo/picture/photograph-size.ts';
import { aConnectedShop } from './a-connected-shop.ts';
import { anAsset, aPictureWay } from './a-picture-way.ts';
import { describeVendure } from './a-vendure.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const SCHEMES = hasOpenssl ? (['http', 'https'] as const) : (['http'] as const);

type Connected = Awaited<ReturnType<typeof aConnectedShop>>;

await describeVendure((vendure) => {
  /** Address of the first picture of a product in the middle size. */
  const pictureOf = ({ variations }: Product) => variations[0]?.images[0]?.urls['300x_'];

  const priceOf = async (shop: Connected, name: string) => (await shop.product(name)).variations[0]?.newPrice;

  const setPrice = (id: string, price: number) =>
    vendure.ask(
      'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }',
      { input: [{ id, price }] },
    );

  /** Gives a product a picture that is new to everybody. */
  async function givePicture(product: string, format: 'jpeg' | 'png' | 'gif', width: number) {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width, height: width, channels: 3, background: '#ffffff', noise } as const;
    const bytes = await sharp({ create }).toFormat(format).toBuffer();
    const asset = await anAsset(vendure, bytes, `picture.${format}`);
    await vendure.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
      input: { id: product, assetIds: [asset], featuredAssetId: asset },
    });
  }

  test.each(SCHEMES)(
    'pictures by %s are copied once, and come from the shop’s own host alone',
    async (scheme) => {
      const way = await aPictureWay(vendure, scheme);
      const shop = await aConnectedShop(vendure, { query: way.query });
      const [products, categories] = [await shop.products(), (await shop.call('GET', '/categories')).json];
      expect(JSON.stringify([products, categories])).not.toContain('://');
      for (const { variations } of products)
        for (const { images } of variations)
          expect(Object.keys(images[0]?.urls ?? {})).toEqual([...IMAGE_SIZES]);
      const picture = await fetch(shop.platform.url + pictureOf(await shop.product('Laptop')), {
        headers: { accept: 'image/avif' },
      });
      expect(picture.headers.get('content-type')).toBe('image/avif');
      expect((await photographSize(await picture.bytes()))[0]).toBe(300);
      expect(new Set(way.asked).size).toBe(way.asked.length);
      expect(way.asked.length).toBeGreaterThan(40);

      const before = way.asked.length;
      await setPrice('1', 100_000);
      await expect.poll(() => priceOf(shop, 'Laptop')).toBe(1_200 * 12_000);
      await shop.connector.close();
      await (await shop.connect()).ready;
      expect(way.asked.slice(before)).toEqual([]);
    },
  );

  test.each(SCHEMES)(
    'a picture by %s that does not come leaves its link or none, and is tried again',
    async (scheme) => {
      const way = await aPictureWay(vendure, scheme);
      way.broken = /./;
      const shop = await aConnectedShop(vendure, { query: way.query });
      const laptop = await shop.product('Laptop');
      if (scheme === 'http') expect(laptop.variations[0]?.images).toEqual([]);
      else expect(pictureOf(laptop)).toMatch(new RegExp(`^${way.origin}/assets/.*\\?w=300$`));
      expect(shop.log.told.map(({ fields }) => fields.event)).toContain('picture-missing');

      // Nobody waits for it once more.
      way.delayMs = 3_000;
      const began = performance.now();
      await setPrice('1', 200_000);
      await expect.poll(() => priceOf(shop, 'Laptop')).toBe(2_400 * 12_000);
      expect(performance.now() - began).toBeLessThan(2_500);

      [way.broken, way.delayMs] = [/^$/, 0];
      await setPrice('1', 210_000);
      await expect
        .poll(async () => pictureOf(await shop.product('Laptop')), { timeout: 10_000 })
        .toMatch(/^\/market-api\/media\/upload\/300x_\/[0-9a-f]{32}\.jpg$/);
    },
  );

  test('a new picture that is slow holds up an edit for a second, and is shown once it is there', async () => {
    const way = await aPictureWay(vendure, 'http');
    const shop = await aConnectedShop(vendure, { query: way.query });
    const tablet = async () => (await shop.product('Tablet')).variations[0]?.images.length;
    way.delayMs = 4_000;
    const began = performance.now();
    await givePicture('2', 'jpeg', 400);
    await expect.poll(tablet, { timeout: 3_500 }).toBe(0);
    expect(performance.now() - began).toBeLessThan(3_500);
    await expect.poll(tablet, { timeout: 8_000 }).toBe(1);
  });

  test.each([
    ['png', 'too large', 1_000, /\.png\?format=webp$/],
    ['gif', 'in a form that is not kept', 100, /\?format=webp$/],
  ] as const)('a %s that is %s is asked for in another', async (format, _, width, asked) => {
    const way = await aPictureWay(vendure, 'http');
    const shop = await aConnectedShop(vendure, { query: way.query });
    const before = pictureOf(await shop.product('Tablet'));
    await givePicture('2', format, width);
    // On a busy machine it takes longer than an edit waits, and there is none for a moment.
    const now = async () => pictureOf(await shop.product('Tablet')) ?? before;
    await expect.poll(now).not.toBe(before);
    expect(way.asked.at(-1)).toMatch(asked);
    const address = shop.platform.url + pictureOf(await shop.product('Tablet'));
    const picture = await fetch(address, { headers: { accept: 'image/webp' } });
    expect((await photographSize(await picture.bytes()))[0]).toBe(Math.min(width, 300));
  });
});
