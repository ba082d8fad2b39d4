import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importFeed } from '#platform/import/import-feed.ts';
import type { ImportOptions } from '#platform/import/import-options.ts';
import { createShopFrame } from '#sandbox/demo/seed/shop-frame.ts';
import { aCommerceOffer, aGood, anImportXml, anOffersXml, aPrice } from '../../sandbox/a-commerce.ts';
import { aFeed, anOffer } from '../../sandbox/a-feed.ts';
import { aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { aPlatform } from '../a-platform.ts';
import { NOW, productsOf } from './an-import.ts';

/** Imports files of an exchange, which lie in one folder. */
async function exchanged(files: readonly (string | Uint8Array)[], options: Partial<ImportOptions> = {}) {
  const folder = dirname(await aTemporaryFile('import.xml'));
  const feed = files.map((_, at) => join(folder, `${at}.xml`));
  await mkdir(folder, { recursive: true });
  for (const [at, content] of files.entries()) await writeFile(feed[at] ?? '', content);
  const file = await aTemporaryFile('sandbox.sqlite');
  const faults: string[] = [];
  const summary = await importFeed({
    ...{ feed, tenant: 'romashka', language: 'ru', rates: {}, createFrame: createShopFrame, now: NOW, file },
    onFault: ({ what, reason, value }) => faults.push([what, reason, value].filter(Boolean).join(': ')),
    ...options,
  });
  return { file, summary, faults, folder };
}

const characteristic = (...pairs: [string, string][]) =>
  `<ХарактеристикиТовара>${pairs.map(([name, value]) => `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`).join('')}</ХарактеристикиТовара>`;

test('an exchange of CommerceML becomes a shop: groups, characteristics, properties, price, pieces of all warehouses', async () => {
  const properties =
    '<Свойство><Ид>p1</Ид><Наименование>Ткань</Наименование><ТипЗначений>Справочник</ТипЗначений><ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>Лён</Значение></Справочник></ВариантыЗначений></Свойство><Свойство><Ид>p2</Ид><Наименование>Уход</Наименование></Свойство>';
  const goods = [
    aGood({
      id: 'a',
      name: 'Футболка',
      group: 'g2',
      more: '<Артикул>F-1</Артикул><Описание>Лёгкая</Описание><Изготовитель><Ид>m</Ид><Наименование>Пахта</Наименование></Изготовитель><ЗначенияСвойств><ЗначенияСвойства><Ид>p1</Ид><Значение>v1</Значение></ЗначенияСвойства><ЗначенияСвойства><Ид>p2</Ид><Значение>Стирать при 30</Значение></ЗначенияСвойства></ЗначенияСвойств>',
    }),
    aGood({
      id: 'b',
      name: 'Чайник',
      more: '<Штрихкод>4780000000017</Штрихкод><Картинка>https://shop.example/b.jpg</Картинка>',
    }),
  ];
  const store = (count: number) => `<Склад ИдСклада="s${count}" КоличествоНаСкладе="${count}"/>`;
  const offers = [
    aCommerceOffer({
      id: 'a#1',
      name: 'Футболка (S, Синий)',
      more: characteristic(['Размер', 'S'], ['Цвет', 'Синий']) + store(2) + store(3),
    }),
    aCommerceOffer({
      id: 'a#2',
      name: 'Футболка (M, Синий)',
      price: '120000.50',
      count: '',
      more: `${characteristic(['Размер', 'M'], ['Цвет', 'Синий'])}<Остатки><Остаток><Склад><Ид>x</Ид><Количество>4</Количество></Склад></Остаток><Остаток><Склад><Ид>y</Ид><Количество>7.000</Количество></Склад></Остаток></Остатки>`,
    }),
    aCommerceOffer({ id: 'b', price: '125.000', count: '-2' }),
  ];
  const { file, faults } = await exchanged([anImportXml(goods, { properties }), anOffersXml(offers)]);
  expect(faults).toEqual([]);
  const products = await productsOf(file);
  const shirt = products.find(({ name }) => name.ru === 'Футболка');
  expect(
    shirt?.variations.map(({ sku, newPrice, stock, tracking, properties: chosen }) => [
      sku,
      newPrice,
      stock.count,
      tracking,
      chosen.map(({ value }) => value.label.ru),
    ]),
  ).toEqual([
    ['F-1', 100_000, 5, true, ['S']],
    ['F-1', 120_001, 11, true, ['M']],
  ]);
  expect(shirt?.characteristics.map(({ name, value }) => [name.ru, value.ru])).toEqual([
    ['Цвет', 'Синий'],
    ['Ткань', 'Лён'],
    ['Уход', 'Стирать при 30'],
  ]);
  const kettle = products.find(({ name }) => name.ru === 'Чайник');
  expect(kettle?.variations).toMatchObject([
    {
      newPrice: 125,
      barcode: '4780000000017',
      stock: { count: 0 },
      images: [{ urls: { original: 'https://shop.example/b.jpg' } }],
    },
  ]);
  const { sql } = await aPlatform({ file, shops: [] });
  const categories = sql.all<{ name: string; below: number }>`
    SELECT json_extract(data, '$.name.ru') AS name, json_extract(data, '$.parentId') IS NOT NULL AS below
    FROM document WHERE kind = 'category' ORDER BY name`;
  expect(categories).toEqual([
    { name: 'Одежда', below: 0 },
    { name: 'Футболки', below: 1 },
  ]);
});

test('of several prices the retail one counts, else the one that is named; none is guessed', async () => {
  const offers = [
    `<Предложение><Ид>a</Ид><Цены>${aPrice('opt', '50000')}${aPrice('big', '40000')}</Цены><Количество>1</Количество></Предложение>`,
  ];
  const files = [
    anImportXml([aGood({ id: 'a' })]),
    anOffersXml(offers, { types: ['opt:Опт', 'big:Крупный опт'] }),
  ];
  await expect(exchanged(files)).rejects.toThrow(
    'none is the retail one by its name: Крупный опт, Опт. Name it: --price-type',
  );
  await expect(exchanged(files, { priceType: 'Розница' })).rejects.toThrow(
    'There is no price "Розница". There are: Крупный опт, Опт.',
  );
  const { file } = await exchanged(files, { priceType: 'опт' });
  expect((await productsOf(file))[0]?.variations[0]?.newPrice).toBe(50_000);
  const retail = files.map((text) => text.replaceAll('Крупный опт', 'Розничная цена'));
  expect((await productsOf((await exchanged(retail)).file))[0]?.variations[0]?.newPrice).toBe(40_000);
});

test('goods with a mark of deletion, in either form, are not sold, and offers of unknown goods by their names alone', async () => {
  const goods = [
    aGood({ id: 'a' }),
    aGood({ id: 'b', more: '<ПометкаУдаления>true</ПометкаУдаления>' }),
    aGood({ id: 'c' }).replace('<Товар>', '<Товар Статус="Удален">'),
    aGood({ id: 'd' }),
  ];
  const offers = ['a', 'b', 'c', 'x'].map((id) => aCommerceOffer({ id }));
  offers.push(aCommerceOffer({ id: 'y', name: 'Иное' }));
  offers.push(aCommerceOffer({ id: 'd' }).replace('<Предложение>', '<Предложение Статус="Удален">'));
  const { file, faults } = await exchanged([anImportXml(goods), anOffersXml(offers)]);
  expect((await productsOf(file)).map(({ name }) => name.ru).sort()).toEqual(['Иное', 'Товар a']);
  expect(faults).toEqual([
    'feed: goods have no offer, so no price, and were left out: 1',
    'feed: offers are of goods that are not there; they stand without category and pictures: 1',
    'offer y: it has no category; it stands with other goods without one',
  ]);
});

test('prices and pieces may come in files of their own, and windows-1251 is read', async () => {
  const declaration = '<?xml version="1.0" encoding="windows-1251"?>';
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
      byte,
    ]),
  );
  const encoded = Buffer.from(
    Array.from(anImportXml([aGood({ id: 'a' })], { declaration }), (letter) => letters.get(letter) ?? 63),
  );
  const bare = (inner: string) => anOffersXml([`<Предложение><Ид>a</Ид>${inner}</Предложение>`]);
  const { file } = await exchanged([
    encoded,
    bare('<Наименование>Товар а</Наименование>'),
    bare(`<Цены>${aPrice('retail', '7000')}</Цены>`),
    bare('<Остатки><Остаток><Количество>9</Количество></Остаток></Остатки>'),
  ]);
  expect((await productsOf(file))[0]?.variations).toMatchObject([
    { name: { ru: 'Товар а' }, newPrice: 7_000, stock: { count: 9 } },
  ]);
});

test('pictures beside the files are kept by the platform, and nothing outside of their folder', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const folder = dirname(await aTemporaryFile('import.xml'));
  await mkdir(join(folder, 'shop', 'import_files'), { recursive: true });
  await writeFile(join(folder, 'shop', 'import_files', 'a.png'), png);
  await writeFile(join(folder, 'secret.png'), png);
  await writeFile(join(folder, 'shop', 'import_files', 'b.svg'), '<svg/>');
  const pictures = [
    'import_files/a.png',
    'import_files\\a.png',
    '../secret.png',
    'import_files/b.svg',
    'import_files/none.jpg',
  ];
  const good = aGood({ id: 'a', more: pictures.map((path) => `<Картинка>${path}</Картинка>`).join('') });
  await writeFile(join(folder, 'shop', 'import.xml'), anImportXml([good]));
  await writeFile(join(folder, 'shop', 'offers.xml'), anOffersXml([aCommerceOffer({ id: 'a' })]));
  const { file } = await exchanged([], {
    feed: ['import.xml', 'offers.xml'].map((name) => join(folder, 'shop', name)),
  });
  const [product] = await productsOf(file);
  const urls = product?.variations[0]?.images.map(({ urls: { original } }) => original) ?? [];
  expect(urls).toEqual([expect.stringMatching(/^\/market-api\/media\/upload\/[0-9a-f]{32}\.png$/)]);
  const platform = await aPlatform({ file, shops: [] });
  const answer = await fetch(`${platform.url}${urls[0]}`);
  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, png]);
});

test.each([
  ['goods alone', [anImportXml([aGood({ id: 'a' })])], 'goods without prices. Name both files'],
  ['prices alone', [anOffersXml([aCommerceOffer({ id: 'a' })])], 'prices without goods. Name both files'],
  [
    'two feeds',
    [aFeed({ offers: anOffer({ id: '1' }) }), aFeed()],
    'Several files are one feed only as an exchange',
  ],
  [
    'a broken file',
    [anImportXml([aGood({ id: 'a' })]), '<КоммерческаяИнформация><ПакетПредложений>'],
    'broken in line',
  ],
])('%s are refused with what to name', async (_, files, message) => {
  await expect(exchanged(files)).rejects.toThrow(message);
});

test('an exchange that is imported again keeps ids and changes what differs', async () => {
  const goods = ['a', 'b', 'c'].map((id) => aGood({ id }));
  const offers = (price: string) =>
    ['a', 'b', 'c'].map((id) => aCommerceOffer({ id, price: id === 'b' ? price : '1000' }));
  const { file } = await exchanged([anImportXml(goods), anOffersXml(offers('2000'))]);
  const before = await productsOf(file);
  const { summary } = await exchanged([anImportXml(goods), anOffersXml(offers('3000'))], { file });
  expect(summary.changed).toEqual({ written: 1, removed: 0 });
  expect((await productsOf(file)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});
