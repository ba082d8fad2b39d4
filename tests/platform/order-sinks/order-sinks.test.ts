import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { orderExample } from '#contract/order/order.ts';
import { chooseTarget, describeTargets, stopTarget } from '#platform/operations/order-targets.ts';
import { chooseShop, moveOrderTo } from '#platform/operations/orders.ts';
import { sinksOf } from '#platform/order-sinks/open-sink.ts';
import { orderText } from '#platform/order-sinks/telegram.ts';
import { aGuestOrder, aLog, aPlatform, type TestPlatform } from '../a-platform.ts';
import { anHttpService } from '../an-http-service.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ok!').toString('base64')}`;

const shopOf = ({ sql }: TestPlatform) => chooseShop(sql, 'shop');

const read = ({ body, headers }: { body: string; headers: IncomingHttpHeaders }) =>
  new Webhook(SECRET).verify(body, headers as Record<string, string>) as {
    type: string;
    shop: string;
    data: { id: number; state: string };
  };

test('a webhook is told of each change of an order, signed, in the order in which they happened', async () => {
  let broken = 2;
  const service = await anHttpService((_, response) => {
    broken -= 1;
    response.writeHead(broken >= 0 ? 500 : 200).end();
  });
  const log = aLog();
  const platform = await aPlatform({ orderSinks: sinksOf({}), log });
  chooseTarget(shopOf(platform), 'webhook', service.url, SECRET);
  const { id } = await aGuestOrder(platform);
  moveOrderTo(shopOf(platform), String(id), 'operator-called', new Date());
  moveOrderTo(shopOf(platform), String(id), 'canceled', new Date());
  await expect.poll(() => service.asked.length, { timeout: 20_000 }).toBe(5);
  const told = service.asked.map(read);
  expect(told.map(({ type }) => type)).toEqual([
    'order.accepted',
    'order.accepted',
    'order.accepted',
    'order.operator-called',
    'order.canceled',
  ]);
  expect(told[0]).toMatchObject({ shop: 'shop', data: { id, state: 'accepted' } });
  const ids = service.asked.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(3);
  expect(log.told.map(({ line }) => line)).toEqual([
    `Order ${id} of shop did not get to the webhook: it answered 500. Again in 2 s.`,
    `Order ${id} of shop did not get to the webhook: it answered 500. Again in 4 s.`,
  ]);
});

test('orders that nobody took wait in the file, and go out at the next start', async () => {
  const service = await anHttpService((_, response) => response.end());
  const before = await aPlatform();
  chooseTarget(shopOf(before), 'webhook', service.url, SECRET);
  await aGuestOrder(before);
  expect(describeTargets(shopOf(before))).toEqual([`webhook ${service.url}: 1 to be told`]);
  await before.close();
  const after = await aPlatform({ file: before.file, orderSinks: sinksOf({}), log: aLog() });
  await expect.poll(() => service.asked.length).toBe(1);
  await expect.poll(() => describeTargets(shopOf(after))).toEqual([`webhook ${service.url}: 0 to be told`]);
});

test('a chat gets an order in words, and its wish for a pause is kept', async () => {
  const service = await anHttpService((_, response) => {
    if (service.asked.length > 1) return response.end('{"ok":true}');
    const body = { ok: false, description: 'Too Many Requests', parameters: { retry_after: 3 } };
    return response.writeHead(429).end(JSON.stringify(body));
  });
  const log = aLog();
  const env = { TELEGRAM_BOT_TOKEN: '1:abc', TELEGRAM_URL: service.url };
  const platform = await aPlatform({ orderSinks: sinksOf(env), log });
  chooseTarget(shopOf(platform), 'telegram', '-100200300');
  const { id } = await aGuestOrder(platform, 2);
  await expect.poll(() => service.asked.length, { timeout: 15_000 }).toBe(2);
  expect(service.asked[0]?.path).toBe('/bot1:abc/sendMessage');
  const sent = JSON.parse(service.asked[1]?.body ?? '');
  expect(sent).toMatchObject({
    chat_id: '-100200300',
    text: expect.stringContaining(`Заказ № ${id}: новый`),
  });
  expect(sent.text).toContain('Dilnoza, +998901234567');
  expect(sent.text).toMatch(/• .+ × 2 = /);
  expect(log.told[0]?.line).toContain('it answered 429: Too Many Requests. Again in 3 s.');
  expect(JSON.stringify(log.told)).not.toContain('1:abc');
});

test('a chat without a token waits and says why; the other target gets its orders', async () => {
  const service = await anHttpService((_, response) => response.end());
  const platform = await aPlatform({ orderSinks: sinksOf({}), log: aLog() });
  chooseTarget(shopOf(platform), 'telegram', '@romashka_orders');
  chooseTarget(shopOf(platform), 'webhook', service.url, SECRET);
  await aGuestOrder(platform);
  await expect.poll(() => service.asked.length).toBe(1);
  await expect
    .poll(() => describeTargets(shopOf(platform))[0])
    .toBe('telegram @romashka_orders: 1 to be told, since TELEGRAM_BOT_TOKEN is not set');
  stopTarget(shopOf(platform), 'telegram');
  stopTarget(shopOf(platform), 'webhook');
  expect(describeTargets(shopOf(platform))).toEqual(['Orders of shop go nowhere but into the file.']);
});

test('an order that moves on is told in one line', () => {
  expect(orderText({ ...orderExample, state: 'on-the-way' })).toBe('Заказ № 501: в пути');
});

test('addresses that orders cannot go to are refused by name', async () => {
  const shop = shopOf(await aPlatform());
  expect(() => chooseTarget(shop, 'webhook', 'http://orders.example', SECRET)).toThrow(
    'must begin with https://',
  );
  expect(() => chooseTarget(shop, 'webhook', 'https://orders.example', 'x')).toThrow('--secret must be like');
  expect(() => chooseTarget(shop, 'telegram', 'romashka')).toThrow("a chat's number or @channel");
  expect(() => stopTarget(shop, 'mail')).toThrow('--stop must be webhook or telegram or engine, not "mail".');
});
