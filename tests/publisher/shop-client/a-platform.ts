import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Platform {
  url: string;
  /** Requests, in order. */
  requests: { path: string; key: string | undefined; at: number }[];
}

/** A server on a free port that answers as the test says; it stops with the test. */
export async function aPlatform(
  answer: (response: ServerResponse, count: number, request: IncomingMessage) => void,
): Promise<Platform> {
  const requests: Platform['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({
      path: request.url ?? '',
      key: request.headers['security-key'] as string | undefined,
      at: performance.now(),
    });
    answer(response, requests.length, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Answers with JSON. */
export function answerJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
