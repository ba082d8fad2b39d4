import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { writeTarget } from '#platform/areas/order/order-out.ts';
import { describeTargets } from '#platform/operations/order-targets.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import { sinksOf } from '#platform/order-sinks/open-sink.ts';
import { aGuestOrder, aLog, aPlatform } from '../../a-platform.ts';
import { anHttpService } from '../../an-http-service.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('[CHK-04] an engine is asked for the goods of an order before it is made, and told of it after', async () => {
  const platform = await aPlatform({ orderSinks: sinksOf({}) });
  const orders = () => platform.sql.all`SELECT id FROM sell_group`.length;
  const engine = await anHttpService(({ path }, response) => {
    if (path === '/stock') expect(orders()).toBe(0);
    response.writeHead(204).end();
  });
  const shop = chooseShop(platform.sql, undefined);
  writeTarget(shop, { kind: 'engine', address: engine.url, secret: SECRET });
  await aGuestOrder(platform);
  await expect.poll(() => engine.asked.map(({ path }) => path)).toEqual(['/stock', '/orders']);
  const [asked, told] = engine.asked.map(({ body, headers }) =>
    new Webhook(SECRET).verify(body, headers as Record<string, string>),
  );
  expect(asked).toEqual({ stocks: [1001] });
  expect(told).toMatchObject({ type: 'order.accepted', shop: 'shop' });
});

test('[CHK-04] an engine that is silent or refuses keeps no shopper: the order waits, and says why', async () => {
  const platform = await aPlatform({ orderSinks: sinksOf({}), log: aLog() });
  const engine = await anHttpService(({ path }, response) => {
    if (path === '/orders') response.writeHead(503).end('{"message":"Vendure is asleep."}');
  });
  const shop = chooseShop(platform.sql, undefined);
  writeTarget(shop, { kind: 'engine', address: engine.url, secret: SECRET });
  const started = performance.now();
  await aGuestOrder(platform);
  expect(performance.now() - started).toBeLessThan(10_000);
  await expect.poll(() => describeTargets(shop).join()).toContain('1 to be told, since Vendure is asleep.');
});
