import type { ServerResponse } from 'node:http';
import type { Refusal } from './refusal.ts';

/** An answer before it is sent. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Sends half of the body, then drops the connection. */
  cut?: boolean;
}

export function jsonReply(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers }, body: JSON.stringify(value) };
}

export function refusalReply(refusal: Refusal): Reply {
  return jsonReply(refusal.status, refusal.failure, refusal.headers);
}

export function sendReply(response: ServerResponse, reply: Reply): void {
  const body = Buffer.from(reply.body);
  response.writeHead(reply.status, { ...reply.headers, 'content-length': body.length });
  if (reply.cut) response.write(body.subarray(0, body.length >> 1), () => response.destroy());
  else response.end(body);
}
