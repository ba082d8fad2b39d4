import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { clearInterval, setInterval } from 'node:timers';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { orderSchema } from '#contract/order/order.ts';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { listen } from '#lib/port.ts';
import { retryTarget, writeTarget } from '#platform/areas/order/order-out.ts';
import type { Shop } from '#platform/store/shop.ts';
import { VendureError } from './admin-api.ts';
import type { Channel } from './channel.ts';
import { getChanges } from './look.ts';
import { getOrders } from './order-states.ts';
import { Orders } from './orders.ts';
import { Replica, type ReplicaOptions } from './replica.ts';

const LOOK_EVERY_MS = 60_000;
/** Pause before the next look at a Vendure that is away. */
const LOOK_WHILE_AWAY_MS = 3_000;
const PULL_ALL_EVERY_MS = 3_600_000;

/** So much clocks of two machines may differ. */
const CLOCKS_DIFFER_MS = 120_000;

/** Bytes; the ids of 100,000 variants are less. */
const LONGEST_MESSAGE = 4_000_000;

/** For goods of an order: a shopper waits. */
const ASK_TIMEOUT_MS = 1_200;

export interface ConnectorOptions extends Omit<ReplicaOptions, 'isPlaced' | 'onLatePicture'> {
  /** 0 takes any free port. */
  port: number;
  /** `127.0.0.1` where left out. */
  host?: string | undefined;
  /** Secret that the plugin of Vendure signs with; its messages are refused where left out. */
  secret?: string | undefined;
  /** Code of the shipping method of all orders; each one's first where left out. */
  shipping?: string | undefined;
  lookEveryMs?: number;
}

export interface Connector {
  /** `http://127.0.0.1:4410` */
  url: string;
  /** Resolves once the shop has been read whole. */
  ready: Promise<Channel>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

const changesSchema = z.object({
  products: z.array(z.coerce.string()),
  variants: z.array(z.coerce.string()),
  orders: z.array(z.string()),
  whole: z.array(z.unknown()),
});
const stocksSchema = z.object({ stocks: z.array(z.int()) });
const eventSchema = z.object({ data: orderSchema });

/**
 * Keeps a shop of the platform's file the same as a channel of Vendure, and brings its orders there: it
 * listens to the platform and to Vendure's plugin, and looks by itself every minute. Throws PortTakenError.
 */
export async function startConnector(options: ConnectorOptions): Promise<Connector> {
  const { query, log, tenant, port, host = '127.0.0.1', lookEveryMs = LOOK_EVERY_MS } = options;
  // The platform reads it where it reads the address.
  const ownSecret = `whsec_${randomBytes(32).toString('base64')}`;
  const orders: Orders = new Orders({
    ...options,
    shop: theShop,
    unitPrice: () => replica.unitPrice,
    variantOf: (id) => replica.variantOf(id),
  });
  const replica: Replica = new Replica({
    ...options,
    isPlaced: (id) => orders.isPlaced(id),
    onLatePicture(goods) {
      if (goods === 'collections') return pullAll.wake();
      changed.products.add(goods.product);
      pullSome.wake();
    },
  });
  const changed = { products: new Set<string>(), variants: new Set<string>(), orders: new Set<string>() };
  const ready = Promise.withResolvers<Channel>();
  const health = new Health(tenant, log, () => replica.shop && retryTarget(replica.shop, 'engine'));
  let [since, pulledAt, fingerprint] = [new Date(0), 0, ''];

  function theShop(): Shop {
    if (replica.shop) return replica.shop;
    throw new VendureError(`The goods of ${tenant} have not been read yet.`);
  }

  const pullAll = coalesce(async () => {
    const startedAt = Date.now();
    const { fingerprint: before } = await getChanges(query, new Date(startedAt));
    const { products, changed: differed, channel } = await replica.pullAll();
    fingerprint = before;
    if (pulledAt === 0) {
      since = new Date(startedAt - CLOCKS_DIFFER_MS);
      writeTarget(theShop(), { kind: 'engine', address: url, secret: ownSecret });
      retryTarget(theShop(), 'engine');
      await orders.followAll(new Date());
    }
    pulledAt = startedAt;
    ready.resolve(channel);
    const milliseconds = Date.now() - startedAt;
    const line = `${products} products of ${tenant} were read from Vendure in ${milliseconds} ms; ${differed} differed.`;
    log.info({ event: 'goods-read', tenant, milliseconds, total: products, done: differed }, line);
  }, health);

  const pullSome = coalesce(async () => {
    const codes = drain(changed.orders);
    await replica.pullSome({ products: drain(changed.products), variants: drain(changed.variants) });
    if (codes.length > 0) for (const found of await getOrders(query, codes)) orders.follow(found);
  }, health);

  const look = coalesce(async () => {
    const askedAt = Date.now();
    const found = await getChanges(query, since);
    for (const order of found.orders) orders.follow(order);
    const sold = found.orders.flatMap(({ lines }) => lines.map(({ productVariant }) => productVariant.id));
    await replica.pullSome({ products: found.products, variants: [...new Set(sold)] });
    if (found.isWhole || fingerprint !== found.fingerprint) pullAll.wake();
    since = found.ordersUntil ? new Date(found.ordersUntil) : new Date(askedAt - CLOCKS_DIFFER_MS);
  }, health);

  /** Answers are empty: what is read stands in the file. */
  async function answer(request: IncomingMessage): Promise<void> {
    if (Number(request.headers['content-length'] ?? Infinity) > LONGEST_MESSAGE) throw new Error('too long');
    const body = await text(request);
    if (request.url === '/changes') {
      const message = changesSchema.parse(verified(request, body, options.secret));
      for (const kind of ['products', 'variants', 'orders'] as const)
        for (const id of message[kind]) changed[kind].add(id);
      if (message.whole.length > 0) pullAll.wake();
      return pullSome.wake();
    }
    const message = verified(request, body, ownSecret);
    if (request.url === '/orders') {
      const order = eventSchema.parse(message).data;
      await orders.take(order);
      // Counts that were read meanwhile have its pieces off twice, or not at all.
      for (const id of replica.variantsIn(order)) changed.variants.add(id);
      return pullSome.wake();
    }
    await replica.pullSome(
      { variants: replica.variantsOf(stocksSchema.parse(message).stocks) },
      ASK_TIMEOUT_MS,
    );
  }

  const server = createServer(async (request, response) => {
    try {
      await answer(request);
      response.writeHead(204).end();
    } catch (error) {
      const status =
        error instanceof VendureError ? 503 : error instanceof WebhookVerificationError ? 401 : 400;
      if (error instanceof VendureError && error.code === 'away') health.note(error);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: reasonOf(error) }));
    }
  });
  const url = `http://${host}:${await listen(server, port, host)}`;
  pullAll.wake();
  let lookedAt = Date.now();
  const looking = setInterval(
    () => {
      if (!health.isAway && Date.now() - lookedAt < lookEveryMs) return;
      lookedAt = Date.now();
      if (Date.now() - pulledAt > PULL_ALL_EVERY_MS) pullAll.wake();
      else look.wake();
    },
    Math.min(lookEveryMs, LOOK_WHILE_AWAY_MS),
  );
  return {
    url,
    ready: ready.promise,
    async close() {
      clearInterval(looking);
      server.close();
      await Promise.all([replica, pullAll, pullSome, look, orders].map((one) => one.close()));
      server.closeAllConnections();
    },
  };
}

/** The message of a request. Throws where it is not signed with the secret. */
function verified({ headers }: IncomingMessage, body: string, secret: string | undefined): unknown {
  if (!secret) throw new WebhookVerificationError('No secret was given to verify messages with.');
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

function drain(set: Set<string>): string[] {
  const items = [...set];
  set.clear();
  return items;
}

/** Tells once that Vendure is away, and once that it is back. */
class Health {
  readonly #tenant: string;
  readonly #log: Log;
  readonly #onBack: () => void;
  #isAway = false;

  constructor(tenant: string, log: Log, onBack: () => void) {
    this.#tenant = tenant;
    this.#log = log;
    this.#onBack = onBack;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  note(error: unknown): void {
    const line = `${this.#tenant} stays as it is: ${reasonOf(error)}`;
    if (!this.#isAway) this.#log.warn({ event: 'engine-away', tenant: this.#tenant }, line);
    this.#isAway = true;
  }

  noteAnswer(): void {
    const line = `Vendure answers again for ${this.#tenant}.`;
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#log.info({ event: 'engine-back', tenant: this.#tenant }, line);
    this.#onBack();
  }
}

/** Work that runs once at a time: woken while it runs, it runs once more. */
function coalesce(work: () => Promise<void> | void, health: Health) {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isClosed = false;

  async function run() {
    while (isWanted && !isClosed) {
      isWanted = false;
      try {
        await work();
        health.noteAnswer();
      } catch (error) {
        health.note(error);
      }
    }
    running = undefined;
  }

  return {
    wake(): void {
      isWanted = true;
      running ??= run();
    },
    async close(): Promise<void> {
      isClosed = true;
      await running;
    },
  };
}
