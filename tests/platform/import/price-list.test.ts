import { expect, test } from 'vitest';
import { anImport, productsOf } from './an-import.ts';

test('a price list for Kaspi.kz is read: names, tenge by city, pieces of all places', async () => {
  const offer = (sku: string, inner: string) =>
    `<offer sku="${sku}"><model>Ноутбук ${sku}</model><brand>Atlas</brand>${inner}</offer>`;
  const price = (...amounts: string[]) =>
    `<cityprices>${amounts.map((amount, city) => `<cityprice cityId="${city}">${amount}</cityprice>`).join('')}</cityprices>`;
  const stock = (...places: [string, string][]) =>
    `<availabilities>${places.map(([available, count], at) => `<availability storeId="PP${at}" available="${available}" stockCount="${count}"/>`).join('')}</availabilities>`;
  const { file, faults } = await anImport(
    `<?xml version="1.0" encoding="UTF-8"?>
<kaspi_catalog xmlns="http://kaspi.kz/kaspishopping" date="2026-11-01"><company>Ромашка</company><merchantid>R</merchantid><offers>
${offer('1', stock(['yes', '5'], ['yes', '2'], ['no', '9']) + price('100000'))}
${offer('2', stock(['no', '3']) + price('200', '300'))}
${offer('3', `${stock(['yes', ''])}<price>400</price>`)}
</offers></kaspi_catalog>`,
    { rates: { KZT: 20 } },
  );
  expect(faults.map(({ what, reason }) => [what, reason])).toEqual([
    ['feed', 'it has no categories; all goods stand in one'],
    ['offer 2', 'its prices differ by city; the first was taken'],
  ]);
  const variations = (await productsOf(file)).flatMap((product) => product.variations);
  const facts = variations.map(({ name, newPrice, tracking, stock: { count } }) => [
    name.ru,
    newPrice,
    tracking,
    count,
  ]);
  expect(facts.sort()).toEqual([
    ['Ноутбук 1', 2_000_000, true, 7],
    ['Ноутбук 2', 4_000, true, 0],
    ['Ноутбук 3', 8_000, false, 0],
  ]);
});

test('a price list of <price> is read: categories by elements, pictures, parameters, both prices', async () => {
  const { file, faults, products } = await anImport(
    `<?xml version="1.0" encoding="UTF-8"?>
<price><date>2026-11-01 10:00</date><firmName>Ромашка</firmName>
<categories><category><id>1</id><name>Дом</name></category><category><id>2</id><parentId>1</parentId><name>Чайники</name></category></categories>
<items>
<item><id>7</id><categoryId>2</categoryId><code>T-7</code><vendor>Atlas</vendor><name>Чайник</name><description>Очень <b>большой</b> чайник</description><url>https://shop.example/7</url><image>https://shop.example/7.jpg</image><image>https://shop.example/8.jpg</image><priceRUAH>100</priceRUAH><oldprice>120</oldprice><stock>В наличии</stock><param name="Объём" unit="л">2</param></item>
<item><id>8</id><categoryId>2</categoryId><name>Чашка</name><priceRUSD>1</priceRUSD><stock>Нет в наличии</stock></item>
</items></price>`,
    { rates: { UAH: 300, USD: 12_000 } },
  );
  expect([faults.map(({ reason }) => reason), products]).toEqual([
    ['it holds all other categories and no goods'],
    2,
  ]);
  const [kettle, cup] = (await productsOf(file)).sort((a, b) =>
    String(b.name.ru).localeCompare(String(a.name.ru)),
  );
  expect([kettle, cup].map((product) => product?.variations[0]?.newPrice).sort()).toEqual([12_000, 30_000]);
  const found = [kettle, cup].find((product) => product?.name.ru === 'Чайник');
  expect(found).toMatchObject({
    description: { ru: '<p>Очень большой чайник</p>' },
    characteristics: [{ name: { ru: 'Объём' }, value: { ru: '2 л' } }],
    variations: [{ sku: 'T-7', oldPrice: 36_000, images: [{}, {}] }],
  });
});
