import { ExplainedError } from '#lib/explained-error.ts';
import type { CallLimits } from '#publisher/environment/call-limits.ts';
import type { ConnectionLimits } from '#publisher/serve/embedded/connection.ts';
import type { ServedSite } from '#publisher/serve/embedded/site.ts';

/** Facts for a web server about the shops and about itself. */
export interface WebServerSetup {
  /** Folder with `sites` and `assets`: all that is served. */
  root: string;
  shops: readonly ServedSite[];
  /** `8080`, or `127.0.0.1:8080`. */
  listen: string;
  /** Files with a certificate and its key; without them the server speaks plain HTTP. */
  certificate?: { file: string; key: string };
  /** Networks like `10.0.0.0/8` whose word on the shopper's address and scheme counts. */
  proxies: readonly string[];
  /** Address of `npm run serve`, without a scheme: `127.0.0.1:4321`. */
  host: string;
  limits: Pick<ConnectionLimits, 'idleTime' | 'headTime' | 'requestTime'>;
  rates: Rates;
  callLimits: CallLimits;
}

/** Requests a second of one address, and how many more at once. */
export interface Rates {
  files: { perSecond: number; burst: number };
  calls: { perSecond: number; burst: number };
  connections: number;
}

/** Many shoppers of one mobile network share an address, so the limits are far above what one needs. */
export const RATES: Rates = {
  files: { perSecond: 200, burst: 1000 },
  calls: { perSecond: 50, burst: 300 },
  connections: 500,
};

/** Something cannot be told to a web server; the message says what to change. */
export class ConfigurationError extends ExplainedError {
  override name = 'ConfigurationError';
}

/** A value as it is, where no configuration reads anything else in it; throws a ConfigurationError. */
export function plainValue(value: string, what: string): string {
  const [odd] = /[^\p{L}\p{N} !#%&'()*+,\-./:;<=>?@[\]^_|~]/u.exec(value) ?? [];
  if (odd === undefined) return value;
  throw new ConfigurationError(
    `${what} is ${JSON.stringify(value)}. A web server would read ${JSON.stringify(odd)} as something else: ` +
      'choose another one.',
  );
}
