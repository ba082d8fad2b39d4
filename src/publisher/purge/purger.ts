import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { signedHeaders } from '#lib/signed-message.ts';

/** Addresses that one request names at most. */
const URLS_AT_ONCE = 1_000;

/** Milliseconds until a request that was not taken is sent again; then it is given up. */
const RETRY_AFTER = [1_000, 5_000, 15_000, 60_000];

/** Milliseconds that an answer may take. */
const ANSWERS_WITHIN = 10_000;

/** Pages of a shop that are not what they were. */
export interface Purge {
  tenant: string;
  host: string;
  /** Their addresses; empty where any page of the shop may be another one. */
  urls: readonly string[];
}

export interface PurgerOptions {
  /** Takes the addresses as `{ tenant, host, urls }`. */
  url: string;
  /** The requests are signed with it as Standard Webhooks says. */
  secret: string;
  log?: Log;
  retryAfter?: readonly number[];
}

/** Tells a CDN which addresses changed. */
export interface Purger {
  /** Resolves with true once all was taken; logs failures. */
  purge(purge: Purge): Promise<boolean>;
  /** Waits until all was sent or given up. */
  idle(): Promise<void>;
}

export function createPurger(options: PurgerOptions): Purger {
  const { url, secret, log = CONSOLE_LOG, retryAfter = RETRY_AFTER } = options;
  const webhook = new Webhook(secret);
  const running = new Set<Promise<boolean>>();

  async function sendOnce(id: string, text: string): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
      headers: signedHeaders(webhook, id, text),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  }

  async function send(tenant: string, host: string, urls: readonly string[]): Promise<boolean> {
    const [id, text] = [`purge_${randomUUID()}`, JSON.stringify({ tenant, host, urls })];
    for (const wait of [...retryAfter, undefined]) {
      try {
        await sendOnce(id, text);
        return true;
      } catch (error) {
        if (wait === undefined) {
          const what = urls.length === 0 ? 'all pages' : `${urls.length} pages, ${urls[0]} the first,`;
          const line = `The CDN was not told that ${what} of ${tenant} changed.`;
          log.error({ event: 'purge-failed', tenant, error }, line);
          return false;
        }
        log.warn({ event: 'purge-failed', tenant, retrySeconds: wait / 1000, error });
        await pause(wait);
      }
    }
    return false;
  }

  async function sendAll({ tenant, host, urls }: Purge): Promise<boolean> {
    let isTaken = true;
    for (let at = 0; at === 0 || at < urls.length; at += URLS_AT_ONCE)
      isTaken = (await send(tenant, host, urls.slice(at, at + URLS_AT_ONCE))) && isTaken;
    return isTaken;
  }

  return {
    purge(purge) {
      const sending = sendAll(purge).finally(() => running.delete(sending));
      running.add(sending);
      return sending;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
