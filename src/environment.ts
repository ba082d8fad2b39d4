import { resolve } from 'node:path';

/** What the operator sets for all shops, from environment variables. */
export interface Environment {
  /** `STOREFRONT_DATA`: absolute path of what is pulled, published and served. */
  dataDirectory: string;
  /** `PLATFORM_URL`: the shop platform of the tenants that name none; without a closing slash. */
  platformUrl: string;
  /** `PORT`: where the storefront is served; 0 takes any free one. */
  port: number;
  /** `STOREFRONT_ORIGIN`: the address of a shop, with `{subdomain}` in it; without a closing slash. */
  originPattern: string;
}

/** An environment variable with a value that cannot be used. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  readonly variable: string;
  readonly value: string;

  constructor(variable: string, value: string, right: string) {
    super(`The environment variable ${variable} is "${value}": it must be ${right}.`);
    this.variable = variable;
    this.value = value;
  }
}

/** Reads the environment; empty variables count as left out. Throws an EnvironmentError for a bad value. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const port = env['PORT'] || '4321';
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new EnvironmentError('PORT', port, 'a whole number from 0 to 65535');

  const platformUrl = env['PLATFORM_URL'] || 'http://127.0.0.1:4400';
  if (!isHttpUrl(platformUrl)) throw new EnvironmentError('PLATFORM_URL', platformUrl, 'an address like https://platform.example');

  const originPattern = (env['STOREFRONT_ORIGIN'] || 'http://{subdomain}.localhost:4321').replace(/\/$/, '');
  if (!isOriginPattern(originPattern)) {
    throw new EnvironmentError(
      'STOREFRONT_ORIGIN',
      originPattern,
      'an origin with {subdomain} in it, like https://{subdomain}.example.uz, without a path',
    );
  }

  return { dataDirectory: resolve(env['STOREFRONT_DATA'] || 'var'), platformUrl: platformUrl.replace(/\/+$/, ''), port: Number(port), originPattern };
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isOriginPattern(pattern: string): boolean {
  const example = pattern.replace('{subdomain}', 'shop');
  return example !== pattern && isHttpUrl(example) && new URL(example).origin === example;
}
