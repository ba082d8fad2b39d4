import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status?: number;
  type?: string;
  body: unknown;
}

/**
 * A shop platform that answers as the test says. The page's own addresses have no host here, so `fetch` is
 * pointed at it, as a browser does with the shop's host.
 */
export async function aPlatform(answer: (request: IncomingMessage) => Answer) {
  const urls: string[] = [];
  const server = createServer((request, response) => {
    urls.push(`${request.method} ${request.url}`);
    const { status = 200, type = 'application/json', body } = answer(request);
    response
      .writeHead(status, { 'content-type': type })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browserFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => browserFetch(new URL(String(input), origin), init);
  return {
    urls,
    async close() {
      globalThis.fetch = browserFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
