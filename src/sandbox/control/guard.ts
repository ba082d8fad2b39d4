import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Refusal } from '#platform/http/refusal.ts';

/**
 * Refuses a request whose host name is not this machine's: a page of another website can make its own name
 * point here (DNS rebinding), and would then be of one origin with the sandbox. Addresses need no name, so
 * they cannot be rebound. `ownHost` is the name that the sandbox listens on.
 */
export function refuseForeignHost({ headers }: IncomingMessage, ownHost: string): void {
  const name = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  if (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === ownHost ||
    isIP(name.replace(/^\[|\]$/g, '')) !== 0
  )
    return;
  throw foreign(
    `This sandbox does not answer under the name "${name}". Open it by its address or as localhost.`,
  );
}

/**
 * Refuses what a page of another website made a browser send: the browser names the page in `origin` or says
 * so in `sec-fetch-site`. A body of a browser must be JSON, which no form of another site can send. Requests
 * of programs have neither header and pass.
 */
export function refuseForeignPage({ headers, method = 'GET' }: IncomingMessage): void {
  const { origin, host } = headers;
  if (origin !== undefined && origin !== `http://${host}`)
    throw foreign(`Pages of ${origin} may not use the control interface of the sandbox.`);
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin' && site !== 'none')
    throw foreign('Pages of another address may not use the control interface of the sandbox.');
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const isBrowser = origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (isBrowser && hasBody && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, {
      code: 'not-json',
      message: `${method} takes a body of the type application/json only.`,
    });
  }
}

function foreign(message: string): Refusal {
  return new Refusal(403, { code: 'foreign', message });
}
