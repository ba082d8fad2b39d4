import { expect, test } from 'vitest';
import { aConnectedShop } from './a-connected-shop.ts';
import { describeVendure } from './a-vendure.ts';

await describeVendure((vendure) => {
  const edit = (input: object) =>
    vendure.ask(
      'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }',
      {
        input: [input],
      },
    );

  test('goods arrive with prices with tax, pieces, choices, brand, category and pictures', async () => {
    const shop = await aConnectedShop(vendure);
    const laptop = await shop.product('Laptop');
    expect(await shop.products()).toHaveLength(54);
    const [first] = laptop.variations;
    // 1 299 dollars and 20 % of tax.
    expect(first).toMatchObject({
      name: { en: 'Laptop 13 inch 8GB' },
      sku: 'L2201308',
      newPrice: 1_299 * 1.2 * 12_000,
      stock: { count: 100 },
      tracking: true,
      properties: [
        { code: 'screen-size', name: { en: 'screen size' }, value: { label: { en: '13 inch' } } },
        { code: 'ram', name: { en: 'RAM' }, value: { label: { en: '8GB' } } },
      ],
    });
    const { json: brands } = await shop.call('GET', '/brands');
    expect(brands.items.find(({ id }: { id: number }) => id === laptop.brandId)).toMatchObject({
      name: 'Apple',
    });
    const { json: categories } = await shop.call('GET', '/categories');
    const category = categories.items.find(({ id }: { id: number }) => id === laptop.categoryId);
    expect(category).toMatchObject({ slug: 'computers', name: { en: 'Computers' } });
    const picture = await fetch(`${shop.platform.url}${first?.images[0]?.urls['300x_']}`, {
      headers: { accept: 'image/avif,image/webp,*/*' },
    });
    expect(picture.headers.get('content-type')).toBe('image/avif');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });

  test('an edit of price, pieces and name is in the answer of the platform within seconds', async () => {
    const shop = await aConnectedShop(vendure);
    const before = await shop.product('Tablet');
    await edit({ id: '5', price: 40_000 });
    await expect.poll(async () => (await shop.product('Tablet')).variations[0]?.newPrice).toBe(480 * 12_000);
    await edit({ id: '5', stockOnHand: 7 });
    await expect.poll(async () => (await shop.product('Tablet')).variations[0]?.stock.count).toBe(7);
    await vendure.ask(
      'mutation { updateProduct(input: { id: 2, translations: [{ languageCode: en, name: "Slate" }] }) { id } }',
    );
    await expect.poll(async () => (await shop.products()).map(({ name }) => name.en)).toContain('Slate');
    const after = await shop.product('Slate');
    expect([after.id, after.variations[0]?.id]).toEqual([before.id, before.variations[0]?.id]);
  });

  test('what is switched off, deleted or moved goes, and comes back as what it was', async () => {
    const shop = await aConnectedShop(vendure);
    const names = async () => (await shop.products()).map(({ name }) => name.en);
    const { id } = await shop.product('Tripod');
    const tripod = await vendure.ask(
      '{ products(options: { filter: { name: { eq: "Tripod" } } }) { items { id } } }',
    );
    const [product] = tripod.products.items;
    const enable = (enabled: boolean) =>
      vendure.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
        input: { id: product.id, enabled },
      });
    await enable(false);
    await expect.poll(names).not.toContain('Tripod');
    await enable(true);
    await expect.poll(names).toContain('Tripod');
    expect((await shop.product('Tripod')).id).toBe(id);
    await vendure.ask('mutation ($id: ID!) { deleteProduct(id: $id) { result } }', { id: product.id });
    await expect.poll(names).not.toContain('Tripod');
    const { variations } = await shop.product('Laptop');
    await vendure.ask('mutation { deleteProductVariant(id: 4) { result } }');
    await expect
      .poll(async () => (await shop.product('Laptop')).variations)
      .toHaveLength(variations.length - 1);
    await vendure.ask(
      'mutation { moveCollection(input: { collectionId: 3, parentId: 1, index: 0 }) { id } }',
    );
    const computers = async () => {
      const { items } = (await shop.call('GET', '/categories')).json;
      return items.find(({ slug }: { slug: string }) => slug === 'computers').parentId;
    };
    await expect.poll(computers).toBeNull();
    expect((await shop.call('GET', '/collections')).status).toBe(200);
  });

  test('what no message told is found by the look of every minute, also what went', async () => {
    const shop = await aConnectedShop(vendure, { port: 0, lookEveryMs: 500 });
    const mouse = async () => (await shop.product('Clacky Keyboard')).variations[0];
    const { productVariants } = await vendure.ask(
      '{ productVariants(options: { filter: { name: { eq: "Clacky Keyboard" } } }) { items { id } } }',
    );
    await edit({ id: productVariants.items[0].id, price: 10_000, stockOnHand: 3 });
    await expect.poll(mouse).toMatchObject({ newPrice: 120 * 12_000, stock: { count: 3 } });
    const { products } = await vendure.ask(
      '{ products(options: { filter: { name: { eq: "Gaming PC" } } }) { items { id } } }',
    );
    await vendure.ask('mutation ($id: ID!) { deleteProduct(id: $id) { result } }', {
      id: products.items[0].id,
    });
    await expect
      .poll(async () => (await shop.products()).map(({ name }) => name.en))
      .not.toContain('Gaming PC');
  });

  test('a channel is a shop: its languages, its currency, its stock and nothing of another channel', async () => {
    await vendure.ask(
      'mutation { updateGlobalSettings(input: { availableLanguages: [en, ru, uz] }) { __typename } }',
    );
    const input = {
      ...{ code: 'tashkent', token: 'tashkent-token', pricesIncludeTax: true, defaultCurrencyCode: 'UZS' },
      ...{ defaultLanguageCode: 'ru', availableLanguageCodes: ['ru', 'uz', 'en'] },
      ...{ availableCurrencyCodes: ['UZS'], defaultTaxZoneId: '1', defaultShippingZoneId: '1' },
    };
    const { createChannel } = await vendure.ask(
      'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on Channel { id } } }',
      { input },
    );
    await vendure.ask(
      `mutation ($channel: ID!) {
        assignProductsToChannel(input: { productIds: [1], channelId: $channel, priceFactor: 10000 }) { id }
        assignCollectionsToChannel(input: { collectionIds: [2], channelId: $channel }) { id }
        createStockLocation(input: { name: "Tashkent" }) { id } }`,
      { channel: createChannel.id },
    );
    await vendure.ask(
      'mutation ($channel: ID!) { assignStockLocationsToChannel(input: { stockLocationIds: [2], channelId: $channel }) { id } }',
      { channel: createChannel.id },
    );
    await vendure.ask(
      `mutation { updateProduct(input: { id: 1, translations: [
        { languageCode: ru, name: "Ноутбук", slug: "noutbuk", description: "Тонкий" },
        { languageCode: uz, name: "Noutbuk", slug: "noutbuk-uz", description: "Yupqa" }] }) { id } }`,
    );
    await edit({ id: '1', stockLevels: [{ stockLocationId: '2', stockOnHand: 11 }] });
    const shop = await aConnectedShop(vendure, { channel: 'tashkent-token' });
    const all = await shop.products();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      name: { ru: 'Ноутбук', uz: 'Noutbuk', en: 'Laptop' },
      description: { ru: '<p>Тонкий</p>', uz: '<p>Yupqa</p>' },
    });
    // 1 299.00 with 20 % of tax, by ten thousand, in hundredths of a soum.
    expect(all[0]?.variations[0]).toMatchObject({ newPrice: 15_588_000, stock: { count: 11 } });
    expect((await shop.call('GET', '/market-data')).json).toMatchObject({ lang: 'ru' });
  });
});
