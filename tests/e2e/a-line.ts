import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { workerPath } from '#domain/link/paths.ts';
import { shopUrl } from './shop-url.ts';

/** A line between a browser and the shops, which a test holds in its hand. */
export interface Line {
  /** Address of a page of a shop at this end of the line. */
  url(shop: string, path: string): string;
  /** Fate of requests from now on: held ones go on when the line is open again. */
  state: 'open' | 'cut' | 'held';
  /** Stands in place of the service worker of all shops, as another release would have it. */
  worker: ((code: string) => string) | undefined;
  close(): Promise<void>;
}

/** Opens a line. Each shop has an origin of its own here, beside the one that it has anyway. */
export async function aLine(): Promise<Line> {
  let state: Line['state'] = 'open';
  let worker: Line['worker'];
  let opened = Promise.withResolvers<void>();
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { hostname, port } = new URL(shopUrl((asked.headers.host ?? '').split('.')[0] ?? ''));
    const isWorker = asked.url === workerPath();
    const onward = request(
      {
        host: '127.0.0.1',
        port,
        path: asked.url,
        method: asked.method,
        headers: {
          ...asked.headers,
          host: `${hostname}:${port}`,
          ...(isWorker && { 'accept-encoding': 'identity', 'if-none-match': '' }),
        },
      },
      (from) => {
        const { 'content-length': length, ...headers } = from.headers;
        answer.writeHead(from.statusCode ?? 502, {
          ...headers,
          ...(length && !isWorker && { 'content-length': length }),
        });
        if (isWorker && worker) void text(from).then((code) => answer.end(worker?.(code)));
        else from.pipe(answer);
      },
    );
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const server = createServer(async (asked, answer) => {
    if (state === 'held') await opened.promise;
    if (state === 'cut') answer.destroy();
    else pass(asked, answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: (shop, path) => `http://${shop}.localhost:${port}${path}`,
    get state() {
      return state;
    },
    set state(next) {
      state = next;
      if (next === 'held') opened = Promise.withResolvers();
      else opened.resolve();
      // Those that are kept alive would be served as if nothing had happened.
      if (next === 'cut') server.closeAllConnections();
    },
    get worker() {
      return worker;
    },
    set worker(next) {
      worker = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
