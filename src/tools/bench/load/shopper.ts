import { addToCart, getCartDetail, removeRecord } from '#contract/cart/cart.ts';
import { getProduct, listCategories, listPrices } from '#contract/catalogue/catalogue.ts';
import { listCategoryProducts } from '#contract/catalogue/listing.ts';
import { confirmHeldPayment, fastCheckout, finishOrder, reHoldPayment } from '#contract/order/checkout.ts';
import { placeInstallmentOrder } from '#contract/order/installment.ts';
import { listOrders } from '#contract/order/order.ts';
import { type Answered, type Caller, ConnectionLost, type Expected } from './caller.ts';
import type { Acknowledged, Checkout, Ledger } from './ledger.ts';
import type { OpeningStock } from './load-file.ts';

/** A shopper of the load test, with all that the shopper knows. */
export interface LoadShopper {
  phone: string;
  token: string;
  /** Stocks for sale; the first are wanted most. */
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
  const how = { expected: [200] };
  const ids = seen.map(({ variation }) => variation).join(',');
  await caller.send(listPrices, { query: { ids } }, how);
  await caller.send(getProduct, { params: { id: pick(stocks).variation } }, how);
  if (chance(0.3)) await caller.send(listCategories, {}, how);
  if (chance(0.3)) {
    const params = { id: pick(stocks).category };
    await caller.send(listCategoryProducts, { params, query: { page: 1, size: 20 } }, how);
  }
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
  const expected = [200, 'over-stock', 'order-too-small'];
  const { status, json } = await caller.send(fastCheckout, { body }, { expected });
  if (status === 200) ledger.acknowledge(json.order);
}

async function buy(shopper: LoadShopper): Promise<void> {
  const { caller, token, stocks, ledger } = shopper;
  for (let line = 0; line < 1 + random(3); line += 1) {
    const { stock, minOrder } = pick(stocks);
    const body = { stock, quantity: minOrder + random(4) };
    await caller.send(addToCart, { body }, { token, expected: [200, 'over-stock'] });
  }
  const { json: cart } = await caller.send(getCartDetail, { query: {} }, { token, expected: [200] });
  const records: { id: number; deleted: boolean }[] = cart.sells.flatMap(
    ({ sellRecords }: { sellRecords: unknown[] }) => sellRecords,
  );
  const changed = pickAny(records);
  if (changed && chance(0.2)) await remove(shopper, changed.id);
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
    if (chance(0.1)) await caller.send(listOrders, { query: { size: 5 } }, { token, expected: [200] });
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
    paymentMethod: pickAny(methods) ?? 0,
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
export function sendFinish(caller: Caller, token: string, body: Checkout): Promise<Answered> {
  const expected = [200, 402, 'over-stock', 'wallet-too-low', 'empty-sell', 'order-too-small'];
  return caller.send(finishOrder, { body }, { token, expected });
}

function orderByMonths({ caller, token, phone }: LoadShopper, sells: number[]): Promise<Answered> {
  const body = {
    'sells[]': sells,
    'extraParams[phoneNumber]': phone,
    'extraParams[installmentMonth]': 6,
    'extraParams[birthday]': '1990-05-17',
    'extraParams[passSerial]': 'AB',
    'extraParams[passNumber]': '1234567',
    'extraParams[passIssueDate]': '2015-06-01',
    'extraParams[passIssueAddress]': 'Toshkent',
    'extraParams[cardNumber]': chance(0.3) ? '8600 1234 5678 0000' : '8600 1234 5678 9012',
    'extraParams[selfieFile]': PHOTO,
    'extraParams[passportFile]': PHOTO,
    'shippingAddress[countryCode]': HOME.countryCode,
    'shippingAddress[latitude]': HOME.latitude,
    'shippingAddress[longitude]': HOME.longitude,
    'shippingAddress[locality]': HOME.locality,
    'shippingAddress[addressLine1]': HOME.addressLine1,
  };
  const expected = [200, 'over-stock', 'installment-minimum', 'empty-sell'];
  return caller.send(placeInstallmentOrder, { body }, { token, expected });
}

/** Takes what cannot be had out of the cart. */
async function drop(shopper: LoadShopper, answered: Answered | undefined): Promise<void> {
  const [, record] = /^sellRecords\.(\d+)$/.exec(answered?.json?.field ?? '') ?? [];
  if (answered?.status === 409 && record !== undefined) await remove(shopper, record);
}

async function remove({ caller, token }: LoadShopper, id: number | string): Promise<void> {
  await caller.send(removeRecord, { params: { id } }, { token, expected: [200, 'not-found'] });
}

/** Pays by the code from the message; some ask for another code first, some mistype it, some never pay. */
async function pay(
  { caller, token, ledger }: LoadShopper,
  { transactionId }: { transactionId: string },
): Promise<void> {
  if (chance(0.2)) return;
  const params = { transactionId };
  const confirm = (otp: string, expected: readonly Expected[]) =>
    caller.send(confirmHeldPayment, { params, body: { otp } }, { token, expected });
  if (chance(0.1)) await caller.send(reHoldPayment, { params }, { token, expected: [200, 'hold-expired'] });
  if (chance(0.1)) await confirm('wrong', ['wrong-code', 'hold-expired']);
  const { status, json } = await confirm(ledger.file.code(transactionId), [200, 'hold-expired']);
  if (status === 200) ledger.acknowledge(json.order);
}

async function operate({ caller }: LoadShopper, { id }: Acknowledged, command: string): Promise<void> {
  const path = `/shops/generated/orders/${id}/${command}`;
  await caller.operate(command, { method: 'PUT', path }, undefined, [200, 'finished']);
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
