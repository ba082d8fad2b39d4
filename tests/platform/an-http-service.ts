import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from '#lib/port.ts';

export interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A service on HTTP that keeps what it is asked and answers as it is told; it ends with the test. */
export async function anHttpService(answer: (asked: Asked, response: ServerResponse) => void) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    asked.push(one);
    answer(one, response);
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, asked };
}
