import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { clientAddress } from '#lib/client-network.ts';

/** Headers of a request that a service of the shop gets; none lets a browser claim to be another. */
const TO_SHOP: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'auth-token',
  'authorization',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'user-agent',
]);

/** Headers of a request that a service of others gets: none that names the shop or the shopper. */
const TO_OTHERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'user-agent',
]);

/** Headers of an answer that reach the shopper: format, and time to keep it. */
const FROM_OTHERS: ReadonlySet<string> = new Set([
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
const FROM_SHOP: ReadonlySet<string> = new Set([
  ...FROM_OTHERS,
  'accept-ranges',
  'content-disposition',
  'content-language',
  'content-range',
  'location',
]);

/** Sender of a request. A key of null is for a service of others, which learns neither shop nor shopper. */
export interface Asking {
  securityKey: string | null;
  /** True for a connection from a proxy of ours, whose word on the shopper's address counts. */
  trustProxy: boolean;
}

/** The headers of the request that is sent on to `url`, with the key of the shop. */
export function headersToService(
  request: IncomingMessage,
  url: URL,
  { securityKey, trustProxy }: Asking,
): OutgoingHttpHeaders {
  if (securityKey === null) return { ...onlyOf(request.headers, TO_OTHERS), host: url.host };
  return {
    ...onlyOf(request.headers, TO_SHOP),
    ...bodyHeaders(request.headers),
    host: url.host,
    'security-key': securityKey,
    'x-forwarded-for': clientAddress(request, trustProxy),
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/** The headers of an answer that reach the shopper; `isShop` tells the shop's services from others. */
export function headersFromService(answer: IncomingMessage, isShop: boolean): OutgoingHttpHeaders {
  const cookies = isShop ? (answer.headers['set-cookie'] ?? []).map(forThisHost) : [];
  const headers = onlyOf(answer.headers, isShop ? FROM_SHOP : FROM_OTHERS);
  return {
    // Without a type a browser would guess one.
    ...(!isEmpty(answer) && { 'content-type': 'application/octet-stream' }),
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}

/** True if an answer says that it has no body. */
function isEmpty({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 204 || statusCode === 304 || headers['content-length'] === '0';
}

/** A cookie without a domain belongs to the host that sent it, so no shop sets one for another. */
function forThisHost(cookie: string): string {
  return cookie
    .split(';')
    .filter((attribute) => !/^\s*domain\s*=/i.test(attribute))
    .join(';');
}

/** Headers that mark off the body. Node sets them by itself for POST and PUT, not for GET and DELETE. */
function bodyHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

/** The headers of these names, but for those that `connection` keeps to the connection. */
function onlyOf(headers: IncomingHttpHeaders, names: ReadonlySet<string>): OutgoingHttpHeaders {
  const ofConnection = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => names.has(name) && !ofConnection.has(name)),
  );
}
