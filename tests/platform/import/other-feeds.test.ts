import { expect, test } from 'vitest';
import { aFeed, anOffer } from '../../sandbox/a-feed.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { anImport, param, productsOf, theProduct } from './an-import.ts';

async function categoriesOf(file: string) {
  const sandbox = await aSandbox([], file);
  const { items } = (await sandbox.call('romashka-key', '/categories')).json;
  await sandbox.close();
  return items;
}

test.each([
  ['no categories', (feed: string) => feed.replace(/<categories>.*<\/categories>/, '')],
  ['an empty list of categories', (feed: string) => feed.replace(/<category .*<\/category>/, '')],
])('a feed of %s becomes a shop of one category, with one note', async (_, without) => {
  const { file, faults } = await anImport(
    without(aFeed({ offers: `${anOffer({ id: '1' })}\n${anOffer({ id: '2', category: '' })}` })),
  );
  expect(faults).toEqual([
    {
      line: 0,
      what: 'feed',
      outcome: 'put right',
      reason: 'it has no categories; all goods stand in one',
      value: '',
    },
  ]);
  const categories = await categoriesOf(file);
  expect(categories).toMatchObject([
    { name: { ru: 'Товары', uz: 'Mahsulotlar', en: 'Goods' }, slug: 'goods', parentId: null },
  ]);
  const products = await productsOf(file);
  expect(products.map(({ categoryId }) => categoryId)).toEqual([categories[0].id, categories[0].id]);
});

test('a category that holds all others and no goods is none to choose', async () => {
  const { file, faults } = await anImport(
    aFeed({
      categories:
        '<category id="1" parentId="2">Root</category><category id="2" parentId="1">Home</category><category id="3" parentId="2">Чай</category><category id="4" parentId="3">Зелёный чай</category>',
      offers: anOffer({ id: '1', category: '4' }),
    }),
  );
  expect(faults.map(({ what, reason }) => [what, reason])).toEqual([
    ['category 1', 'it stands below itself; it was put at the top'],
    ['category 1', 'it holds all other categories and no goods'],
    ['category 2', 'it holds all other categories and no goods'],
    ['category 3', 'it holds all other categories and no goods'],
  ]);
  expect(await categoriesOf(file)).toMatchObject([{ name: { ru: 'Зелёный чай' }, parentId: null }]);
});

const noCurrency = (feed: string) =>
  feed.replace(/<currencies>.*<\/currencies>/, '').replace(/<currencyId>.*?<\/currencyId>/g, '');

test('a feed without a currency is asked for it, and read by it', async () => {
  const feed = noCurrency(aFeed({ offers: anOffer({ id: '1', price: '10' }) }));
  await expect(anImport(feed)).rejects.toThrow(
    'The feed does not say in which currency its prices are. Name it: --currency UZS',
  );
  await expect(anImport(feed, { currency: 'XXX' })).rejects.toThrow(
    'The currency XXX has no rate. Give it one: --rate XXX=UZS.',
  );
  for (const [currency, price] of [
    ['UZS', 10],
    ['RUB', 1_500],
  ] as const) {
    const { file } = await anImport(feed, { currency });
    const [product] = await productsOf(file);
    expect(product?.variations[0]?.newPrice).toBe(price);
  }
});

test('the only currency of a feed is that of prices without one, whether or not it says a rate', async () => {
  const product = await theProduct({
    currencies: '<currency id="RUB"/>',
    offers: anOffer({ id: '1', price: '10', currency: '' }),
  });
  expect(product.variations[0]?.newPrice).toBe(1_500);
});

test('a rate of the command line counts for a currency that the feed does not list', async () => {
  const offers = anOffer({ id: '1', price: '10', currency: 'USD' });
  const product = await theProduct({ offers }, { rates: { USD: 12_500 } });
  expect(product.variations[0]?.newPrice).toBe(125_000);
});

test.each([
  ['attribute quantity', 'quantity="7"', '', 7],
  ['attribute count', 'count="8"', '', 8],
  ['element quantity', '', '<quantity>9</quantity>', 9],
  ['element available', '', '<available>false</available><count>9</count>', 0],
  ['word for none', '', '<count>нет в наличии</count>', 0],
])('pieces are counted by the %s', async (_, attributes, more, count) => {
  const [variation] = (await theProduct({ offers: anOffer({ id: '1', attributes, more }) })).variations;
  expect({ tracking: variation?.tracking, count: variation?.stock.count }).toEqual({ tracking: true, count });
});

test('a name and a description in Ukrainian are taken where there are no others', async () => {
  const ukrainian = '<name_ua>Чайник червоний</name_ua><description_ua>Гріє</description_ua>';
  const only = await theProduct({ offers: anOffer({ id: '1', name: '', more: ukrainian }) });
  expect(only).toMatchObject({ name: { ru: 'Чайник червоний' }, description: { ru: '<p>Гріє</p>' } });
  const both = await theProduct({ offers: anOffer({ id: '1', name: 'Чайник', more: ukrainian }) });
  expect(both.name.ru).toBe('Чайник');
});

test('texts that were escaped twice are read, and tags in names are not shown', async () => {
  const product = await theProduct({
    shop: '<name>Свет &amp;amp; Ко</name>',
    categories: '<category id="1">Бра &amp;quot;Люкс&amp;quot;</category>',
    offers: anOffer({
      id: '1',
      name: 'Лампа &amp;quot;EVIANTE&amp;quot; &amp;frac12;&hearts; &lt;b&gt;новая&lt;/b&gt;',
      more: `<description>&amp;lt;p&amp;gt;Светит&amp;lt;/p&amp;gt;</description><vendor>A&amp;amp;B</vendor>${param('Цоколь &amp;quot;E27&amp;quot;', '1&amp;nbsp;шт')}`,
    }),
  });
  expect(product).toMatchObject({
    name: { ru: 'Лампа "EVIANTE" ½♥ новая' },
    description: { ru: '<p>Светит</p>' },
    characteristics: [{ name: { ru: 'Цоколь "E27"' }, value: { ru: '1 шт' } }],
  });
});

test('a book has its ISBN, series, binding and pages as characteristics', async () => {
  const more =
    '<author>А. Кадыри</author><publisher>Шарк</publisher><series>Классика</series><year>2019</year><ISBN>978-9943-00-000-1</ISBN><binding>твёрдый</binding><page_extent>400</page_extent><language>узбекский</language>';
  const product = await theProduct({ offers: anOffer({ id: '1', name: 'Минувшие дни', more }) });
  expect(product.characteristics.map(({ name, value }) => [name.ru, value.ru])).toEqual([
    ['Автор', 'А. Кадыри'],
    ['Издательство', 'Шарк'],
    ['Серия', 'Классика'],
    ['Год', '2019'],
    ['ISBN', '978-9943-00-000-1'],
    ['Переплёт', 'твёрдый'],
    ['Количество страниц', '400'],
    ['Язык', 'узбекский'],
  ]);
  const uzbek = await theProduct({ offers: anOffer({ id: '1', more }) }, { language: 'uz' });
  expect(uzbek.characteristics[6]).toEqual({ name: { uz: 'Sahifalar soni' }, value: { uz: '400' } });
});

test.each([
  [
    'lines of plain text',
    'Ткань &amp; нить\nКарманы\n\nСтирать вручную',
    '<p>Ткань &amp; нить<br>Карманы</p><p>Стирать вручную</p>',
  ],
  [
    'lines between small markup',
    '<![CDATA[<b>Ткань</b>: лён\nКарманы]]>',
    '<p><b>Ткань</b>: лён<br>Карманы</p>',
  ],
  [
    'a table in CDATA',
    '<![CDATA[<table><tr><td colspan="2">Камень</td></tr></table>]]>',
    '<table><tr><td colspan="2">Камень</td></tr></table>',
  ],
  [
    'a table of elements',
    '<table><tr><td colspan="2">Камень<br/>Вес</td></tr></table>',
    '<table><tr><td colspan="2">Камень<br>Вес</td></tr></table>',
  ],
  [
    'pictures and links of the old shop',
    '<![CDATA[<p><img alt="1" src="/upload/1.jpg"><a href="care.html?a=1&amp;b=2">Уход</a> <a href="#top">Вверх</a></p>]]>',
    '<p><img alt="1" src="https://shop.example/upload/1.jpg"><a href="https://shop.example/care.html?a=1&amp;b=2">Уход</a> <a href="#top">Вверх</a></p>',
  ],
  [
    'without the empty lines of an editor',
    '<![CDATA[<p>Греет</p><p>&nbsp;</p><p>Светит</p> Цвет:&nbsp;<br> <br> <br> <br/>]]>',
    '<p>Греет</p><p>Светит</p> Цвет:',
  ],
])('a description keeps %s', async (_, description, expected) => {
  const more = `<description>${description}</description>`;
  expect((await theProduct({ offers: anOffer({ id: '1', more }) })).description.ru).toBe(expected);
});

test.each([
  ['https://shop.example', '', 'media/1.jpg', 'https://shop.example/media/1.jpg'],
  ['shop.example', '', '/media/1.jpg', 'https://shop.example/media/1.jpg'],
  ['', 'https://other.example/p/1', '/media/1.jpg', 'https://other.example/media/1.jpg'],
  ['https://shop.example', '', 'cdn.shop.example/1.jpg', 'https://cdn.shop.example/1.jpg'],
  ['https://shop.example', '', 'https://shop.example/i?a=1&amp;amp;b=2', 'https://shop.example/i?a=1&b=2'],
])('of the shop %s and the page %s the picture %s is found', async (shop, page, picture, expected) => {
  const product = await theProduct({
    shop: `<name>А</name><url>${shop}</url>`,
    offers: anOffer({ id: '1', more: `<url>${page}</url><picture>${picture}</picture>` }),
  });
  expect(product.variations[0]?.images.map(({ urls }) => urls.original)).toEqual([expected]);
});

test('the short description has no cells of tables', async () => {
  const more = '<description><![CDATA[<p>Серьги</p><table><tr><td>Камень</td></tr></table>]]></description>';
  expect((await theProduct({ offers: anOffer({ id: '1', more }) })).shortDescription.ru).toBe('Серьги');
});

test('of pictures by http it is told which hosts have them by http alone', async () => {
  const picture = (host: string) => `<picture>http://${host}/1.jpg</picture>`;
  const { faults } = await anImport(
    aFeed({
      offers: [
        anOffer({ id: '1', more: picture('old.example') + picture('new.example') }),
        anOffer({ id: '2', more: picture('old.example') + picture('old.example:81') }),
      ].join('\n'),
    }),
    { httpsHosts: { answer: async (address) => !address.startsWith('http://old.example/') } },
  );
  expect(faults).toEqual([
    {
      line: 9,
      what: 'pictures of old.example',
      outcome: 'put right',
      reason: 'they are by http alone, which no page may load: the placeholder is shown',
      value: '2 offers',
    },
  ]);
});

test('ICML is read whole: groups, categories with name and picture, article, unit, activity, quantity', async () => {
  const offer = (id: string, product: string, quantity: number, more: string) =>
    `<offer id="${id}" productId="${product}" quantity="${quantity}"><url>https://shop.example/${id}</url><price>1000</price><categoryId>2</categoryId><name>Футболка ${id}</name><productName>Футболка</productName>${more}</offer>`;
  const feed = noCurrency(
    aFeed({
      categories:
        '<category id="1"><name>Одежда</name><picture>https://shop.example/c/1.jpg</picture></category><category id="2" parentId="1"><name>Футболки</name><picture>/c/2.jpg</picture></category><category id="3"><name>Чай</name></category>',
      offers: [
        offer(
          '10',
          '7',
          5,
          '<param code="article" name="Артикул">F-10</param><param code="size" name="Размер">S</param><unit code="796" name="Пара" sym="пар"/><xmlId>x</xmlId><purchasePrice>5</purchasePrice>',
        ),
        offer('11', '7', 0, '<param code="size" name="Размер">M</param><productActivity>Y</productActivity>'),
        offer('12', '7', 3, '<param code="size" name="Размер">L</param><productActivity>N</productActivity>'),
        offer('13', '8', 1, ''),
      ].join('\n'),
    }),
  );
  const { file, faults, products, variations } = await anImport(feed, { currency: 'UZS' });
  expect({ faults, products, variations }).toEqual({ faults: [], products: 2, variations: 3 });
  const categories = await categoriesOf(file);
  expect(categories).toMatchObject([
    { name: { ru: 'Одежда' }, image: { urls: { original: 'https://shop.example/c/1.jpg' } } },
    { name: { ru: 'Футболки' }, image: { urls: { original: 'https://shop.example/c/2.jpg' } } },
    { name: { ru: 'Чай' }, image: null },
  ]);
  const shirt = (await productsOf(file)).find((one) => one.variations.length === 2);
  expect(shirt).toMatchObject({ name: { ru: 'Футболка' }, characteristics: [] });
  expect(
    shirt?.variations.map(({ sku, unit, tracking, stock, properties }) => [
      sku,
      unit.ru,
      tracking,
      stock.count,
      properties.map(({ value }) => value.label.ru),
    ]),
  ).toEqual([
    ['F-10', 'пар', true, 5, ['S']],
    ['11', 'шт', true, 0, ['M']],
  ]);
});
