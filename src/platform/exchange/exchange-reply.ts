import type { Reply } from '#platform/http/reply.ts';
import type { Shop } from '#platform/store/shop.ts';

/** One request of a program that has signed in. */
export interface ExchangeRequest {
  shop: Shop;
  mode: string;
  /** Name of the file that is sent or read; empty where none is. */
  name: string;
  body(): Promise<Buffer>;
  now: Date;
}

export const plain = (...lines: readonly string[]): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(lines.join('\n')),
});

/** Programs read why in the text, and take any other status for a broken site. */
export const failure = (reason: string): Reply => plain('failure', reason);
