import { type Answered, type Caller, ConnectionLost, type Expected } from './caller.ts';
import type { Acknowledged, Ledger } from './ledger.ts';
import type { OpeningStock } from './load-file.ts';

/** What a shopper of the load test is and knows. */
export interface LoadShopper {
  phone: string;
  token: string;
  /** What the shop sells; the first stocks are wanted most. */
  stocks: readonly OpeningStock[];
  /** Ids of the ways to pay, as often as they are taken. */
  methods: readonly number[];
  caller: Caller;
  ledger: Ledger;
}

const HOME = {
  countryCode: 'UZ',
  latitude: 41.3111,
  longitude: 69.2797,
  locality: 'Yunusobod',
  addressLine1: 'Amir Temur 10',
};
const PHOTO = new File([new Uint8Array(2_000)], 'photo.jpg', { type: 'image/jpeg' });

/** Browses and orders, again and again, until `isOver`; ends quietly where the platform is killed. */
export async function shop(shopper: LoadShopper, isOver: () => boolean): Promise<void> {
  try {
    while (!isOver()) {
      await browse(shopper);
      if (chance(0.15)) await buyInOneClick(shopper);
      else if (chance(0.5)) await buy(shopper);
    }
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    if (!shopper.ledger.killing) shopper.caller.fault(error.message);
  }
}

async function browse({ caller, stocks }: LoadShopper): Promise<void> {
  const seen = Array.from({ length: 12 }, () => pick(stocks));
  const get = (call: string, path: string) => caller.send({ call, method: 'GET', path, expected: [200] });
  await get(
    'GET /variations/prices',
    `/variations/prices?ids=${seen.map(({ variation }) => variation).join(',')}`,
  );
  await get('GET /{id}/product', `/${pick(stocks).variation}/product`);
  if (chance(0.3)) await get('GET /categories', '/categories');
  if (chance(0.3)) await get('GET /{id}/products', `/${pick(stocks).category}/products?page=1&size=20`);
}

async function buyInOneClick({ caller, ledger, stocks, phone }: LoadShopper): Promise<void> {
  const { stock, minOrder } = pick(stocks);
  const { latitude, longitude, ...shippingAddress } = HOME;
  const body = {
    name: 'Guest',
    phone,
    stock,
    count: minOrder,
    shippingAddress,
    coordinate: { latitude, longitude },
  };
  const { status, json } = await caller.send({
    call: 'POST /fast-checkout',
    method: 'POST',
    path: '/fast-checkout',
    body,
    expected: [200, 'over-stock'],
  });
  if (status === 200) ledger.acknowledge(json.order);
}

async function buy(shopper: LoadShopper): Promise<void> {
  const { caller, token, stocks, ledger } = shopper;
  const send = (call: string, method: string, path: string, body: unknown, expected: readonly Expected[]) =>
    caller.send({ call, method, path, token, body, expected });
  for (let line = 0; line < 1 + random(3); line += 1) {
    const { stock, minOrder } = pick(stocks);
    await send('POST /add-to-cart', 'POST', '/add-to-cart', { stock, quantity: minOrder + random(4) }, [
      200,
      'over-stock',
    ]);
  }
  const { json: cart } = await send('GET /cart-detail', 'GET', '/cart-detail', undefined, [200]);
  const records: { id: number; deleted: boolean }[] = cart.sells.flatMap(
    ({ sellRecords }: { sellRecords: unknown[] }) => sellRecords,
  );
  const changed = pickAny(records);
  if (changed && chance(0.2)) {
    await send('DELETE /{id}/remove-record', 'DELETE', `/${changed.id}/remove-record`, undefined, [
      200,
      'not-found',
    ]);
  }
  const sells: number[] = cart.sells.flatMap(({ id, deleted }: { id: number; deleted: boolean }) =>
    deleted ? [] : [id],
  );
  if (sells.length === 0) return;
  const answered =
    chance(0.05) && cart.subtotal > 1_500_000
      ? await orderByMonths(shopper, sells)
      : await finish(shopper, sells, cart.subtotal);
  await drop(shopper, answered);
  const order = answered?.json?.order as Acknowledged | undefined;
  if (answered?.status === 402) await pay(shopper, answered.json);
  else if (order) {
    ledger.acknowledge(order);
    if (chance(0.15)) await operate(shopper, order, chance(0.5) ? 'cancel' : 'move-on');
    if (chance(0.1)) await send('GET /customer-sell', 'GET', '/customer-sell?size=5', undefined, [200]);
  }
}

/** Orders; now and then twice at once with one key, as an impatient client does. */
async function finish(
  { caller, token, methods, ledger }: LoadShopper,
  sells: number[],
  shownTotal: number,
): Promise<Answered | undefined> {
  const body = {
    sells,
    paymentMethod: pickAny(methods),
    shippingAddress: HOME,
    shownTotal,
    orderKey: crypto.randomUUID(),
  };
  ledger.underWay += 1;
  try {
    const twice = chance(0.1) ? [1, 2] : [1];
    const [first, second] = await Promise.all(twice.map(() => sendFinish(caller, token, body)));
    const idOf = (answer: Answered | undefined) => answer?.json.order?.id ?? answer?.json.orderId;
    if (second && idOf(first) !== idOf(second))
      caller.fault(`the key ${body.orderKey} made the orders ${idOf(first)} and ${idOf(second)}`);
    return first;
  } catch (error) {
    if (error instanceof ConnectionLost) ledger.unanswered.push({ body, token });
    throw error;
  } finally {
    ledger.underWay -= 1;
  }
}

/** Sends a finished checkout, the first time or again. */
export function sendFinish(caller: Caller, token: string, body: unknown): Promise<Answered> {
  const call = 'POST /sellgroups/finish';
  return caller.send({
    call,
    method: 'POST',
    path: '/sellgroups/finish',
    token,
    body,
    expected: [200, 402, 'over-stock', 'wallet-too-low', 'empty-sell'],
  });
}

function orderByMonths({ caller, token, phone }: LoadShopper, sells: number[]): Promise<Answered> {
  const body = new FormData();
  for (const sell of sells) body.append('sells[]', String(sell));
  const extra = {
    phoneNumber: phone,
    installmentMonth: '6',
    birthday: '1990-05-17',
    passSerial: 'AB',
    passNumber: '1234567',
    passIssueDate: '2015-06-01',
    passIssueAddress: 'Toshkent',
    cardNumber: chance(0.3) ? '8600 1234 5678 0000' : '8600 1234 5678 9012',
    selfieFile: PHOTO,
    passportFile: PHOTO,
  };
  for (const [name, value] of Object.entries(extra)) body.append(`extraParams[${name}]`, value);
  for (const [name, value] of Object.entries(HOME)) body.append(`shippingAddress[${name}]`, String(value));
  return caller.send({
    call: 'POST /installment-orders',
    method: 'POST',
    path: '/installment-orders',
    token,
    body,
    expected: [200, 'over-stock', 'installment-minimum', 'empty-sell'],
  });
}

/** Takes what cannot be had out of the cart. */
async function drop({ caller, token }: LoadShopper, answered: Answered | undefined): Promise<void> {
  const [, record] = /^sellRecords\.(\d+)$/.exec(answered?.json?.field ?? '') ?? [];
  if (answered?.status !== 409 || record === undefined) return;
  const path = `/${record}/remove-record`;
  await caller.send({
    call: 'DELETE /{id}/remove-record',
    method: 'DELETE',
    path,
    token,
    expected: [200, 'not-found'],
  });
}

/** Pays by the code from the message; some ask for another code first, some mistype it, some never pay. */
async function pay(
  { caller, token, ledger }: LoadShopper,
  required: { transactionId: string },
): Promise<void> {
  if (chance(0.2)) return;
  const { transactionId } = required;
  const send = (call: string, path: string, body: unknown, expected: readonly Expected[]) =>
    caller.send({ call, method: 'PUT', path, token, body, expected });
  if (chance(0.1))
    await send('PUT /sellgroups/re-hold', `/sellgroups/re-hold/${transactionId}`, undefined, [
      200,
      'hold-expired',
    ]);
  const confirm = `/sellgroups/confirm-held/${transactionId}`;
  if (chance(0.1))
    await send('PUT /sellgroups/confirm-held', confirm, { otp: 'wrong' }, ['wrong-code', 'hold-expired']);
  const { status, json } = await send(
    'PUT /sellgroups/confirm-held',
    confirm,
    { otp: ledger.file.code(transactionId) },
    [200, 'hold-expired'],
  );
  if (status === 200) ledger.acknowledge(json.order);
}

async function operate(
  { caller }: LoadShopper,
  { id }: Acknowledged,
  command: 'cancel' | 'move-on',
): Promise<void> {
  const path = `/shops/generated/orders/${id}/${command}`;
  await caller.send({
    call: `operator: ${command}`,
    method: 'PUT',
    path,
    control: true,
    expected: [200, 'finished'],
  });
}

/** The earlier in the list, the likelier. */
function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(items.length * Math.random() ** 2)] as Item;
}

function pickAny<Item>(items: readonly Item[]): Item | undefined {
  return items[random(items.length)];
}

/** 0 to `below` − 1. */
function random(below: number): number {
  return Math.floor(Math.random() * below);
}

function chance(share: number): boolean {
  return Math.random() < share;
}
