import { hash } from 'node:crypto';
import type { Order } from '#contract/order/order.ts';
import type { Log } from '#lib/log/log.ts';
import { moveOrder } from '#platform/areas/order/move-order.ts';
import { readOrderRow } from '#platform/areas/order/order-row.ts';
import { isActive } from '#platform/areas/order/schedule.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { Query } from './admin-api.ts';
import { cancelOrder, followOrder, getOrders, type VendureOrder } from './order-states.ts';
import { missingText, placeOrder } from './place-order.ts';

const ORDERS_AT_ONCE = 100;

/** So long after it was made an order that has ended may still get money back, in days. */
const FOLLOWED_DAYS = 60;

export interface OrdersOptions {
  query: Query;
  /** Code of the shipping method of all orders; each one's first where left out. */
  shipping?: string | undefined;
  log: Log;
  shop(): Shop;
  /** UZS for the smallest part of Vendure's sums. */
  unitPrice(): number;
  variantOf(variationId: number): string | undefined;
}

/** Orders of a shop on their way to Vendure, and their states on the way back. */
export class Orders {
  readonly #options: OrdersOptions;
  /** Those that this process knows to be in Vendure. */
  readonly #placed = new Set<number>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: OrdersOptions) {
    this.#options = options;
  }

  isPlaced(id: number): boolean {
    return this.#placed.has(id);
  }

  /** Brings a change of an order to Vendure, one at a time. Throws VendureError: it is to be told again. */
  take(order: Order): Promise<void> {
    const taken = this.#last.then(() => this.#take(order));
    this.#last = taken.catch(() => {});
    return taken;
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await this.#last;
  }

  /** Follows orders that may have changed there while nobody listened. Throws VendureError. */
  async followAll(now: Date): Promise<void> {
    const shop = this.#options.shop();
    const since = new Date(now.getTime() - FOLLOWED_DAYS * 86_400_000).toISOString();
    const rows = shop.sql.all<Pick<Order, 'id' | 'token'>>`
      SELECT id, token FROM sell_group
      WHERE shop = ${shop.id} AND (state NOT IN ('delivered', 'canceled') OR created_at > ${since})
      ORDER BY id DESC`;
    for (let at = 0; at < rows.length; at += ORDERS_AT_ONCE) {
      const codes = rows.slice(at, at + ORDERS_AT_ONCE).map((row) => codeOf(shop, row));
      for (const found of await getOrders(this.#options.query, codes)) this.follow(found);
    }
  }

  /** Moves the order of the shop that an order of Vendure is; nothing for any other. */
  follow(found: VendureOrder): void {
    const shop = this.#options.shop();
    const id = Number(/-(\d+)-\w+$/.exec(found.code)?.[1]);
    const row = Number.isSafeInteger(id) ? readOrderRow(shop, id) : undefined;
    if (!row || codeOf(shop, row) !== found.code) return;
    const isNew = followOrder(shop, id, found, { unitPrice: this.#options.unitPrice(), now: new Date() });
    if (!isNew) return;
    const line = `Order ${id} of ${shop.name} follows Vendure, where it is ${found.state}.`;
    this.#options.log.info({ event: 'order-followed', tenant: shop.name }, line);
  }

  async #take(order: Order): Promise<void> {
    const { query, shipping, log, variantOf } = this.#options;
    const shop = this.#options.shop();
    const code = codeOf(shop, order);
    if (order.state === 'canceled') await cancelOrder(query, code);
    // Orders from before the shop was connected are not made there now.
    if (order.state !== 'accepted') return;
    const missing = await placeOrder(order, {
      query,
      code,
      shipping,
      mailHost: `${shop.name}.invalid`,
      variantOf,
    });
    this.#placed.add(order.id);
    if (!missing) {
      log.info(
        { event: 'order-placed', tenant: shop.name },
        `Order ${order.id} of ${shop.name} is ${code} in Vendure.`,
      );
      return;
    }
    const reason = missingText(missing, readMarketData(shop).lang);
    shop.sql.transaction(() => {
      const row = readOrderRow(shop, order.id);
      if (row && isActive(row.state)) moveOrder(shop, row, 'canceled', new Date(), reason);
    });
    log.warn(
      { event: 'order-canceled', tenant: shop.name },
      `Order ${order.id} of ${shop.name} was canceled: ${reason}`,
    );
  }
}

/** Readable by people, and another one for the order of this number of any other file. */
export function codeOf({ name }: Pick<Shop, 'name'>, { id, token }: Pick<Order, 'id' | 'token'>): string {
  return `${name}-${id}-${hash('sha256', token).slice(0, 8)}`;
}
