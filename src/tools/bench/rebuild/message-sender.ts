import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { signedHeaders } from '#lib/signed-message.ts';
import { BENCH_SECRET } from './bench-shops.ts';

/** Sends signed messages as a cache server does, over connections that stay open. */
export class MessageSender {
  // Servers end what rests for five seconds: it is let go before.
  readonly #agent = new Agent({ keepAlive: true, timeout: 4_000 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** Tells of variations that changed; gives the milliseconds to the answer. Throws where it is not 202. */
  async send(shop: string, ids: readonly number[], updatedAt: string): Promise<number> {
    const id = randomUUID();
    const body = JSON.stringify({
      deliveryId: id,
      event: 'shop.changed',
      subdomain: shop,
      updatedAt,
      changed: [{ kind: 'variation', ids: ids.map(String) }],
    });
    const headers = {
      ...signedHeaders(new Webhook(BENCH_SECRET), id, body),
      'content-length': Buffer.byteLength(body),
    };
    const started = performance.now();
    const status = await new Promise<number>((resolve, reject) => {
      const target = { host: '127.0.0.1', port: this.#port, path: `/hooks/${shop}`, agent: this.#agent };
      const sent = request({ ...target, method: 'POST', headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      sent.once('error', reject);
      sent.end(body);
    });
    if (status !== 202) throw new Error(`A message for ${shop} was answered with ${status}.`);
    return performance.now() - started;
  }

  close(): void {
    this.#agent.destroy();
  }
}
