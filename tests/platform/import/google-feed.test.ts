import { expect, test } from 'vitest';
import { openFeed } from '#platform/import/open-feed.ts';
import { readFeed } from '#platform/import/read-feed.ts';
import { aFeedFile } from '../../sandbox/a-feed.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { anImport, NOW, productsOf } from './an-import.ts';

/** A feed of RSS with these items, each the XML of its attributes. */
function rss(...items: string[]): string {
  return `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Romashka</title><link>https://shop.example/</link><description>All</description><language>en-us</language>
${items.map((item) => `<item>${item}</item>`).join('\n')}
</channel></rss>`;
}

const LAMP =
  '<g:id>L1</g:id><title>Old name</title><g:title>Desk lamp</g:title><g:link>https://shop.example/l1</g:link>' +
  '<g:description>A &lt;b&gt;lamp&lt;/b&gt;</g:description><g:image_link>/l1.jpg</g:image_link>' +
  '<g:additional_image_link>https://cdn.example/l2.jpg</g:additional_image_link><g:price>1,250.50 USD</g:price>' +
  '<g:availability>in_stock</g:availability><g:brand>Lux</g:brand><g:gtin>4006381333931</g:gtin>' +
  '<g:product_type>Home &gt; Light &gt; Lamps</g:product_type><g:material>Oak</g:material><g:gender>unisex</g:gender>' +
  '<g:product_detail><g:section_name>Size</g:section_name><g:attribute_name>Height</g:attribute_name>' +
  '<g:attribute_value>40 cm</g:attribute_value></g:product_detail>';

const shirt = (id: string, color: string, more = '') =>
  `<g:id>${id}</g:id><g:title>Shirt ${color}</g:title><g:price>90000 UZS</g:price><g:item_group_id>S</g:item_group_id>` +
  `<g:color>${color}</g:color><g:product_type>Clothes</g:product_type>${more}`;

async function categoriesOf(
  file: string,
): Promise<{ name: Record<string, string>; parentId: number | null }[]> {
  const sandbox = await aSandbox([], file);
  const { items } = (await sandbox.call('romashka-key', '/categories')).json;
  await sandbox.close();
  return items;
}

test('a feed of Google Merchant becomes a shop: texts, prices by rate, pictures, categories, details', async () => {
  const { file, faults } = await anImport(rss(LAMP), { language: 'en', rates: { USD: 12_000 } });
  expect(faults.map(({ what }) => what)).toEqual(['category home', 'category home > light']);
  const [lamp] = await productsOf(file);
  expect(lamp).toMatchObject({
    name: { en: 'Desk lamp' },
    description: { en: '<p>A <b>lamp</b></p>' },
    characteristics: [
      { name: { en: 'Height' }, value: { en: '40 cm' } },
      { name: { en: 'Material' }, value: { en: 'Oak' } },
      { name: { en: 'Gender' }, value: { en: 'unisex' } },
    ],
    variations: [{ newPrice: 15_006_000, oldPrice: 15_006_000, barcode: '4006381333931', tracking: false }],
  });
  const pictures = lamp?.variations[0]?.images.map(({ urls }) => Object.values(urls)[0]);
  expect(pictures).toEqual(['https://shop.example/l1.jpg', 'https://cdn.example/l2.jpg']);
  const categories = await categoriesOf(file);
  expect(categories.map(({ name }) => name['en'])).toEqual(['Lamps']);
});

test('items of one item_group_id are variations, chosen by what they differ in', async () => {
  const { file, products, variations } = await anImport(rss(shirt('a', 'Red'), shirt('b', 'Blue')), {
    language: 'en',
  });
  expect([products, variations]).toEqual([1, 2]);
  const [product] = await productsOf(file);
  expect(product?.variations.map(({ properties }) => properties[0]?.code)).toEqual(['color', 'color']);
});

test.each([
  ['no period', '', 60_000, 90_000],
  ['a period that runs', '2026-11-01T00:00+05:00/2026-11-30T00:00+05:00', 60_000, 90_000],
  ['a period that is over', '2026-10-01T00:00+05:00/2026-10-30T00:00+05:00', 90_000, 90_000],
])('a reduced price of %s counts as it should', async (_, period, price, oldPrice) => {
  const more = `<g:sale_price>60000 UZS</g:sale_price><g:sale_price_effective_date>${period}</g:sale_price_effective_date>`;
  const { file } = await anImport(rss(shirt('a', 'Red', more)), { language: 'en' });
  const [product] = await productsOf(file);
  expect(product?.variations[0]).toMatchObject({ newPrice: price, oldPrice });
});

test('what is sold out or comes later cannot be had, and a single bad item leaves alone', async () => {
  const bare = (id: string, more: string) => `<g:id>${id}</g:id><g:title>Thing ${id}</g:title>${more}`;
  const { file, faults } = await anImport(
    rss(
      bare('1', '<g:price>10000 UZS</g:price><g:availability>out of stock</g:availability>'),
      bare('2', '<g:price>10000 UZS</g:price><g:availability>preorder</g:availability>'),
      bare('3', '<g:price>soon</g:price>'),
      bare('4', '<g:price>-5 UZS</g:price>'),
      bare('1', '<g:price>20000 UZS</g:price>'),
    ),
    { language: 'en' },
  );
  const products = await productsOf(file);
  expect(products.map(({ variations }) => variations[0]?.tracking && variations[0].stock.count)).toEqual([
    0, 0,
  ]);
  expect(faults.map(({ line, what, outcome, reason }) => [line, what, outcome, reason.slice(0, 38)])).toEqual(
    [
      [0, 'feed', 'put right', 'it has no categories; all goods stand '],
      [5, 'offer 2', 'put right', 'it can be ordered before it is there, '],
      [6, 'offer 3', 'left out', 'its price is no number'],
      [7, 'offer 4', 'left out', 'its price is no number'],
      [8, 'offer 1', 'left out', 'an offer before it has the same id'],
    ],
  );
});

test('Atom is read, too', async () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0" xml:lang="ru">
<title>Ромашка</title><link rel="self" href="https://shop.example/feed"/><link href="https://shop.example"/>
<entry><id>1</id><title>Чайник</title><link href="https://shop.example/1"/><summary>Большой</summary><g:price>10 USD</g:price></entry></feed>`;
  const offers: unknown[] = [];
  const shop = await readFeed(
    openFeed(await aFeedFile(feed)).text(),
    { currency() {}, category() {}, correction() {}, offer: (one) => offers.push([one.id, ...one.fields]) },
    NOW,
    () => expect.unreachable(),
  );
  expect(shop).toMatchObject({ name: 'Ромашка', url: 'https://shop.example', language: 'ru' });
  expect(offers).toEqual([
    [
      '1',
      ['url', 'https://shop.example/1'],
      ['name', 'Чайник'],
      ['description', 'Большой'],
      ['price', '10'],
      ['currencyId', 'USD'],
    ],
  ]);
});

test.each([
  ['tabs', '\t', ['id', 'title', 'image link', 'price', 'product type', 'availability']],
  ['semicolons and Russian titles', ';', ['Артикул', 'Название', 'Фото', 'Цена', 'Категория', 'Наличие']],
  ['commas', ',', ['sku', 'Name', 'Picture', 'Price', 'Category', 'Available']],
])('a table with %s is a feed, too', async (_, sign, titles) => {
  const row = (...cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(sign);
  const table = [
    titles.join(sign),
    row(
      'A-1',
      'Kettle "Classic"\nof steel',
      'https://cdn.example/1.jpg',
      '99000 UZS',
      'Home > Kettles',
      'in stock',
    ),
    row('A-2', 'Cup', '', 'no', 'Home', 'in stock'),
  ].join('\n');
  const { file, faults } = await anImport(table, { language: 'en' });
  const [kettle] = await productsOf(file);
  expect(kettle).toMatchObject({
    name: { en: 'Kettle "Classic" of steel' },
    variations: [{ sku: 'A-1', newPrice: 99_000 }],
  });
  expect(faults.filter(({ what }) => what.startsWith('offer'))).toMatchObject([
    { line: 4, what: 'offer A-2', reason: 'its price is no number' },
  ]);
});

test.each([
  ['a first line that says what parts columns', 'sep=;\nid;title;price\n1;Cup;10 UZS\n'],
  ['UTF-16 without a mark', Buffer.from('id\ttitle\tprice\n1\tCup\t10 UZS\n', 'utf16le')],
  ['titles of WooCommerce', 'ID,SKU,Name,"In stock?",Regular price\n1,C-1,Cup,1,10 UZS\n'],
])('a table with %s is read', async (_, table) => {
  const { file, faults } = await anImport(table);
  expect(faults.map(({ what }) => what)).toEqual(['feed']);
  expect((await productsOf(file))[0]?.variations[0]).toMatchObject({ newPrice: 10, tracking: false });
});

test.each([
  ['true', false],
  ['В наличии', false],
  ['0', 0],
  ['нет', 0],
])('a table says by "%s" whether goods can be had', async (word, count) => {
  const { file, faults } = await anImport(`id,title,price,available\n1,Cup,10 UZS,${word}\n`);
  expect(faults.map(({ what }) => what)).toEqual(['feed']);
  const [product] = await productsOf(file);
  expect(product?.variations.map(({ tracking, stock }) => tracking && stock.count)).toEqual([count]);
});

test('[SEC-02] what is no text is refused, and nothing of it moves the cursor', async () => {
  await expect(anImport('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')).rejects.toThrow(/The file is no text/);
  await expect(anImport('a\x9b2J,b\n1,2\n')).rejects.toThrow(/It has: a 2J, b\./);
});

test('a table that names no prices, or with an open quote, is refused with what is wrong', async () => {
  await expect(anImport('id\ttitle\tcolour\n1\tCup\tred\n')).rejects.toThrow(
    'its first line must name the columns, and price is not among them. It has: id, title, colour.',
  );
  await expect(anImport('id,title,price\n1,Cup,10\n2,"Pot,20\n')).rejects.toThrow(
    /The table is broken: Quote Not Closed: .* at line 3\. Nothing was imported/,
  );
});
