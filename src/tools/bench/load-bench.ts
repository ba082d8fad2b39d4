import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getOrder } from '#contract/order/order.ts';
import { listPaymentMethods, type PaymentMethod } from '#contract/order/payment.ts';
import { type Books, checkBooks, type Opening } from './load/books.ts';
import { Caller } from './load/caller.ts';
import { cpuMs } from './load/cpu-time.ts';
import { Ledger } from './load/ledger.ts';
import { LoadFile } from './load/load-file.ts';
import { type SandboxProcess, startSandboxProcess } from './load/sandbox-process.ts';
import { type LoadShopper, sendFinish, shop } from './load/shopper.ts';

const SHOP = 'generated';
const SECURITY_KEY = 'generated-key';
/** UZS that every wallet has to begin with. */
const WALLET = 20_000_000;
/**
 * The sandbox's clock runs so many times faster: payments expire and orders arrive in the middle of the load.
 */
const TIMES_FASTER = 120;
/** Connections for those who send two requests at once, and for the operator. */
const SPARE_CONNECTIONS = 20;
/** Acknowledged orders that a kill has to leave in place, at least; fewer where there are fewer shoppers. */
const ORDERS_BEFORE_KILL = 50;
/** Checkouts that a kill cuts off, or nearly: some are answered in the last moment. */
const CHECKOUTS_UNDER_WAY = 3;

export interface LoadBenchOptions {
  /** Shoppers at once. */
  shoppers: number;
  /** How long they shop. */
  seconds: number;
  /** How often the sandbox is killed in the middle of ordering afterwards. */
  kills: number;
  /** Variations of the shop. */
  variations: number;
  onStep: (step: string) => void;
}

/**
 * Figures that `npm run bench -- load --json FILE` writes. Times are milliseconds, from the request to the
 * whole answer.
 */
export interface LoadBench {
  shoppers: number;
  seconds: number;
  requests: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  slowest: number;
  orders: number;
  acknowledged: number;
  ordersPerSecond: number;
  piecesSold: number;
  piecesReserved: number;
  /**
   * Processor time of the sandbox for one request, whatever else the machine does; 0 where the system does
   * not say.
   */
  cpuMsPerRequest: number;
  peakRssMb: number;
  kills: number;
  /** Orders that shoppers were told of before a kill, and that were asked for afterwards. */
  ordersAfterKills: number;
  /** Checkouts that a kill cut off, and that were sent again. */
  askedAgain: number;
  calls: Record<string, { requests: number; p50: number; p99: number }>;
  /** How often each call answered what. */
  answers: Record<string, number>;
  /** Faults and sums that differ; empty where all is well. */
  faults: string[];
}

/**
 * Lets shoppers crowd a sandbox process on a fresh file, adds everything up, then kills it again and again
 * and looks whether anything got lost.
 */
export async function benchLoad({
  shoppers,
  seconds,
  kills,
  variations,
  onStep,
}: LoadBenchOptions): Promise<LoadBench> {
  mkdirSync('var', { recursive: true });
  const directory = mkdtempSync(join(process.cwd(), 'var', 'load-'));
  const path = join(directory, 'sandbox.sqlite');
  let sandbox: SandboxProcess | undefined;
  let file: LoadFile | undefined;
  try {
    onStep(`starting a sandbox with ${variations} variations`);
    sandbox = await startSandboxProcess(path, variations);
    file = new LoadFile(path, SHOP);
    const opening: Opening = { stocks: file.stocks() };
    const caller = new Caller(sandbox.url, SECURITY_KEY);
    const ledger = new Ledger(file);
    const crowd = await register(shoppers, opening, caller, ledger);

    onStep(`${shoppers} shoppers for ${seconds} s`);
    await caller.connect(shoppers + SPARE_CONNECTIONS);
    caller.forget();
    const cpuBefore = await cpuMs(sandbox.pid);
    const until = performance.now() + seconds * 1000;
    await Promise.all([
      ...crowd.map((one) => shop(one, () => performance.now() > until)),
      runClock(caller, until),
    ]);
    const measured = measure(caller, seconds);
    const cpuMsPerRequest = round(
      ((await cpuMs(sandbox.pid)) - cpuBefore) / Math.max(1, measured.requests),
      2,
    );
    onStep('adding everything up');
    const books = checkBooks(file, opening, ledger.acknowledged.values());
    const peakRssMb = await peakRss(sandbox.pid);

    let asked = 0;
    let again = 0;
    const faults = [...books.faults];
    for (let kill = 1; kill <= kills; kill += 1) {
      onStep(`killing it in the middle of ordering, ${kill} of ${kills}`);
      await caller.connect(shoppers + SPARE_CONNECTIONS);
      const before = new Set(ledger.acknowledged.keys());
      const shopping = Promise.all(crowd.map((one) => shop(one, () => false)));
      await untilOrdering(ledger, before.size + Math.min(shoppers, ORDERS_BEFORE_KILL));
      ledger.killing = true;
      await sandbox.kill();
      await shopping;
      ledger.killing = false;
      caller.close();
      sandbox = await startSandboxProcess(path, variations);
      caller.moveTo(sandbox.url);
      again += await sendAgain(caller, ledger);
      asked += await askForOrders(caller, ledger, before);
      faults.push(
        ...checkBooks(file, opening, ledger.acknowledged.values()).faults.map(
          (fault) => `after kill ${kill}: ${fault}`,
        ),
      );
    }
    caller.close();
    return {
      shoppers,
      seconds,
      ...measured,
      ...figuresOf(books, ledger, seconds),
      cpuMsPerRequest,
      peakRssMb,
      kills,
      ordersAfterKills: asked,
      askedAgain: again,
      faults: [...caller.faults, ...faults],
    };
  } finally {
    file?.close();
    await sandbox?.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function register(
  count: number,
  { stocks }: Opening,
  caller: Caller,
  ledger: Ledger,
): Promise<LoadShopper[]> {
  const methods = await listMethods(caller);
  const crowd: LoadShopper[] = [];
  for (let index = 0; index < count; index += 1) {
    const phone = `+99890${String(1_000_000 + index)}`;
    const body = { phone, wallet: WALLET };
    const head = { method: 'POST', path: `/shops/${SHOP}/customers` } as const;
    const { json } = await caller.operate('register', head, body, [200]);
    crowd.push({ phone, token: json.token, stocks, methods, caller, ledger });
  }
  return crowd;
}

/** The ways to pay that a cart takes, cash and cards more often than the wallet. */
async function listMethods(caller: Caller): Promise<number[]> {
  const { json } = await caller.send(listPaymentMethods, {}, { expected: [200] });
  const methods: PaymentMethod[] = json.items;
  return methods.flatMap(({ id, installment, wallet }) => (installment ? [] : wallet ? [id] : [id, id]));
}

async function runClock(caller: Caller, until: number): Promise<void> {
  while (performance.now() < until) {
    await wait(500);
    const body = { advanceSeconds: TIMES_FASTER / 2 };
    await caller.operate('clock', { method: 'PUT', path: '/clock' }, body, [200]);
  }
}

/** Waits until so many orders are acknowledged and some checkouts are under way, but not for ever. */
async function untilOrdering(ledger: Ledger, acknowledged: number): Promise<void> {
  const until = performance.now() + 20_000;
  while (
    (ledger.acknowledged.size < acknowledged || ledger.underWay < CHECKOUTS_UNDER_WAY) &&
    performance.now() < until
  )
    await wait(2);
}

/** Sends the checkouts again whose answer a kill cut off; returns how many. */
async function sendAgain(caller: Caller, ledger: Ledger): Promise<number> {
  const requests = ledger.unanswered.splice(0);
  for (const { body, token } of requests) {
    const { status, json } = await sendFinish(caller, token, body);
    if (status === 200) ledger.acknowledge(json.order);
  }
  return requests.length;
}

/** Asks for every order that was acknowledged since `before`; returns how many. */
async function askForOrders(
  caller: Caller,
  { acknowledged }: Ledger,
  before: ReadonlySet<number>,
): Promise<number> {
  const orders = [...acknowledged.values()].filter(({ id }) => !before.has(id));
  for (const { id, token, total } of orders) {
    const { json } = await caller.send(getOrder, { params: { token, id } }, { expected: [200] });
    if (json.total !== total)
      caller.fault(
        `order ${id} over ${total} was acknowledged before a kill; afterwards it is ${JSON.stringify(json)}`,
      );
  }
  return orders.length;
}

function measure({ durations, statuses }: Caller, seconds: number) {
  const all = [...durations.values()].flat().sort((a, b) => a - b);
  const calls = [...durations].map(([call, own]) => {
    const sorted = own.toSorted((a, b) => a - b);
    return [call, { requests: own.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }] as const;
  });
  return {
    requests: all.length,
    requestsPerSecond: Math.round(all.length / seconds),
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    slowest: quantile(all, 1),
    calls: Object.fromEntries(calls),
    answers: Object.fromEntries([...statuses].sort(([a], [b]) => a.localeCompare(b))),
  };
}

function figuresOf({ orders, piecesSold, piecesReserved }: Books, { acknowledged }: Ledger, seconds: number) {
  return {
    orders,
    acknowledged: acknowledged.size,
    ordersPerSecond: Math.round(orders / seconds),
    piecesSold,
    piecesReserved,
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 1);
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Most memory that a process held; 0 where the system does not say. */
async function peakRss(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
