import type { ServerResponse } from 'node:http';
import type { Refusal } from './refusal.ts';

/** An answer before it is sent. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** Sends half of the body, then drops the connection. */
  cut?: boolean;
  /** Drops the connection at once. */
  dropped?: boolean;
  /** Writes the body itself, as long as it likes, in place of `body`. */
  stream?: (response: ServerResponse) => void;
}

/** True for bytes of any realm; tests of browser code run where the globals are not those of Node. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value);
}

/** A `Uint8Array` is JSON already; everything else becomes it. */
export function jsonReply(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  const body = isBytes(value) ? value : Buffer.from(JSON.stringify(value));
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body,
  };
}

export function refusalReply(refusal: Refusal): Reply {
  return jsonReply(refusal.status, refusal.failure, refusal.headers);
}

export function sendReply(response: ServerResponse, reply: Reply): void {
  const { body, stream } = reply;
  if (reply.dropped) {
    response.destroy();
    return;
  }
  if (stream) {
    response.writeHead(reply.status, reply.headers);
    stream(response);
    return;
  }
  response.writeHead(reply.status, { ...reply.headers, 'content-length': body.length });
  if (reply.cut) response.write(body.subarray(0, body.length >> 1), () => response.destroy());
  else response.end(body);
}
