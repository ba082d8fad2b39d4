import { clearTimeout, setTimeout } from 'node:timers';
import type { Log } from '#lib/log/log.ts';
import type { OpenSink } from '#platform/order-sinks/order-sink.ts';
import type { Sql } from '#platform/store/database.ts';
import { readNextOrders, readTargets, type WaitingOrder } from './order-out.ts';

/** The pause after a try doubles from the first to the last of these. */
const [FIRST_PAUSE_S, LONGEST_PAUSE_S] = [2, 3_600];

/**
 * Tells targets of changes of orders, each target in the order in which they happened: one that is not taken
 * keeps back those behind it and is tried until it is. After a lost answer it may come twice, under one id.
 */
export class OrderOutbox {
  readonly #sql: Sql;
  readonly #open: OpenSink;
  readonly #log: Log;
  readonly #underWay = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(sql: Sql, open: OpenSink, log: Log) {
    this.#sql = sql;
    this.#open = open;
    this.#log = log;
  }

  /** Starts telling each target that waits and is not being told. */
  wake(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    const now = Date.now();
    const dues = readNextOrders(this.#sql).flatMap((waiting) => {
      const name = `${waiting.shop} ${waiting.kind}`;
      if (this.#underWay.has(name)) return [];
      const due = waiting.nextTryAt === null ? 0 : Date.parse(waiting.nextTryAt);
      if (due > now) return [due];
      const telling = this.#tell(waiting).finally(() => {
        this.#underWay.delete(name);
        this.wake();
      });
      this.#underWay.set(name, telling);
      return [];
    });
    if (dues.length > 0) this.#timer = setTimeout(() => this.wake(), Math.min(...dues) - now + 1).unref();
  }

  /** Starts no more, and waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#underWay.values());
  }

  async #tell({ id, shop, shopName, kind, at, order, tries }: WaitingOrder): Promise<void> {
    const targets = readTargets({ id: shop, name: shopName, sql: this.#sql });
    const target = targets.find((one) => one.kind === kind);
    if (!target) return;
    const sink = this.#open(target);
    const untaken = await sink.send({ id: `order-out-${id}`, shop: shopName, at, order });
    if (!untaken) {
      this.#sql.run`DELETE FROM order_out WHERE id = ${id}`;
      return;
    }
    const pause = Math.min(FIRST_PAUSE_S * 2 ** Math.min(tries, 16), LONGEST_PAUSE_S);
    const retrySeconds = Math.max(pause, untaken.waitSeconds ?? 0);
    this.#sql.run`
      UPDATE order_out SET tries = tries + 1, fault = ${untaken.reason},
        next_try_at = ${new Date(Date.now() + retrySeconds * 1000).toISOString()} WHERE id = ${id}`;
    this.#log.warn(
      { event: 'order-not-told', tenant: shopName, tries: tries + 1, retrySeconds },
      `Order ${order.id} of ${shopName} did not get to ${sink.name}: ${untaken.reason}. ` +
        `Again in ${retrySeconds} s.`,
    );
  }
}
