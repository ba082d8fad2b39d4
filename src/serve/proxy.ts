import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Failure } from '#contract/failure.ts';

/** Largest body that a shopper may send: review pictures and videos are the largest. */
export const MAX_BODY_BYTES = 30 * 1024 * 1024;

/** Headers that belong to one connection and not to the message. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Of the message, whatever `connection` says: without it the bytes of a body would be taken for the next request of the connection. */
const BODY_LENGTH = 'content-length';

/** What a service of others is told of a request, and what of its answer reaches the shopper: nothing that names either. */
const FOREIGN_REQUEST_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'user-agent',
]);
const FOREIGN_ANSWER_HEADERS: ReadonlySet<string> = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
]);

export interface ProxyTarget {
  /** The whole address, query included. */
  url: string;
  /** What failures call it: `The shop platform`. */
  name: string;
  /**
   * Whose shop asks; whatever the browser says is overwritten, so that no shop can ask as another. Null for a service of others, which learns
   * neither the shop nor the shopper: no key, cookie, token or address goes there, and no cookie comes back.
   */
  securityKey: string | null;
  /** Headers that our own host puts on every answer; they win over the platform's. */
  headers: Record<string, string>;
}

/** Passes requests on to a shop's platform, both bodies as streams. */
export interface PlatformProxy {
  pass(request: IncomingMessage, response: ServerResponse, target: ProxyTarget): void;
  close(): void;
}

/** `timeout` is how long, in milliseconds, the platform may be silent. */
export function createProxy({ timeout = 15_000 }: { timeout?: number } = {}): PlatformProxy {
  const http = { send: httpRequest, agent: new HttpAgent({ keepAlive: true }) };
  const https = { send: httpsRequest, agent: new HttpsAgent({ keepAlive: true }) };
  return {
    pass(request, response, target) {
      const fail = (status: number, failure: Failure) =>
        sendFailure(response, status, failure, target.headers);
      if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return fail(413, TOO_LARGE);

      const url = new URL(target.url);
      const { send, agent } = url.protocol === 'https:' ? https : http;
      const options = {
        method: request.method,
        headers: requestHeaders(request, url, target.securityKey),
        agent,
      };
      const { name } = target;
      const begin = (): ClientRequest => {
        const attempt = send(url, options);
        attempt.setTimeout(timeout, () => {
          fail(504, {
            code: 'platform-timeout',
            message: `${name} did not answer within ${timeout / 1000} seconds. Try again.`,
          });
          attempt.destroy();
        });
        attempt.on('error', (error) => {
          if (canRepeat(attempt, error, request) && !response.headersSent && !response.destroyed) {
            upstream = begin();
            upstream.end();
          } else
            fail(502, { code: 'platform-unreachable', message: `${name} cannot be reached. Try again.` });
        });
        attempt.on('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, {
            ...answerHeaders(answer.headers, target),
            ...target.headers,
          });
          answer.on('error', () => response.destroy());
          answer.pipe(response);
        });
        return attempt;
      };
      let upstream = begin();
      response.on('close', () => upstream.destroy());
      if (target.securityKey === null) endWithoutBody(request, upstream);
      else sendBody(request, upstream, () => fail(413, TOO_LARGE));
    },
    close() {
      http.agent.destroy();
      https.agent.destroy();
    },
  };
}

/** A connection kept from an earlier call may be closed by the platform in the moment of its reuse: nothing was asked yet, so ask again. */
function canRepeat(attempt: ClientRequest, error: NodeJS.ErrnoException, request: IncomingMessage): boolean {
  const isRead = (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
  return attempt.reusedSocket && error.code === 'ECONNRESET' && isRead;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers[BODY_LENGTH] ?? 0) > 0;
}

/** Services of others are only read from: what a shopper sends with it is dropped. */
function endWithoutBody(request: IncomingMessage, upstream: ClientRequest): void {
  request.resume();
  upstream.end();
}

const TOO_LARGE: Failure = {
  code: 'too-large',
  message: `A request may hold ${MAX_BODY_BYTES / 1024 / 1024} MB at most.`,
};

function sendBody(request: IncomingMessage, upstream: ClientRequest, onTooLarge: () => void): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) return;
    request.unpipe(upstream);
    onTooLarge();
    upstream.destroy();
  });
  request.pipe(upstream);
}

function requestHeaders(request: IncomingMessage, url: URL, securityKey: string | null): OutgoingHttpHeaders {
  if (securityKey === null) return { ...onlyOf(request.headers, FOREIGN_REQUEST_HEADERS), host: url.host };
  return {
    ...withoutHopByHop(request.headers),
    ...bodyHeaders(request.headers),
    host: url.host,
    'security-key': securityKey,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/** How the body is marked off. Node marks off bodies of POST and PUT by itself, those of GET and DELETE not. */
function bodyHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  return headers[BODY_LENGTH] === undefined ? {} : { [BODY_LENGTH]: headers[BODY_LENGTH] };
}

function answerHeaders(headers: IncomingHttpHeaders, { securityKey }: ProxyTarget): OutgoingHttpHeaders {
  return securityKey === null ? onlyOf(headers, FOREIGN_ANSWER_HEADERS) : withoutHopByHop(headers);
}

function onlyOf(headers: IncomingHttpHeaders, names: ReadonlySet<string>): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(withoutHopByHop(headers)).filter(([name]) => names.has(name)));
}

function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

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
  const body = JSON.stringify(failure);
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(body);
}
