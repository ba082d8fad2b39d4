import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { signedHeaders } from '#lib/signed-message.ts';
import type { Sql } from '#platform/store/database.ts';
import { readWebhook } from './webhook.ts';

/** After so many tries a delivery has failed; an operator may send it again. */
const MAX_TRIES = 6;

const ANSWER_TIMEOUT_MS = 10_000;

interface Waiting {
  id: string;
  shop: number;
  shopName: string;
  body: string;
  tries: number;
}

/**
 * Sends what waits in the file, each delivery with growing pauses until it is taken; what a sandbox leaves
 * behind the next one sends.
 */
export class WebhookSender {
  readonly #sql: Sql;
  readonly #stopping: AbortSignal;
  readonly #underWay = new Set<string>();

  constructor(sql: Sql, stopping: AbortSignal) {
    this.#sql = sql;
    this.#stopping = stopping;
  }

  /** Starts sending what waits and is not under way. */
  wake(): void {
    for (const delivery of this.#waiting()) {
      if (this.#underWay.has(delivery.id)) continue;
      this.#underWay.add(delivery.id);
      void this.#send(delivery).finally(() => this.#underWay.delete(delivery.id));
    }
  }

  #waiting(): Waiting[] {
    return this.#sql.all<Waiting>`
      SELECT webhook_delivery.id, shop, shop.name AS shopName, body, tries FROM webhook_delivery
        JOIN shop ON shop.id = webhook_delivery.shop
      WHERE state = 'waiting' ORDER BY position`;
  }

  async #send({ id, shop, shopName, body, tries }: Waiting): Promise<void> {
    for (let count = tries + 1; !this.#stopping.aborted; count += 1) {
      const webhook = readWebhook({ id: shop, name: shopName, sql: this.#sql });
      if (!webhook) return;
      const outcome = await this.#try(webhook.url, webhook.secret, id, body);
      if (this.#stopping.aborted) return;
      const taken = outcome.error === null;
      const over = taken || count >= MAX_TRIES;
      this.#sql.run`
        UPDATE webhook_delivery SET state = ${taken ? 'delivered' : over ? 'failed' : 'waiting'},
          tries = ${count}, status = ${outcome.status},
          error = ${outcome.error}, tried_at = ${new Date().toISOString()}
        WHERE id = ${id} AND state = 'waiting'`;
      if (over) return;
      await wait(webhook.retryDelayMs * 2 ** (count - 1), undefined, {
        signal: this.#stopping,
        ref: false,
      }).catch(() => {});
    }
  }

  async #try(
    url: string,
    secret: string,
    id: string,
    body: string,
  ): Promise<{ status: number | null; error: string | null }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: signedHeaders(new Webhook(secret), id, body),
        body,
        signal: AbortSignal.any([this.#stopping, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return {
        status: response.status,
        error: response.ok ? null : `the receiver answered ${response.status}`,
      };
    } catch (error) {
      const { cause } = error as Error;
      return { status: null, error: cause instanceof Error ? cause.message || String(cause) : String(error) };
    }
  }
}
