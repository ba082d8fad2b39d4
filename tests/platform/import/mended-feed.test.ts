import { expect, test } from 'vitest';
import { aFeed, anOffer } from '../../sandbox/a-feed.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { anImport, param, productsOf, theProduct } from './an-import.ts';

test.each([
  ['400', '<price_old>600</price_old>'],
  ['400', '<old_price>600</old_price>'],
  ['600', '<sale_price>400</sale_price>'],
  ['600', '<price_promo>400</price_promo>'],
])('a price of %s with %s is a discount', async (price, more) => {
  const { variations } = await theProduct({ offers: anOffer({ id: '1', price, more }) });
  expect(variations).toMatchObject([{ newPrice: 400, oldPrice: 600 }]);
});

test('what Shopify does not count, or sells on, can be had; the only option of a product keeps its values', async () => {
  const variant = { option1: 'Default Title', price: '100', inventory_quantity: 0 };
  const goods = [
    { id: 1, title: 'Board', variants: [{ ...variant, id: 11, inventory_management: null }] },
    {
      id: 2,
      title: 'Preorder',
      variants: [{ ...variant, id: 21, inventory_management: 'shopify', inventory_policy: 'continue' }],
    },
    { id: 3, title: 'Wax', variants: [{ ...variant, id: 31, inventory_management: 'shopify' }] },
    {
      id: 4,
      title: 'Glue',
      options: [{ name: 'Title' }],
      variants: [
        { id: 41, option1: 'Small jar', price: '10' },
        { id: 42, option1: 'Large jar', price: '15' },
      ],
    },
  ];
  const { file } = await anImport(JSON.stringify(goods), { currency: 'UZS' });
  const all = await productsOf(file);
  const titled = (title: string) => all.find(({ name }) => name.ru === title);
  const stocks = ['Board', 'Preorder', 'Wax'].flatMap((title) => titled(title)?.variations ?? []);
  expect(stocks.map(({ tracking, stock }) => (tracking ? stock.count : null))).toEqual([null, null, 0]);
  const choices = titled('Glue')?.variations.flatMap(({ properties }) => properties);
  expect(choices?.map(({ name, value }) => [name.ru, value.label.ru])).toEqual([
    ['Вариант', 'Small jar'],
    ['Вариант', 'Large jar'],
  ]);
});

test('a name of question marks is left out, one with some of them is told', async () => {
  const names = ['????? ??? ?????? (50 ??)', 'Кто там???', 'Чай ???? чёрный листовой цейлонский'];
  const { file, faults } = await anImport(
    aFeed({ offers: names.map((name, id) => anOffer({ id: String(id), name })).join('\n') }),
  );
  expect((await productsOf(file)).map(({ name }) => name.ru).sort()).toEqual(names.slice(1).sort());
  expect(faults.map(({ what, outcome }) => [what, outcome])).toEqual([
    ['offer 0', 'left out'],
    ['offer 2', 'put right'],
  ]);
});

test('of offers that only a code tells apart the ends of their names are the choice', async () => {
  const bra = (size: string, code: string) =>
    anOffer({
      id: `a#${size}`,
      attributes: 'productId="a"',
      name: `Лиф «Сакура» (${size})`,
      more: `<productName>Лиф «Сакура»</productName>${param('Код', code)}`,
    });
  const { variations } = await theProduct({ offers: `${bra('A', '00380')}\n${bra('B', '00381')}` });
  expect(variations.map(({ properties }) => properties.map(({ value }) => value.label.ru))).toEqual([
    ['A'],
    ['B'],
  ]);
});

const OFFER = anOffer({ id: '1', name: 'Стол' });

test.each([
  [
    'offers without a list',
    `<yml_catalog><shop><categories><category id="1">A</category></categories>${OFFER}</shop></yml_catalog>`,
  ],
  ['offers without a shop', `<yml_catalog><offers>${OFFER}</offers></yml_catalog>`],
])('%s are read, and it is told', async (_, feed) => {
  const { file, faults } = await anImport(feed);
  expect(await productsOf(file)).toHaveLength(1);
  expect(faults.some(({ reason }) => reason.includes('it was read all the same'))).toBe(true);
});

test('a category that an offer names itself is one of the shop', async () => {
  const feed = `<yml_catalog><offers>${OFFER.replace('<categoryId>1</categoryId>', '<category>Мебель</category>')}</offers></yml_catalog>`;
  const { file } = await anImport(feed);
  const sandbox = await aSandbox([], file);
  const { items } = (await sandbox.call('romashka-key', '/categories')).json;
  await sandbox.close();
  expect(items.map(({ name }: { name: Record<string, string> }) => name['ru'])).toEqual(['Мебель']);
});

test.each([
  ['no offers', aFeed({ offers: '' }), /has no offers at all/],
  [
    'goods off sale',
    aFeed({ offers: anOffer({ id: '1', more: '<disabled>true</disabled>' }) }),
    /All 1 offers of the feed are off sale/,
  ],
  [
    'CommerceML',
    '<КоммерческаяИнформация ВерсияСхемы="2.03"/>',
    /prices without goods.*import\.xml offers\.xml/,
  ],
  [
    'a spreadsheet',
    `PK\u0003\u0004${'\0'.repeat(26)}[Content_Types].xml`,
    /is a spreadsheet .*save the sheet of the goods as "CSV UTF-8"/,
  ],
])('a feed of %s is refused as what it is, with what to do', async (_, feed, message) => {
  await expect(anImport(feed)).rejects.toThrow(message);
});

test('whole sentences are told of a product, and are nothing to filter by', async () => {
  const plan = '5–6 часов: произношение, чтение вслух и основные обороты речи';
  const more = `<param name="План" unit="Шаг 1">${plan}</param>${param('Язык', 'Русский')}`;
  const { file } = await anImport(aFeed({ offers: anOffer({ id: '1', more }) }));
  const [product] = await productsOf(file);
  expect(product?.characteristics[0]).toMatchObject({ name: { ru: 'План: Шаг 1' }, value: { ru: plan } });
  const sandbox = await aSandbox([], file);
  const { json } = await sandbox.call('romashka-key', '/filter-data');
  await sandbox.close();
  expect(JSON.stringify(json)).not.toContain('произношение');
});

test('a home page of many flat categories begins with goods', async () => {
  const feed = (count: number) => {
    const ids = Array.from({ length: count }, (_, id) => String(id + 1));
    return aFeed({
      categories: ids.map((id) => `<category id="${id}">Раздел ${id}</category>`).join(''),
      offers: ids.map((id) => anOffer({ id, category: id })).join('\n'),
    });
  };
  const styleOf = async (count: number) => {
    const { file } = await anImport(feed(count));
    const sandbox = await aSandbox([], file);
    const { json } = await sandbox.call('romashka-key', '/market-data');
    await sandbox.close();
    return json.settings.homeStyleType;
  };
  expect(await styleOf(64)).toBe(10);
  expect(await styleOf(8)).not.toBe(10);
});
