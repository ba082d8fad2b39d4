import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import { describeFault, type Fault } from '#platform/import/fault.ts';
import type { ImportOptions } from '#platform/import/import-options.ts';
import { aFeed, anOffer } from '../../sandbox/a-feed.ts';
import { aSandbox, aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { fillCart, finish, pass } from '../../sandbox/an-order.ts';
import { anImport, NOW, param, productsOf, theProduct } from './an-import.ts';

test('a feed becomes a shop whose answers all obey the contract', async () => {
  const { file } = await anImport(
    aFeed({
      shop: '<name>Ромашка &amp; Ко</name><company>ООО Ромашка</company><url>https://romashka.example</url><phone>+998 71 200 00 00</phone>',
      categories: '<category id="1">Одежда</category><category id="2" parentId="1">Футболки</category>',
      offers: [
        anOffer({ id: '1', category: '2', more: '<vendor>Acme</vendor><oldprice>150000</oldprice>' }),
        anOffer({ id: '2', category: '1', more: '<vendor>ACME</vendor>' }),
      ].join('\n'),
    }),
  );
  const sandbox = await aSandbox([], file);
  const get = async (path: string) => {
    const { status, json } = await sandbox.call('romashka-key', path);
    expect({ path, status }).toEqual({ path, status: 200 });
    return json;
  };
  expect(await get('/market-data')).toMatchObject({
    name: { ru: 'Ромашка & Ко', uz: 'Ромашка & Ко' },
    lang: 'ru',
    phones: ['+998 71 200 00 00'],
    logo: null,
  });
  const { items: categories } = await get('/categories');
  expect(categories).toMatchObject([
    { slug: 'odezhda', parentId: null, name: { ru: 'Одежда' } },
    { slug: 'futbolki', parentId: categories[0].id, name: { ru: 'Футболки' } },
  ]);
  expect((await get('/brands')).items).toMatchObject([{ slug: 'acme', name: 'Acme' }]);
  expect((await get('/supplier')).items).toMatchObject([
    { name: 'ООО Ромашка', webSite: 'https://romashka.example/' },
  ]);
  const { items: collections } = await get('/collections');
  expect(collections.map((one: { variationIds: number[] }) => one.variationIds.length)).toEqual([1, 2]);
  const { items: menus } = await get('/menus');
  for (const menu of menus) await get(`/${menu.id}/menu-items`);
  expect((await get('/statics/pages')).items.length).toBeGreaterThan(2);
  expect((await get('/blocks')).items.length).toBeGreaterThan(2);
  for (const path of ['/slides', '/banners', '/news', '/review?status=approved']) await get(path);
  const { items: products } = await get('/products');
  expect(products).toHaveLength(2);
  await get(`/${products[0].variations[0].id}/product`);
});

test('an offer keeps its texts, pictures, codes and both prices', async () => {
  const product = await theProduct({
    offers: anOffer({
      id: 'A-17',
      name: ' Чайник\n  Nova ',
      price: '1 299 000',
      attributes: 'available="true"',
      more: `<url>https://shop.example/17?a=1&amp;b=2</url><oldprice>1500000.4</oldprice><vendorCode>N-17</vendorCode><barcode>4780000000017</barcode><barcode>4780000000018</barcode>
        <picture>https://cdn.example/1.jpg</picture><picture>//cdn.example/b c.jpg</picture><picture>/media/o'k.jpg</picture><picture>https://cdn.example/1.jpg</picture>
        <description><![CDATA[<p>Кипятит & <b>греет</b></p><script>alert(1)</script>]]></description>
        <count>7</count><min-quantity>2</min-quantity>${param('Объём', '1,7', 'л')}<weight>1.2</weight>`,
    }),
  });
  const [variation] = product.variations;
  expect(product).toMatchObject({
    name: { ru: 'Чайник Nova' },
    // As it was written: the storefront cleans HTML when it pulls it.
    description: { ru: '<p>Кипятит & <b>греет</b></p><script>alert(1)</script>' },
    shortDescription: { ru: 'Кипятит & греет' },
    minOrder: 2,
    characteristics: [
      { name: { ru: 'Объём' }, value: { ru: '1,7 л' } },
      { name: { ru: 'Вес' }, value: { ru: '1.2 кг' } },
    ],
    updatedAt: NOW.toISOString(),
  });
  expect(variation).toMatchObject({
    sku: 'N-17',
    barcode: '4780000000017',
    newPrice: 1_299_000,
    oldPrice: 1_500_000,
    tracking: true,
    properties: [],
  });
  expect(variation?.stock.count).toBe(7);
  expect(variation?.images.map(({ urls }) => urls.original)).toEqual([
    'https://cdn.example/1.jpg',
    'https://cdn.example/b%20c.jpg',
    'https://shop.example/media/o%27k.jpg',
  ]);
  expect(new Set(Object.values(variation?.images[0]?.urls ?? {}))).toEqual(
    new Set(['https://cdn.example/1.jpg']),
  );
});

test.each([
  ['vendor.model', '<typePrefix>Чайник</typePrefix><vendor>Acme</vendor><model>K1</model>', 'Чайник Acme K1'],
  ['a book', '<author>А. Кадыри</author><title>Минувшие дни</title>', 'А. Кадыри Минувшие дни'],
])('%s gets its name of its parts', async (_, more, name) => {
  expect((await theProduct({ offers: anOffer({ id: '1', name: '', more }) })).name).toEqual({ ru: name });
});

test.each([
  ['not counted', 'available="true"', '', { tracking: false, count: 0 }],
  ['counted', '', '<count>3</count>', { tracking: true, count: 3 }],
  [
    'counted at points of sale',
    '',
    '<outlets><outlet id="1" instock="2"/><outlet id="2" instock="5"/></outlets>',
    { tracking: true, count: 7 },
  ],
  ['below zero', '', '<count>-4</count>', { tracking: true, count: 0 }],
  ['not available', 'available="false"', '<count>9</count>', { tracking: true, count: 0 }],
])('a stock that is %s', async (_, attributes, more, expected) => {
  const [variation] = (await theProduct({ offers: anOffer({ id: '1', attributes, more }) })).variations;
  expect({ tracking: variation?.tracking, count: variation?.stock.count }).toEqual(expected);
});

test('offers of a group are variations of one product wherever they stand in the feed', async () => {
  const member = (id: string, color: string, size: string) =>
    anOffer({
      id,
      attributes: 'group_id="7"',
      name: `Футболка Acme ${color} ${size}`,
      more:
        param('Цвет', color) +
        param('Размер', size, 'EU') +
        param('Материал', 'хлопок') +
        param('Артикул', `X-${id}`),
    });
  const { file } = await anImport(
    aFeed({
      offers: [
        member('1', 'чёрная', '46'),
        anOffer({ id: '9' }),
        member('2', 'Белый', '48'),
        member('3', 'Космос', '46'),
      ].join('\n'),
    }),
  );
  const product = (await productsOf(file)).find(({ variations }) => variations.length === 3);
  expect(product?.name).toEqual({ ru: 'Футболка Acme' });
  const properties = product?.variations.map((variation) =>
    variation.properties.map(({ code, value }) => [code, value.label, value.settings?.color]),
  );
  expect(properties).toEqual([
    [
      ['color', { ru: 'Чёрный', uz: 'Qora', en: 'Black' }, '#202020'],
      ['size', { ru: '46 EU' }, undefined],
    ],
    [
      ['color', { ru: 'Белый', uz: 'Oq', en: 'White' }, '#f7f7f5'],
      ['size', { ru: '48 EU' }, undefined],
    ],
    [
      ['color', { ru: 'Космос' }, undefined],
      ['size', { ru: '46 EU' }, undefined],
    ],
  ]);
  expect(product?.characteristics).toContainEqual({ name: { ru: 'Материал' }, value: { ru: 'хлопок' } });
});

test('sizes in letters stand without the name of their grid', async () => {
  const member = (id: string, size: string) =>
    anOffer({ id, attributes: 'group_id="7"', more: param('Размер', size, 'INT') });
  const { file } = await anImport(aFeed({ offers: [member('1', 'S'), member('2', 'XL')].join('\n') }));
  const [product] = await productsOf(file);
  expect(product?.variations.map(({ properties }) => properties.map(({ value }) => value.label.ru))).toEqual([
    ['S'],
    ['XL'],
  ]);
});

test('offers of a group that no parameter tells apart are told apart by their names', async () => {
  const { file } = await anImport(
    aFeed({
      offers: ['128 GB', '256 GB']
        .map((size, index) => anOffer({ id: `${index}`, attributes: 'group_id="g"', name: `Phone ${size}` }))
        .join(''),
    }),
  );
  const [product] = await productsOf(file);
  expect(
    product?.variations.map(({ properties }) => properties.map(({ code, value }) => [code, value.label.ru])),
  ).toEqual([[['variant', 'Phone 128 GB']], [['variant', 'Phone 256 GB']]]);
});

test.each([
  [
    'the main currency is UZS',
    '<currency id="UZS" rate="1"/><currency id="USD" rate="12500"/>',
    'USD',
    '10',
    {},
    125_000,
  ],
  [
    'UZS is one of the others',
    '<currency id="RUR" rate="1"/><currency id="UZS" rate="0.008"/>',
    'RUR',
    '100',
    {},
    12_500,
  ],
  ['UZS is not among them', '<currency id="RUR" rate="1"/>', 'RUR', '100', {}, 15_000],
  [
    'a currency stands beside the main one',
    '<currency id="RUB" rate="1"/><currency id="USD" rate="90"/>',
    'USD',
    '2',
    {},
    27_000,
  ],
  [
    'a bank gives the rate',
    '<currency id="RUR" rate="1"/><currency id="USD" rate="CBRF" plus="5"/>',
    'USD',
    '1',
    {},
    12_600,
  ],
  ['a currency has no code but a name', '<currency id="UZS" rate="1"/>', 'сум', '100', {}, 100],
  ['the feed does not list the currency', '<currency id="RUR" rate="1"/>', 'USD', '2', {}, 24_000],
  ['a comma parts thousands', '<currency id="UZS" rate="1"/>', 'UZS', '12,000', {}, 12_000],
  ['both signs stand in it', '<currency id="UZS" rate="1"/>', 'UZS', '1,299.40', {}, 1_299],
  ['its currency stands beside it', '<currency id="RUB" rate="1"/>', '', "1'000.00 руб.", {}, 150_000],
  ['the command line gives the rate', '<currency id="RUR" rate="1"/>', 'RUR', '100', { RUB: 155 }, 15_500],
  ['there are none', '', 'USD', '1.5', {}, 18_000],
])('prices become whole UZS where %s', async (_, currencies, currency, price, rates, expected) => {
  const [variation] = (
    await theProduct({ currencies, offers: anOffer({ id: '1', price, currency }) }, { rates })
  ).variations;
  expect(variation?.newPrice).toBe(expected);
});

test.each([
  ['no price', { price: '' }, 'it has no price'],
  ['a price of 0', { price: '0' }, 'its price is 0'],
  ['a price that is no number', { price: 'договорная' }, 'its price is no number: договорная'],
  ['a price below 1 UZS', { price: '0.2' }, 'its price is less than 1 UZS'],
  ['a price beyond all measure', { price: '99999999999999' }, 'its price is more than 1000000000000 UZS'],
  ['no name', { name: '' }, 'it has no name'],
  [
    'a name that is too long',
    { name: 'x'.repeat(501) },
    `its name is longer than 500 characters: ${'x'.repeat(80)}`,
  ],
  [
    'an unknown currency',
    { currency: 'XYZ' },
    'its currency has no rate; give one with --rate, or name that of prices without one with --currency: XYZ',
  ],
  ['no id', { id: '' }, 'it has no id: Товар'],
  [
    'more text than an offer can have',
    { more: `<description>${'слово '.repeat(200_000)}</description>` },
    'it is longer than 1000000 characters',
  ],
  [
    'a text of ten million characters',
    { more: `<description><![CDATA[${'слово\n'.repeat(1_700_000)}]]></description>` },
    'it is longer than 1000000 characters',
  ],
])('an offer with %s is left out with its line, the rest is imported', async (_, parts, reason) => {
  const { file, faults } = await anImport(
    aFeed({ offers: `${anOffer({ id: '1' })}\n${anOffer({ id: '2', ...parts })}\n${anOffer({ id: '3' })}` }),
  );
  expect(faults.map((fault) => ({ ...fault, reason: describeFault(fault) }))).toMatchObject([
    { line: 10, what: 'id' in parts ? 'an offer' : 'offer 2', outcome: 'left out', reason },
  ]);
  expect(await productsOf(file)).toHaveLength(2);
});

const deep = (depth: number) => `${'<div>'.repeat(depth)}Греет${'</div>'.repeat(depth)}`;

test.each<[string, Parameters<typeof anOffer>[0], string, object, object]>([
  [
    'an oldprice that is none',
    { id: '2', more: '<oldprice>-</oldprice>' },
    'its oldprice is no number and was left out: -',
    {},
    { oldPrice: 100_000 },
  ],
  [
    'an oldprice beyond all measure',
    { id: '2', more: '<oldprice>99999999999999</oldprice>' },
    'its oldprice is more than 1000000000000 UZS and was left out',
    {},
    { oldPrice: 100_000 },
  ],
  [
    'a count of more than ten',
    { id: '2', more: '<count>&gt;10</count>' },
    'its count is more than a number; the number was taken: >10',
    {},
    { tracking: true, stock: { count: 10 } },
  ],
  [
    'a count in words',
    { id: '2', more: '<count>много</count>' },
    'its count is no number; pieces are not counted: много',
    {},
    { tracking: false },
  ],
  [
    'a smallest order that is none',
    { id: '2', more: '<min-quantity>две</min-quantity>' },
    'its min-quantity is no number and was left out: две',
    { minOrder: 1 },
    {},
  ],
  [
    'one picture without an address',
    { id: '2', more: '<picture>data:image/png;base64,AAAA</picture><picture>/1.jpg</picture>' },
    'the address of a picture is no web address; the picture was left out: data:image/png;base64,AAAA',
    {},
    { images: [{ urls: { original: 'https://shop.example/1.jpg' } }] },
  ],
  [
    'no category',
    { id: '2', category: '' },
    'it has no category; it stands with other goods without one',
    {},
    {},
  ],
  [
    'an unknown category',
    { id: '2', category: '404' },
    'its category is not in the feed; it stands with other goods without one: 404',
    {},
    {},
  ],
  [
    'an entity that nobody knows',
    { id: '2', name: 'Чай &unknown; чёрный' },
    'it has an entity that nobody knows; it was left as it is',
    { name: { ru: 'Чай &unknown; чёрный' } },
    {},
  ],
  [
    'a character that XML does not allow',
    { id: '2', name: 'Чай \u0007чёрный&#0;' },
    'it has a control character that XML does not allow; it was left out',
    { name: { ru: 'Чай чёрный' } },
    {},
  ],
  [
    'a parameter that is too long',
    { id: '2', more: `${param('Вес', '2', 'кг')}${param('Цвет', 'x'.repeat(2_001))}` },
    'a parameter is too long and was left out',
    { characteristics: [{ name: { ru: 'Вес' }, value: { ru: '2 кг' } }] },
    {},
  ],
  [
    'a description that is too long',
    { id: '2', more: `<description>${'x'.repeat(200_001)}</description>` },
    'its description is longer than 200000 characters and was cut',
    { description: { ru: `<p>${'x'.repeat(200_000)}</p>` } },
    {},
  ],
  [
    'a description as deep as a stack',
    { id: '2', more: `<description><![CDATA[<p>Вода</p>${deep(15_000)}]]></description>` },
    'its description has more than 100 elements within each other; its text alone was taken',
    { shortDescription: { ru: 'Вода Греет' } },
    {},
  ],
  [
    'a description of elements as deep as a stack',
    { id: '2', more: `<description>${deep(30_000)}</description>` },
    'it has more than 100 elements within each other; their text alone was taken',
    { shortDescription: { ru: 'Греет' } },
    {},
  ],
])(
  'of an offer with %s the field is put right, and the offer stays',
  async (_, offer, reason, expected, own) => {
    const { file, faults } = await anImport(aFeed({ offers: `${anOffer({ id: '1' })}\n${anOffer(offer)}` }));
    expect(describeFault(faults[0] as Fault)).toBe(reason);
    expect(faults[0]).toMatchObject({ line: 10, what: 'offer 2', outcome: 'put right' });
    const products = await productsOf(file);
    expect(products).toHaveLength(2);
    const product = products.find(({ variations: [variation] }) => variation?.sku === '2');
    expect(product).toMatchObject({ ...expected, variations: [own] });
  },
);

test('of offers with one id the first stays', async () => {
  const { file, faults } = await anImport(
    aFeed({ offers: `${anOffer({ id: '1', name: 'Первый' })}\n${anOffer({ id: '1', name: 'Второй' })}` }),
  );
  expect(faults).toEqual([
    {
      line: 10,
      what: 'offer 1',
      outcome: 'left out',
      reason: 'an offer before it has the same id',
      value: '',
    },
  ]);
  expect((await productsOf(file)).map(({ name }) => name.ru)).toEqual(['Первый']);
});

test('what the shop has taken off sale is left out without being a fault', async () => {
  const { variations, faults } = await anImport(
    aFeed({ offers: anOffer({ id: '1' }) + anOffer({ id: '2', more: '<disabled>true</disabled>' }) }),
  );
  expect({ variations, faults }).toEqual({ variations: 1, faults: [] });
});

test('categories without a parent, and in a circle, stand at the top', async () => {
  const { file, faults } = await anImport(
    aFeed({
      categories:
        '<category id="1">Чай</category><category id="2" parentId="77">Кофе</category><category id="3" parentId="4">А</category><category id="4" parentId="3">Б</category><category id="1">Чай</category><category id="5" parentId="1">Чай</category>',
    }),
  );
  expect(faults.map(({ what }) => what)).toEqual(['category 1', 'category 2', 'category 3']);
  const sandbox = await aSandbox([], file);
  const { items } = (await sandbox.call('romashka-key', '/categories')).json;
  expect(
    Object.fromEntries(
      items.map(({ slug, parentId }: { slug: string; parentId: number | null }) => [slug, parentId === null]),
    ),
  ).toEqual({
    chay: true,
    'chay-5': false,
    kofe: true,
    a: true,
    b: false,
  });
});

test('a category shows the picture of its first offer, or of the first one below it', async () => {
  const picture = (name: string) => `<picture>https://cdn.example/${name}.jpg</picture>`;
  const { file } = await anImport(
    aFeed({
      categories:
        '<category id="1">A</category><category id="2" parentId="1">B</category><category id="3" parentId="1">C</category><category id="4">D</category>',
      offers:
        anOffer({ id: '1', category: '3', more: picture('c') }) +
        anOffer({ id: '2', category: '2' }) +
        anOffer({ id: '3', category: '2', more: picture('b') + picture('x') }) +
        anOffer({ id: '4', category: '4' }),
    }),
  );
  const sandbox = await aSandbox([], file);
  const { items } = (await sandbox.call('romashka-key', '/categories')).json;
  const pictures = items.map(({ slug, image }: Category) => [slug, image?.urls.original]);
  expect(Object.fromEntries(pictures)).toEqual({
    a: 'https://cdn.example/b.jpg',
    b: 'https://cdn.example/b.jpg',
    c: 'https://cdn.example/c.jpg',
    d: undefined,
  });
});

test('a feed packed by gzip is read as it is', async () => {
  const { variations } = await anImport(gzipSync(aFeed()));
  expect(variations).toBe(1);
});

test.each([
  ['ООО Лютик', true],
  ['РОМАШКА', false],
  ['', false],
])('[TEN-08] a seller is shown where it is another than the shop: of "%s" %s', async (company, shown) => {
  const shop = `<name>Ромашка</name><company>${company}</company>`;
  const sandbox = await aSandbox([], (await anImport(aFeed({ shop }))).file);
  const { json } = await sandbox.call('romashka-key', '/market-data');
  expect(json.settings.showSupplier).toBe(shown);
});

test('parameters with long names that begin alike stay apart', async () => {
  const name = 'Максимальная скорость передачи данных по беспроводной сети в диапазоне частот';
  const more = param(`${name} 2,4 ГГц`, '450') + param(`${name} 5 ГГц`, '1300');
  const { characteristics } = await theProduct({ offers: anOffer({ id: '1', more }) });
  expect(characteristics.map(({ value }) => value.ru)).toEqual(['450', '1300']);
});

test('importing again keeps ids and moments of what is the same, and changes the rest', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  await anImport(aFeed({ offers: [1, 2, 3].map((id) => anOffer({ id: String(id) })).join('\n') }), { file });
  const before = await productsOf(file);
  const later = new Date('2026-12-01T00:00:00.000Z');
  await anImport(
    aFeed({
      offers: [4, 3, 2]
        .map((id) => anOffer({ id: String(id), price: id === 3 ? '55000' : '100000' }))
        .join('\n'),
    }),
    {
      file,
      now: later,
    },
  );
  const after = await productsOf(file);
  const named = (products: Product[], name: string) => products.find((product) => product.name.ru === name);
  expect(after.map(({ name }) => name.ru).sort()).toEqual(['Товар 2', 'Товар 3', 'Товар 4']);
  expect(named(after, 'Товар 2')).toEqual(named(before, 'Товар 2'));
  expect(named(after, 'Товар 3')).toMatchObject({
    id: named(before, 'Товар 3')?.id,
    updatedAt: later.toISOString(),
    variations: [{ newPrice: 55_000 }],
  });
});

test('the same feed has the same ids in another file', async () => {
  const feed = aFeed({ offers: anOffer({ id: '1', attributes: 'group_id="5"' }) + anOffer({ id: '2' }) });
  const [first, second] = [await anImport(feed), await anImport(feed)];
  expect(await productsOf(first.file)).toEqual(await productsOf(second.file));
});

test('ids stay within what JSON keeps exactly, and a stock is not its variation', async () => {
  const product = await theProduct({});
  const [variation] = product.variations;
  for (const id of [product.id, variation?.id, variation?.stock.id])
    expect(Number.isSafeInteger(id)).toBe(true);
  expect(variation?.stock.id).not.toBe(variation?.id);
});

test('customers, looks and pages stay when a feed is imported again', async () => {
  const { file } = await anImport(aFeed());
  const sandbox = await aSandbox([], file);
  const { json: customer } = await sandbox.control('POST', '/shops/romashka/customers', {
    phone: '+998901234567',
  });
  const market = (await sandbox.call('romashka-key', '/market-data')).json;
  expect(
    (await sandbox.control('PUT', '/shops/romashka/market', { slogan: { ru: 'Всё в дом' } })).status,
  ).toBe(200);
  await anImport(aFeed({ offers: anOffer({ id: '2' }) }), { file });
  expect((await sandbox.call('romashka-key', '/market-data')).json).toMatchObject({
    theme: market.theme,
    slogan: { ru: 'Всё в дом' },
  });
  expect((await sandbox.call('romashka-key', '/products')).json.items).toHaveLength(1);
  const customers = (await sandbox.control('GET', '/shops/romashka/customers')).json;
  expect(JSON.stringify(customers)).toContain('+998901234567');
  expect(customer).toBeDefined();
});

test('a shop that came of no feed is replaced whole', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  const sandbox = await aSandbox([aShopSeed({ name: 'romashka' }), aShopSeed({ name: 'other' })], file);
  const other = (await sandbox.call('other-key', '/products')).json;
  await anImport(aFeed({ shop: '<name>Новая</name>' }), { file });
  expect((await sandbox.call('romashka-key', '/market-data')).json.name.ru).toBe('Новая');
  expect((await sandbox.call('romashka-key', '/review?status=approved')).json.total).toBe(0);
  expect(
    (await sandbox.call('romashka-key', '/products')).json.items.map((product: Product) => product.name.ru),
  ).toEqual(['Товар 1']);
  expect((await sandbox.call('other-key', '/products')).json).toEqual(other);
  expect(
    (await sandbox.control('GET', '/shops')).json.map(({ name }: { name: string }) => name).sort(),
  ).toEqual(['other', 'romashka']);
});

test('a security key that another shop has is refused', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  await aSandbox([aShopSeed({ name: 'other', securityKey: 'romashka-key' })], file);
  await expect(anImport(aFeed(), { file })).rejects.toThrow(
    'The shop other has the security key romashka-key. Give romashka another one with --key.',
  );
});

test('a broken feed changes nothing of what is served', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  await anImport(aFeed(), { file });
  const before = await productsOf(file);
  const broken = aFeed({ offers: `${anOffer({ id: '2' })}\n<offer id="3"><name>Чай</nome></offer>` });
  await expect(anImport(broken, { file })).rejects.toThrow(/broken in line 10/);
  await expect(anImport(aFeed({ offers: anOffer({ id: '2', price: '' }) }), { file })).rejects.toThrow(
    'The feed has no offer that can be sold, so nothing was imported. The fault: line 9, ' +
      'offer 2: it has no price.',
  );
  expect(await productsOf(file)).toEqual(before);
});

test('an import that ends while it writes leaves what was served, and the next one is whole', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  await anImport(aFeed(), { file });
  const before = await productsOf(file);
  const next = aFeed({ offers: anOffer({ id: '2' }) });
  const onProgress: ImportOptions['onProgress'] = ({ reading, done }) => {
    if (!reading && done > 0) throw new Error('the power went');
  };
  await expect(anImport(next, { file, onProgress })).rejects.toThrow('the power went');
  expect(await productsOf(file)).toEqual(before);
  await anImport(next, { file });
  expect((await productsOf(file)).map(({ name }) => name.ru)).toEqual(['Товар 2']);
});

test('no name and no text of a feed is longer than the memory', async () => {
  const long = 'x'.repeat(2_000_000);
  const { file, faults } = await anImport(
    aFeed({
      shop: `<name>${long}</name>`,
      categories: `<category id="1">Чай</category><category id="2">${long}</category>`,
      offers:
        anOffer({ id: '1' }) +
        anOffer({
          id: '2',
          more: Array.from({ length: 1_200 }, () => param('y'.repeat(1_000), '1')).join(''),
        }),
    }),
  );
  expect(faults.map(({ what, reason }) => [what, reason])).toEqual([
    ['category 2', 'it has no name'],
    ['offer 2', 'it is longer than 1000000 characters'],
  ]);
  expect(await productsOf(file)).toHaveLength(1);
});

test.each([
  ['blanks without a line', `a${' '.repeat(100_000)}b`],
  ['signs of less than without an end', `<![CDATA[<b>x</b>${'<'.repeat(100_000)}]]>`],
  ['no-break spaces within a paragraph', `<![CDATA[<p>${'\u00a0'.repeat(100_000)}x</p>]]>`],
  ['blanks before a break', `<![CDATA[<p>a</p>${' '.repeat(100_000)}x<br>${' '.repeat(90_000)}<br>x]]>`],
  ['breaks without an end', `<![CDATA[<p>a</p>${'<br> '.repeat(30_000)}]]>`],
])('a description of %s takes no longer than another one', async (_, text) => {
  const begun = performance.now();
  const { products } = await anImport(
    aFeed({ offers: anOffer({ id: '1', more: `<description>${text}</description>` }) }),
  );
  expect(products).toBe(1);
  expect(performance.now() - begun).toBeLessThan(4_000);
});

test('pieces that an order keeps until it is paid are not sold twice after an import, and are there once when it is not', async () => {
  const feed = aFeed({ offers: anOffer({ id: '1', more: '<count>10</count>' }) });
  const { file } = await anImport(feed);
  const sandbox = await aSandbox([], file);
  const shopper = await aShopper(sandbox, 'romashka');
  const [{ stock }] = (await shopper.call('GET', '/products')).json.items[0].variations;
  const { id: paymentMethod } = (await shopper.call('GET', '/payment-methods')).json.items.find(
    ({ held }: { held: boolean }) => held,
  );
  const left = async () => (await shopper.call('GET', '/products')).json.items[0].variations[0].stock.count;
  expect((await finish(shopper, await fillCart(shopper, { [stock.id]: 4 }), { paymentMethod })).status).toBe(
    402,
  );
  expect(await left()).toBe(6);
  await anImport(feed, { file });
  expect(await left()).toBe(6);
  await pass(sandbox, 16);
  expect(await left()).toBe(10);
});

test('an import leaves no row of the shop that it replaced, in whichever table', async () => {
  const offers = ['Синий', 'Белый'].map((color, id) =>
    anOffer({ id: String(id), attributes: 'group_id="7"', more: param('Цвет', color) }),
  );
  const feed = aFeed({ offers: offers.join('\n') });
  const { file } = await anImport(feed);
  const once = rowsOfShops(file);
  for (const table of ['variation', 'variation_value', 'property_value'])
    expect([table, once.get(table)]).toEqual([table, 2]);
  await anImport(feed, { file });
  expect(rowsOfShops(file)).toEqual(once);
});

/** Number of rows of shops in each table; throws where one is of a shop that is not served. */
function rowsOfShops(file: string): Map<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare(
        `SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'shop'
         WHERE m.type = 'table' ORDER BY m.name`,
      )
      .all();
    return new Map(
      tables.map(({ name }) => {
        const strange = `SELECT count(*) AS rows FROM "${name}" WHERE shop NOT IN (SELECT id FROM shop WHERE seeded = 1)`;
        expect([name, database.prepare(strange).get()?.['rows']]).toEqual([name, 0]);
        return [
          String(name),
          Number(database.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()?.['rows']),
        ];
      }),
    );
  } finally {
    database.close();
  }
}
