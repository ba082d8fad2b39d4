import { resolve } from 'node:path';
import { ExplainedError } from '#lib/explained-error.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { CONNECTION_LIMITS } from '#publisher/serve/embedded/connection.ts';
import { RATES, type WebServerSetup } from './setup.ts';

/** An option that no web server can be configured with; the message says how it must be. */
export class WebServerOptionError extends ExplainedError {
  override name = 'WebServerOptionError';
}

/** Options of `npm run web-server` as they were typed. */
export interface WebServerOptions {
  listen?: string | undefined;
  certificate?: string | undefined;
  key?: string | undefined;
  behind?: string[] | undefined;
  host?: string | undefined;
}

const ADDRESS = /^(?:[a-z0-9.-]+:|\[[0-9a-f:.]+\]:)?[1-9]\d{0,4}$/i;
const NETWORK = /^[0-9a-f.:]+(?:\/\d{1,3})?$/i;

/** The set-up that options ask for, without the shops. */
export function parseWebServerOptions(
  options: WebServerOptions,
  { dataDirectory, port, callLimits }: Environment,
): Omit<WebServerSetup, 'shops'> {
  const { certificate, key, behind = [] } = options;
  const listen = options.listen ?? (certificate ? '443' : '8080');
  const host = options.host ?? `127.0.0.1:${port}`;
  if (!ADDRESS.test(listen))
    throw new WebServerOptionError(`--listen must be like 8080 or 10.0.0.1:8080, not "${listen}".`);
  if (!ADDRESS.test(host) || !host.includes(':'))
    throw new WebServerOptionError(`--host must be like 127.0.0.1:4321, not "${host}".`);
  if ((certificate === undefined) !== (key === undefined))
    throw new WebServerOptionError('--certificate and --key belong together: name both files, or none.');
  for (const network of behind)
    if (!NETWORK.test(network))
      throw new WebServerOptionError(
        `--behind must be an address or a network like 10.0.0.0/8, not "${network}".`,
      );
  return {
    root: dataDirectory,
    listen,
    ...(certificate && key && { certificate: { file: resolve(certificate), key: resolve(key) } }),
    proxies: behind,
    host,
    limits: CONNECTION_LIMITS,
    rates: RATES,
    callLimits,
  };
}
