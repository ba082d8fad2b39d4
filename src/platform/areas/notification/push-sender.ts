import { isIP } from 'node:net';
import webPush, { type PushSubscription } from 'web-push';
import type { Sql } from '#platform/store/database.ts';
import type { Shop } from '#platform/store/shop.ts';
import { readPushKey } from './push-key.ts';

const ANSWER_TIMEOUT_MS = 10_000;
const SECONDS_TO_KEEP = 24 * 60 * 60;
const AT_ONCE = 20;
/** Push services take 4096 bytes, the header of the encryption among them. */
const MAX_PUSH_BYTES = 3993;

interface Waiting {
  id: number;
  shop: number;
  shopName: string;
  endpoint: string;
  keys: string;
  body: string;
}

/**
 * Pushes notifications to browsers, each once: what a push service does not take is shown in the list of
 * notifications all the same. A shopper names the service, so only servers of others are sent to, unless
 * `local` allows this machine's, too.
 */
export class PushSender {
  readonly #sql: Sql;
  readonly #stopping: AbortSignal;
  readonly #local: boolean;
  readonly #underWay = new Set<number>();

  constructor(sql: Sql, stopping: AbortSignal, local: boolean) {
    this.#sql = sql;
    this.#stopping = stopping;
    this.#local = local;
  }

  /** Starts sending what waits and is not under way, some at a time. */
  wake(): void {
    if (this.#stopping.aborted) return;
    for (const push of this.#waiting()) {
      if (this.#underWay.size >= AT_ONCE) return;
      if (this.#underWay.has(push.id)) continue;
      this.#underWay.add(push.id);
      void this.#send(push).finally(() => {
        this.#underWay.delete(push.id);
        this.wake();
      });
    }
  }

  #waiting(): Waiting[] {
    return this.#sql.all<Waiting>`
      SELECT push.id, push.shop, shop.name AS shopName, endpoint, push_resource.keys, body
      FROM push JOIN shop ON shop.id = push.shop
        JOIN push_resource ON push_resource.shop = push.shop AND push_resource.token = endpoint
      ORDER BY push.id LIMIT ${2 * AT_ONCE}`;
  }

  async #send({ id, shop: shopId, shopName, endpoint, keys, body }: Waiting): Promise<void> {
    const shop: Shop = { id: shopId, name: shopName, sql: this.#sql };
    const status = await this.#post(shop, endpoint, JSON.parse(keys), body);
    if (this.#stopping.aborted) return;
    this.#sql.run`DELETE FROM push WHERE id = ${id}`;
    // The browser has unsubscribed.
    if (status === 404 || status === 410)
      this.#sql.run`DELETE FROM push_resource WHERE shop = ${shopId} AND token = ${endpoint}`;
  }

  /** The status of the push service; undefined where there was none. */
  async #post(
    shop: Shop,
    endpoint: string,
    keys: PushSubscription['keys'],
    text: string,
  ): Promise<number | undefined> {
    if (!this.#local && !isServerOfOthers(endpoint)) return undefined;
    if (Buffer.byteLength(text) > MAX_PUSH_BYTES) return undefined;
    try {
      // Signed with the machine's time: push services know no other.
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, {
        vapidDetails: { subject: `mailto:push@${shop.name}.example`, ...readPushKey(shop) },
        TTL: SECONDS_TO_KEEP,
      });
      const response = await fetch(endpoint, {
        method: 'POST',
        redirect: 'manual',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(body),
        signal: AbortSignal.any([this.#stopping, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return undefined;
    }
  }
}

/** True for an https address with a host name that means the same everywhere. */
function isServerOfOthers(address: string): boolean {
  const { protocol = '', hostname = '' } = URL.parse(address) ?? {};
  const isOwnName = !hostname.includes('.') || /(?:^|\.)(?:localhost|local|internal)\.?$/.test(hostname);
  return protocol === 'https:' && isIP(hostname) === 0 && !isOwnName;
}
