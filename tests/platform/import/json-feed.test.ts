import { expect, test } from 'vitest';
import { anImport, productsOf } from './an-import.ts';

const NANO = {
  id: 632910392,
  title: 'Music player',
  body_html: '<p>The <strong>small</strong> one.</p>',
  vendor: 'Lux',
  product_type: 'Players',
  variants: [
    {
      id: 808950810,
      option1: 'Pink',
      option2: '8GB',
      option3: null,
      sku: 'P-1',
      price: '199.00',
      compare_at_price: '250.00',
      available: true,
      grams: 567,
      featured_image: { src: 'https://cdn.example/pink.png' },
    },
    { id: 49148385, option1: 'Red', option2: '8GB', sku: null, price: '199.00', available: false },
  ],
  images: [{ src: 'https://cdn.example/1.png' }],
  options: [{ name: 'Color' }, { name: 'Memory' }],
};

const CARD = {
  id: 2,
  title: 'Gift card',
  body_html: null,
  product_type: '',
  variants: [{ id: 3, option1: 'Default Title', price: '10.00', compare_at_price: null }],
  options: [{ name: 'Title' }],
};

const english = { language: 'en', currency: 'USD', rates: { USD: 10_000 } } as const;

test('products.json of Shopify becomes a shop: variants, options, both prices, pictures, what is sold out', async () => {
  const feed = JSON.stringify({ products: [NANO, CARD, { ...CARD, id: 4, status: 'draft' }] });
  const { file, products, variations } = await anImport(feed, english);
  expect([products, variations]).toEqual([2, 3]);
  const all = await productsOf(file);
  const [card, player] = all.sort((a, b) => (a.name.en ?? '').localeCompare(b.name.en ?? ''));
  expect(player).toMatchObject({
    name: { en: 'Music player' },
    description: { en: '<p>The <strong>small</strong> one.</p>' },
  });
  expect(
    player?.variations.map((one) => [
      one.sku,
      one.newPrice,
      one.oldPrice,
      one.tracking && one.stock.count,
      one.properties.map(({ value }) => value.label.en),
      one.images.map(({ urls }) => urls.original),
    ]),
  ).toEqual([
    [
      'P-1',
      1_990_000,
      2_500_000,
      false,
      ['Pink'],
      ['https://cdn.example/pink.png', 'https://cdn.example/1.png'],
    ],
    ['49148385', 1_990_000, 1_990_000, 0, ['Red'], ['https://cdn.example/1.png']],
  ]);
  expect(card).toMatchObject({ name: { en: 'Gift card' }, characteristics: [] });
});

test.each([
  ['a product', [NANO, CARD]],
  ['a page of products.json', [{ products: [NANO] }, { products: [CARD] }, { products: [] }]],
])('of a feed of JSON Lines each line is %s', async (_, lines) => {
  const feed = `${lines.map((line) => JSON.stringify(line)).join('\r\n')}\n\n`;
  const { file, products, variations } = await anImport(feed, english);
  expect([products, variations]).toEqual([2, 3]);
  expect((await productsOf(file)).map(({ name }) => name.en).sort()).toEqual(['Gift card', 'Music player']);
});

test('a line of JSON Lines that is broken is named', async () => {
  const feed = `${JSON.stringify(NANO)}\n\n{"id": 7,\n`;
  await expect(anImport(feed, english)).rejects.toThrow('The JSON of the feed is broken in line 3');
});

test.each([
  ['a list', (goods: unknown) => goods],
  ['a list of products', (products: unknown) => ({ products, total: 2 })],
])('%s of flat objects is a feed, too: its keys are columns of a table', async (_, wrap) => {
  const goods = [
    {
      id: 7,
      title: 'Lamp',
      price: 9.5,
      stock: 4,
      brand: 'Lux',
      category: { id: 1, name: 'Light' },
      thumbnail: 'https://cdn.example/t.png',
      images: ['https://cdn.example/1.png', { src: 'https://cdn.example/2.png' }],
      reviews: [{ rating: 5 }],
    },
    { id: 8, title: 'Without a price' },
  ];
  const { file, faults } = await anImport(JSON.stringify(wrap(goods)), english);
  const [lamp] = await productsOf(file);
  expect(lamp?.variations).toMatchObject([{ newPrice: 95_000, tracking: true, stock: { count: 4 } }]);
  expect(lamp?.variations[0]?.images.map(({ urls }) => urls.original)).toEqual([
    'https://cdn.example/t.png',
    'https://cdn.example/1.png',
    'https://cdn.example/2.png',
  ]);
  expect(faults).toMatchObject([{ line: 0, what: 'offer 8', reason: 'it has no price' }]);
});

test.each([
  ['is cut', '{"products":[{"id":1', /The JSON of the feed is broken.*fetch the feed anew/],
  ['is nested without end', '['.repeat(2_000_000), /The JSON of the feed is broken/],
  ['has no list', '{"error":"not found"}', /JSON without a list of goods: .*"products"/],
  ['lists what are no goods', '[1,2]', /JSON without a list of goods/],
])('JSON that %s is refused with what is wrong', async (_, feed, message) => {
  await expect(anImport(feed, english)).rejects.toThrow(message);
});
