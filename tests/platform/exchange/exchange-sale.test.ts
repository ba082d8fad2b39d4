import { expect, test } from 'vitest';
import { findOrder, moveOrderTo } from '#platform/operations/orders.ts';
import { aCommerceOffer, aGood, anImportXml, anOffersXml } from '../../sandbox/a-commerce.ts';
import { anExchange } from './an-exchange.ts';

const IMPORT = anImportXml([aGood({ id: 'a', name: 'Чай & кофе' })]);
const OFFERS = anOffersXml([
  aCommerceOffer({ id: 'a#1', name: 'Чай & кофе'.replace('&', '&amp;'), count: '10' }),
]);

const report = (id: number | string, facts: Record<string, string>, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08"><Документ><Ид>${id}</Ид><Номер>000-${id}</Номер><ХозОперация>Заказ товара</ХозОперация>${more}<ЗначенияРеквизитов>${Object.entries(
    facts,
  )
    .map(
      ([name, value]) =>
        `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
    )
    .join('')}</ЗначенияРеквизитов></Документ></КоммерческаяИнформация>`;

/** A shop whose goods came by the exchange, with an order of 3 of 10 pieces. */
async function anOrderedShop() {
  const exchange = await anExchange();
  const goods = await exchange.aProgram('catalog');
  await goods.ask('init');
  await goods.import('import.xml', IMPORT.replace('Чай & кофе', 'Чай &amp; кофе'));
  expect(await goods.import('offers.xml', OFFERS)).toBe('success');
  const [{ variations }] = await exchange.products();
  const order = await exchange.placeOrder(variations[0].stock.id, 3);
  const left = async () => (await exchange.products())[0].variations[0].stock.count;
  return { ...exchange, order, left, program: await exchange.aProgram('sale') };
}

test('[CHK-06] orders go out once, with the ids of the program, and only what it has confirmed is not told again', async () => {
  const { program, order, aProgram } = await anOrderedShop();
  expect((await program.ask('init')).text).toBe('zip=no\nfile_limit=16777216');
  const { text, type } = await program.ask('query');
  expect(type).toBe('text/xml; charset=utf-8');
  expect(text).toContain(
    '<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.08"',
  );
  expect(text).toContain(`<Ид>${order.id}</Ид><Номер>${order.id}</Номер>`);
  expect(text).toContain('<ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>UZS</Валюта>');
  expect(text).toContain('<Товар><Ид>a#1</Ид><Наименование>Чай &#38; кофе</Наименование>');
  expect(text).toContain(
    '<ЦенаЗаЕдиницу>100000</ЦенаЗаЕдиницу><Количество>3</Количество><Сумма>300000</Сумма>',
  );
  expect(text).toContain('Dilnoza &#60;b&#62;');
  // The program may die before it has taken them.
  expect((await (await aProgram('sale')).ask('query')).text).toContain(`<Номер>${order.id}</Номер>`);
  expect((await program.ask('success')).text).toMatch(/^failure/);
  const next = await aProgram('sale');
  await next.ask('query');
  expect((await next.ask('success')).text).toBe('success');
  expect((await next.ask('query')).text).not.toContain('<Документ>');
});

test('an order that is canceled here is told again, one that was canceled before it was told never', async () => {
  const { program, order, shop, products, placeOrder } = await anOrderedShop();
  await program.ask('query');
  await program.ask('success');
  moveOrderTo(shop(), String(order.id), 'canceled', new Date());
  const [{ variations }] = await products();
  const second = await placeOrder(variations[0].stock.id, 1);
  moveOrderTo(shop(), String(second.id), 'canceled', new Date());
  const { text } = await program.ask('query');
  expect(text).toContain(`<Номер>${order.id}</Номер>`);
  expect(text).toContain('<Наименование>Отменен</Наименование><Значение>true</Значение>');
  expect(text).not.toContain(`<Номер>${second.id}</Номер>`);
});

test.each([
  [{ 'Статус заказа': 'Подтверждён' }, '', 'operator-called'],
  [{ Проведен: 'true' }, '', 'operator-called'],
  [{ 'Статус заказа': 'Отгружен' }, '', 'on-the-way'],
  [{ 'Дата отгрузки по 1С': '2026-12-01' }, '', 'on-the-way'],
  [{ 'Статус заказа': '[F] Выполнен' }, '', 'delivered'],
  [{ 'Статус заказа': 'Выполнен' }, '', 'delivered'],
  [{ 'Статуса заказа ИД': 'delivered' }, '', 'delivered'],
  [{ Отменен: 'true', 'Статус заказа': 'Выполнен' }, '', 'canceled'],
  [{}, '<ПометкаУдаления>true</ПометкаУдаления>', 'canceled'],
  [{ 'Статус заказа': 'Неизвестно' }, '', 'accepted'],
])('[CHK-06] a program that says %o moves the order on', async (facts, more, state) => {
  const { program, order, shop, left } = await anOrderedShop();
  await program.ask('query');
  await program.ask('success');
  expect(
    (await program.ask('file&filename=orders.xml', report(order.id, facts as Record<string, string>, more)))
      .text,
  ).toBe('success');
  expect(findOrder(shop(), String(order.id)).state).toBe(state);
  expect(await left()).toBe(state === 'canceled' ? 10 : 7);
  // The program knows what it said itself.
  expect((await program.ask('query')).text).not.toContain('<Документ>');
});

test('a state that lies behind, an order of nobody and broken XML move nothing', async () => {
  const { program, order, shop } = await anOrderedShop();
  moveOrderTo(shop(), String(order.id), 'on-the-way', new Date());
  const send = async (body: string) => (await program.ask('file&filename=orders.xml', body)).text;
  expect(await send(report(order.id, { 'Статус заказа': 'Подтверждён' }))).toBe('success');
  expect(await send(report(999, { 'Статус заказа': 'Выполнен' }))).toBe('success');
  expect(await send(report('1C-77', { 'Статус заказа': 'Выполнен' }))).toBe('success');
  expect(await send(report(order.id, {}).slice(0, -20))).toMatch(/^failure\nThe XML of the orders is broken/);
  expect(await send('<html></html>')).toMatch(/^failure\nThe file is no CommerceML/);
  expect(findOrder(shop(), String(order.id)).state).toBe('on-the-way');
});

test('pieces of orders that the program does not know are not sold twice', async () => {
  const { program, left, aProgram } = await anOrderedShop();
  expect(await left()).toBe(7);
  const bring = async (count: string) => {
    const goods = await aProgram('catalog');
    await goods.ask('init');
    const offers = anOffersXml([aCommerceOffer({ id: 'a#1', name: 'Чай', count })], { onlyChanges: true });
    expect(await goods.import('offers.xml', offers)).toBe('success');
  };
  await bring('20');
  expect(await left()).toBe(17);
  await program.ask('query');
  await program.ask('success');
  await bring('17');
  expect(await left()).toBe(17);
});
