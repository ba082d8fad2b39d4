import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

/** Milliseconds between two looks at a page. */
const LOOK_EVERY = 3;

/** How long, in milliseconds, a change may take before the bench gives up. */
const LONGEST = 120_000;

interface Answer {
  status: number;
  etag: string;
  /** The page; undefined where the reader has it already. */
  html: string | undefined;
}

/** Reads pages of shops as a browser does: packed by Brotli, with the etag of what it has. */
export class PageReader {
  // Servers end what rests for five seconds: it is let go before.
  readonly #agent = new Agent({ keepAlive: true, timeout: 4_000 });
  readonly #port: number;
  /** Answers other than a page. */
  readonly odd: string[] = [];
  /** Milliseconds of each look. */
  readonly looks: number[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  async read(shop: string, path: string, etag = ''): Promise<Answer> {
    const started = performance.now();
    const headers = { host: `${shop}.localhost`, 'accept-encoding': 'br', 'if-none-match': etag };
    const answer = await new Promise<Answer>((resolve, reject) => {
      const asked = get(
        { host: '127.0.0.1', port: this.#port, path, headers, agent: this.#agent },
        (response) => {
          const status = response.statusCode ?? 0;
          buffer(response).then((body) => {
            const isPacked = response.headers['content-encoding'] === 'br';
            const html = status === 304 ? undefined : String(isPacked ? brotliDecompressSync(body) : body);
            resolve({ status, etag: response.headers.etag ?? '', html });
          }, reject);
        },
      );
      asked.once('error', reject);
    });
    this.looks.push(performance.now() - started);
    if (answer.status !== 200 && answer.status !== 304) this.odd.push(`${shop}${path} ${answer.status}`);
    return answer;
  }

  /** Looks at a product's page until it shows a price; gives the moment by `performance`. */
  async untilPrice(shop: string, path: string, price: number, every = LOOK_EVERY): Promise<number> {
    const started = performance.now();
    for (let etag = ''; ; ) {
      const answer = await this.read(shop, path, etag);
      if (answer.html?.includes(`data-price="${price}"`)) return performance.now();
      if (performance.now() - started > LONGEST)
        throw new Error(`${path} of ${shop} does not show its new price ${price} after ${LONGEST} ms.`);
      etag = answer.etag;
      await pause(every);
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}
