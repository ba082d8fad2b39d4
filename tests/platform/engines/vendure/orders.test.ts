import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { Order } from '#contract/order/order.ts';
import { listen } from '#lib/port.ts';
import { codeOf } from '#platform/engines/vendure/orders.ts';
import { describeTargets } from '#platform/operations/order-targets.ts';
import { chooseShop, findOrder, moveOrderTo } from '#platform/operations/orders.ts';
import { sinksOf } from '#platform/order-sinks/open-sink.ts';
import { aTemporaryFile } from '../../../sandbox/a-sandbox.ts';
import { aLog, aPlatform } from '../../a-platform.ts';
import { aConnectedShop } from './a-connected-shop.ts';
import { aConnector } from './a-connector.ts';
import { describeVendure } from './a-vendure.ts';

/** Each kill waits for a new process. */
const KILLS = { timeout: 240_000 };

type Placed = Pick<Order, 'id' | 'token'>;
type Connected = Awaited<ReturnType<typeof aConnectedShop>>;

await describeVendure((vendure) => {
  /** Orders of Vendure that an order of the shop is. */
  async function ordersOf(order: Placed) {
    const { orders } = await vendure.ask(
      `query ($code: String!) { orders(options: { take: 100, filter: { code: { eq: $code } } }) { items {
        id code state totalWithTax customer { firstName lastName emailAddress phoneNumber }
        shippingAddress { streetLine1 countryCode } payments { id method state amount metadata }
        lines { id quantity productVariant { id stockLevels { stockOnHand stockAllocated } } } } } }`,
      { code: codeOf({ name: 'vend' }, order) },
    );
    return orders.items;
  }

  /** Places an order and gives its number, once Vendure has it, and what it has. */
  async function aPlacedOrder(shop: Connected, name: string, count = 2) {
    const { variations } = await shop.product(name);
    const { status, json } = await shop.order(variations[0]?.stock.id ?? 0, count);
    expect(status).toBe(200);
    const { id, token }: Placed = json.order;
    await expect.poll(async () => (await ordersOf({ id, token }))[0]?.state).toBe('PaymentSettled');
    const [found] = await ordersOf({ id, token });
    return { id, token, found };
  }

  const stateOf = (shop: Connected, id: number) =>
    findOrder(chooseShop(shop.platform.sql, 'vend'), String(id)).state;

  const lastText = (shop: Connected) =>
    shop.platform.sql.all<{ text: string }>`SELECT text FROM message ORDER BY id DESC LIMIT 1`[0]?.text;

  test('[CHK-04] an order goes to Vendure with goods, customer, address and payment', async () => {
    const shop = await aConnectedShop(vendure);
    const before = (await shop.product('Laptop')).variations[0]?.stock.count ?? 0;
    const { found } = await aPlacedOrder(shop, 'Laptop');
    expect(found).toMatchObject({
      customer: { firstName: 'Dilnoza', lastName: 'Karimova', phoneNumber: '+998901234567' },
      shippingAddress: { streetLine1: 'Amir Temur 10', countryCode: 'UZ' },
      payments: [{ method: 'cash', metadata: { paid: false } }],
      lines: [{ quantity: 2, productVariant: { id: '1', stockLevels: [{ stockAllocated: 2 }] } }],
    });
    const left = async () => (await shop.product('Laptop')).variations[0]?.stock.count;
    await expect.poll(left).toBe(before - 2);
    expect(shop.log.told.map(({ fields }) => fields.event)).toContain('order-placed');
  });

  test('what somebody else has bought is refused, by the line, before an order is made', async () => {
    // Nothing tells the connector of it.
    const shop = await aConnectedShop(vendure, { port: 0 });
    const { variations } = await shop.product('Instant Camera');
    const { productVariants } = await vendure.ask(
      '{ productVariants(options: { filter: { name: { eq: "Instant Camera" } } }) { items { id } } }',
    );
    await vendure.ask(
      'mutation ($id: ID!) { updateProductVariants(input: [{ id: $id, stockOnHand: 1, price: 5000 }]) { id } }',
      { id: productVariants.items[0].id },
    );
    const stock = variations[0]?.stock.id ?? 0;
    expect(variations[0]?.stock.count).toBe(100);
    expect(await shop.order(stock, 2)).toMatchObject({
      status: 409,
      json: { code: 'over-stock', field: 'count' },
    });
    const { json } = await shop.order(stock, 1);
    expect(json.order).toMatchObject({ state: 'accepted', goodsTotal: 60 * 12_000 });
  });

  test('a cancel, a refund and a delivery in Vendure are seen in the order, a cancel here is seen there', async () => {
    const shop = await aConnectedShop(vendure);
    const canceled = await aPlacedOrder(shop, 'Laptop');
    await vendure.ask(
      'mutation ($id: ID!) { cancelOrder(input: { orderId: $id, reason: "Разбился на складе", cancelShipping: true }) { __typename } }',
      { id: canceled.found.id },
    );
    await expect.poll(() => stateOf(shop, canceled.id)).toBe('canceled');
    expect(lastText(shop)).toContain('Разбился на складе');

    const refunded = await aPlacedOrder(shop, 'Laptop');
    const [payment] = refunded.found.payments;
    const { refundOrder } = await vendure.ask(
      'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ... on Refund { id } } }',
      {
        input: {
          ...{ paymentId: payment.id, amount: payment.amount, lines: [], shipping: 0, adjustment: 0 },
          reason: 'no',
        },
      },
    );
    expect(stateOf(shop, refunded.id)).toBe('accepted');
    await vendure.ask(
      'mutation ($id: ID!) { settleRefund(input: { id: $id, transactionId: "back" }) { __typename } }',
      { id: refundOrder.id },
    );
    await expect.poll(() => stateOf(shop, refunded.id)).toBe('canceled');

    const sent = await aPlacedOrder(shop, 'Laptop');
    const lines = sent.found.lines.map((line: { id: string; quantity: number }) => ({
      orderLineId: line.id,
      quantity: line.quantity,
    }));
    const handler = {
      code: 'manual-fulfillment',
      arguments: ['method', 'trackingCode'].map((name) => ({ name, value: '-' })),
    };
    const { addFulfillmentToOrder } = await vendure.ask(
      'mutation ($input: FulfillOrderInput!) { addFulfillmentToOrder(input: $input) { ... on Fulfillment { id } ... on ErrorResult { message } } }',
      { input: { lines, handler } },
    );
    for (const [state, here] of [
      ['Shipped', 'on-the-way'],
      ['Delivered', 'delivered'],
    ] as const) {
      await vendure.ask(
        'mutation ($id: ID!, $state: String!) { transitionFulfillmentToState(id: $id, state: $state) { __typename } }',
        { id: addFulfillmentToOrder.id, state },
      );
      await expect.poll(() => stateOf(shop, sent.id)).toBe(here);
    }

    const mine = await aPlacedOrder(shop, 'Laptop');
    moveOrderTo(chooseShop(shop.platform.sql, 'vend'), String(mine.id), 'canceled', new Date());
    await expect.poll(async () => (await ordersOf(mine))[0]?.state).toBe('Cancelled');
  });

  test('money that goes back in Vendure in parts stands in the order, and is told once each', async () => {
    // Each look hears of the order again.
    const shop = await aConnectedShop(vendure, { lookEveryMs: 200 });
    const { id, token, found } = await aPlacedOrder(shop, 'Laptop');
    const refund = async (amount: number) => {
      const input = {
        ...{ paymentId: found.payments[0].id, amount, lines: [], shipping: 0, adjustment: 0 },
        reason: 'a scratch',
      };
      const { refundOrder } = await vendure.ask(
        'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ... on Refund { id } } }',
        { input },
      );
      return refundOrder.id as string;
    };
    const settle = (refundId: string) =>
      vendure.ask(
        'mutation ($id: ID!) { settleRefund(input: { id: $id, transactionId: "back" }) { __typename } }',
        { id: refundId },
      );
    const order = async (): Promise<Order> => (await shop.call('GET', `/orders/${token}/${id}`)).json;
    const refunded = async () => (await order()).refunded;
    const told = () =>
      shop.platform.sql.all<{ text: string }>`
        SELECT text FROM message WHERE text LIKE ${'% was returned%'} ORDER BY id`.map(({ text }) =>
        text.replace(/ \S*\/order-details.*/, ''),
      );

    // Cents, at 12 000 UZS for a dollar: 10.01 and 20.
    const [first, second] = [await refund(1_001), await refund(2_000)];
    expect(await order()).not.toHaveProperty('refunded');
    await settle(first);
    await expect.poll(refunded).toBe(120_120);
    expect(told()).toEqual([`120 120 UZS for order ${id} was returned.`]);
    await settle(second);
    await expect.poll(refunded).toBe(360_120);
    expect(told().slice(1)).toEqual([
      `Another 240 000 UZS for order ${id} was returned, 360 120 UZS in all.`,
    ]);
    expect(await order()).toMatchObject({ state: 'accepted', refunded: 360_120 });

    const rest = await refund(found.payments[0].amount - 3_001);
    await settle(rest);
    await expect.poll(() => stateOf(shop, id)).toBe('canceled');
    expect(await order()).toMatchObject({ refunded: (await order()).total });
    expect(told()).toHaveLength(2);
    expect(lastText(shop)).toContain('The money was given back.');
  });

  test('a cancel that nobody heard is found when the connector begins again', async () => {
    // No message and no look comes in time.
    const shop = await aConnectedShop(vendure, { port: 0, lookEveryMs: 3_600_000 });
    const { id, found } = await aPlacedOrder(shop, 'Laptop');
    await shop.connector.close();
    await vendure.ask(
      'mutation ($id: ID!) { cancelOrder(input: { orderId: $id, reason: "Нет связи", cancelShipping: true }) { __typename } }',
      { id: found.id },
    );
    expect(stateOf(shop, id)).toBe('accepted');
    await (await shop.connect()).ready;
    expect(stateOf(shop, id)).toBe('canceled');
    expect(lastText(shop)).toContain('Нет связи');
  });

  test('while Vendure is away the shop sells on, orders wait and say so; what is gone then is canceled', async () => {
    const shop = await aConnectedShop(vendure);
    const [laptop, camera] = [await shop.product('Laptop'), await shop.product('Nikkormat SLR Camera')];
    const { productVariants } = await vendure.ask(
      '{ productVariants(options: { filter: { name: { eq: "Nikkormat SLR Camera" } } }) { items { id } } }',
    );
    await vendure.stop();
    const first = await shop.order(laptop.variations[0]?.stock.id ?? 0, 3);
    const second = await shop.order(camera.variations[0]?.stock.id ?? 0, 4);
    expect([first.status, second.status]).toEqual([200, 200]);
    const told = () => describeTargets(chooseShop(shop.platform.sql, 'vend')).join();
    await expect.poll(told).toMatch(/engine .*: 2 to be told, since Vendure at .* does not answer/);
    expect((await shop.call('GET', '/market-data')).status).toBe(200);
    await vendure.start();
    await vendure.ask(
      'mutation ($id: ID!) { updateProductVariants(input: [{ id: $id, stockOnHand: 1 }]) { id } }',
      {
        id: productVariants.items[0].id,
      },
    );
    const [waiting, gone]: [Placed, Placed] = [first.json.order, second.json.order];
    await expect.poll(async () => (await ordersOf(waiting))[0]?.state).toBe('PaymentSettled');
    await expect.poll(() => stateOf(shop, gone.id)).toBe('canceled');
    expect(lastText(shop)).toContain('Only 1 of “Nikkormat SLR Camera” are left.');
    expect(await ordersOf(gone)).toEqual([]);
    await expect.poll(told).toContain(': 0 to be told');
  });

  test('an order is in Vendure once, wherever the connector is killed on the way', KILLS, async () => {
    const file = await aTemporaryFile('platform.sqlite');
    const platform = await aPlatform({ file, shops: [], orderSinks: sinksOf({}), log: aLog() });
    const way = await aBreakingWay(vendure.url);
    let connector = await aConnector(file, way.url);
    const stockOf = (name: string) =>
      platform.sql.get<{ stock: number }>`
        SELECT stock FROM variation JOIN product ON product.id = product
        WHERE product.data ->> '$.name.en' = ${name} ORDER BY position LIMIT 1`?.stock ?? 0;
    const order = async () => {
      const answer = await fetch(`${platform.url}/market-api/fast-checkout`, {
        method: 'POST',
        headers: { 'security-key': 'vend-key' },
        body: JSON.stringify({
          ...{ name: 'Dilnoza', phone: '90 123 45 67', stock: stockOf('Laptop'), count: 2 },
          shippingAddress: { countryCode: 'UZ', addressLine1: 'Amir Temur 10' },
          coordinate: { latitude: 41.3111, longitude: 69.2797 },
        }),
      });
      return (await answer.json()).order as Placed;
    };
    const allocated = async () => {
      const { productVariant } = await vendure.ask(
        '{ productVariant(id: 1) { stockLevels { stockAllocated } } }',
      );
      return productVariant.stockLevels[0].stockAllocated as number;
    };
    const left = () =>
      platform.sql.get<{ count: number }>`SELECT count FROM variation WHERE stock = ${stockOf('Laptop') ?? 0}`
        ?.count;
    const [before, hadLeft] = [await allocated(), left() ?? 0];
    const steps = ['createDraftOrder', 'setCustomerForDraftOrder', 'addManualPaymentToOrder'];
    for (const [at, step] of steps.entries()) {
      way.killAt(step, () => connector.child.kill('SIGKILL'));
      const placed = await order();
      await once(connector.child, 'close');
      connector = await aConnector(file, way.url);
      const waiting = () => platform.sql.all`SELECT 1 FROM order_out WHERE kind = 'engine'`.length;
      await expect.poll(waiting).toBe(0);
      const found = await ordersOf(placed);
      expect(found.map(({ state }: { state: string }) => state)).toEqual(['PaymentSettled']);
      expect(found[0].lines).toMatchObject([{ quantity: 2 }]);
      expect(found[0].payments).toHaveLength(1);
      expect(await allocated()).toBe(before + 2 * (at + 1));
      // Vendure promises these pieces: they are not taken off once more for an order that waits here.
      await expect.poll(left, { timeout: 5_000 }).toBe(hadLeft - 2 * (at + 1));
    }
  });
});

/** Passes requests on, and is able to lose the answer to one, with who asked. */
async function aBreakingWay(target: string) {
  let step: string | undefined;
  let kill: () => void;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = new Headers(request.headers as Record<string, string>);
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
    const answer = await fetch(target, { method: 'POST', headers, body }).catch(() => undefined);
    const isLost = step !== undefined && body.includes(step);
    if (isLost) {
      step = undefined;
      kill();
    }
    if (isLost || !answer) {
      response.destroy();
      return;
    }
    const token = answer.headers.get('vendure-auth-token');
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(token !== null && { 'vendure-auth-token': token }),
    });
    response.end(await answer.text());
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}/admin-api`,
    killAt(name: string, act: () => void) {
      step = name;
      kill = act;
    },
  };
}
