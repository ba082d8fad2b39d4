import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request on its way to the sandbox. */
export interface Passing {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Change {
  /** Changes what the sandbox is asked. */
  request?: (passing: Passing) => void;
  /** Changes what it answers: gets the parsed answer and gives another. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of all calls pass here
  answer?: (passing: Passing, status: number, json: any) => { status: number; json: unknown };
}

/**
 * A platform with rules of its own: a sandbox behind a server that changes requests or answers. Gives its
 * address.
 */
export async function aChangedPlatform(sandboxUrl: string, change: Change): Promise<string> {
  const server = createServer(async (request, response) => {
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      ...headers
    } = request.headers as Record<string, string>;
    const passing: Passing = {
      method: request.method ?? 'GET',
      path: request.url ?? '',
      headers,
      body: await buffer(request),
    };
    change.request?.(passing);
    const asked = httpRequest(sandboxUrl + passing.path, {
      method: passing.method,
      headers: { ...passing.headers, 'content-length': passing.body.length },
    });
    asked.on('response', async (answered) => {
      const body = await buffer(answered);
      const status = answered.statusCode ?? 500;
      const changed = change.answer?.(passing, status, JSON.parse(body.toString())) ?? {
        status,
        json: JSON.parse(body.toString()),
      };
      response
        .writeHead(changed.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(changed.json));
    });
    asked.end(passing.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
