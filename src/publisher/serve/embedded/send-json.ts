import type { ServerResponse } from 'node:http';
import type { Failure } from '#contract/call/failure.ts';

/** Answers with a failure of the contract; an answer that has begun can only be cut off. */
export function sendFailure(
  response: ServerResponse,
  status: number,
  failure: Failure,
  headers: Record<string, string>,
): void {
  if (response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendJson(response, status, JSON.stringify(failure), { ...headers, connection: 'close' });
}

/** Answers with JSON that nobody keeps. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string>,
): void {
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
