import { resolve } from 'node:path';
import { ExplainedError } from '#lib/explained-error.ts';
import type { OperatorAddress } from '#lib/operator/operator-server.ts';
import { CALL_LIMITS, type CallLimits } from './call-limits.ts';

/** Settings of the operator for all shops, from environment variables. */
export interface Environment {
  /** `STOREFRONT_DATA`: absolute path of what is pulled, published and served. */
  dataDirectory: string;
  /**
   * `QUEUE_URL`: the Redis or Valkey by which several machines share what is to be done, and who does it;
   * left out where there is one.
   */
  queueUrl?: string | undefined;
  /**
   * `STORE_URL`: the bucket that sites are published to, `s3://bucket/prefix`; left out where it is a folder.
   * `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL` and `AWS_REGION` say where it is, as AWS tools read them.
   */
  storeBucket?: StoreBucket | undefined;
  /** `PURGE_URL` and `PURGE_SECRET`: who is told of changed addresses, and what tells that it is us. */
  purge?: { url: string; secret: string } | undefined;
  /** `PLATFORM_URL`: the shop platform of the tenants that name none; without a closing slash. */
  platformUrl: string;
  /** `PORT`: where the storefront is served; 0 takes any free one. */
  port: number;
  /** `STOREFRONT_ORIGIN`: the address of a shop, with `{subdomain}` in it; without a closing slash. */
  originPattern: string;
  /**
   * `STOREFRONT_HOSTS`: names below which shops are served beside their own addresses, with commas between:
   * `example.uz` for `shop.example.uz`.
   */
  hostSuffixes: readonly string[];
  /**
   * `OPENSTREETMAP_URL`, `YANDEX_GEOCODER_URL` and `TILES_URL`: whole addresses of the geocoders and of map
   * pictures, without a closing slash, that of pictures perhaps with `{z}`, `{x}` and `{y}` in it; those that
   * are left out are asked of the shop's platform. `YANDEX_TILES_URL`, `MAPBOX_TILES_URL` and
   * `GOOGLE_TILES_URL` win over `TILES_URL` for shops with such maps.
   */
  foreignServices: Partial<Record<keyof typeof SERVICE_VARIABLES, string>>;
  /**
   * `PULL_SECONDS`, `PULL_MEGABYTES` and `PULL_ITEMS`: how long the pull of a shop may take, how much it may
   * be, and how many products or reviews.
   */
  pullLimits: PullLimits;
  /** `CALL_LIMITS`: calls in ten minutes of one client or phone, where they are not the usual ones. */
  callLimits: CallLimits;
  /**
   * `PICTURE_HOSTS`: `ask` whether hosts of pictures by http answer by https, or `trust` that they do, where
   * the build has no network.
   */
  askPictureHosts: boolean;
}

/** A bucket of S3-compatible storage. */
export interface StoreBucket {
  bucket: string;
  /** Prefix of all keys: empty, or with a closing slash. */
  prefix: string;
  endpoint: string | undefined;
  region: string;
}

export interface PullLimits {
  seconds: number;
  megabytes: number;
  items: number;
}

/** Far beyond what shops are; a platform that answers without end meets them. */
export const PULL_LIMITS: PullLimits = { seconds: 1800, megabytes: 4000, items: 1_000_000 };

const SERVICE_VARIABLES = {
  openstreetmap: 'OPENSTREETMAP_URL',
  yandex: 'YANDEX_GEOCODER_URL',
  tiles: 'TILES_URL',
  'tiles-yandex': 'YANDEX_TILES_URL',
  'tiles-mapbox': 'MAPBOX_TILES_URL',
  'tiles-google': 'GOOGLE_TILES_URL',
} as const;

/** An environment variable with a value that cannot be used. */
export class EnvironmentError extends ExplainedError {
  override name = 'EnvironmentError';
  readonly variable: string;
  readonly value: string;

  constructor(variable: string, value: string, right: string) {
    const what = variable.startsWith('--') ? 'option' : 'environment variable';
    super(`The ${what} ${variable} is "${value}": it must be ${right}.`);
    this.variable = variable;
    this.value = value;
  }
}

/** Reads the environment; empty variables count as left out. Throws an EnvironmentError for a bad value. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const port = env['PORT'] || '4321';
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new EnvironmentError('PORT', port, 'a whole number from 0 to 65535');

  const platformUrl = env['PLATFORM_URL'] || 'http://127.0.0.1:4400';
  if (!isHttpUrl(platformUrl))
    throw new EnvironmentError('PLATFORM_URL', platformUrl, 'an address like https://platform.example');

  const queueUrl = env['QUEUE_URL'] || undefined;
  if (queueUrl !== undefined && !REDIS_URL.test(queueUrl))
    throw new EnvironmentError('QUEUE_URL', withoutPassword(queueUrl), 'an address like redis://host:6379/0');

  const originPattern = (env['STOREFRONT_ORIGIN'] || 'http://{subdomain}.localhost:4321').replace(/\/$/, '');
  if (!isOriginPattern(originPattern)) {
    throw new EnvironmentError(
      'STOREFRONT_ORIGIN',
      originPattern,
      'an origin with {subdomain} in it, like https://{subdomain}.example.uz, without a path',
    );
  }

  const hosts = env['STOREFRONT_HOSTS'] || 'localhost';
  const hostSuffixes = hosts.toLowerCase().split(/\s*,\s*/);
  if (!hostSuffixes.every((name) => HOST_SUFFIX.test(name)))
    throw new EnvironmentError('STOREFRONT_HOSTS', hosts, 'names like example.uz, with commas between');

  return {
    dataDirectory: resolve(env['STOREFRONT_DATA'] || 'var'),
    queueUrl,
    storeBucket: readStoreBucket(env),
    purge: readPurge(env),
    platformUrl: platformUrl.replace(/\/+$/, ''),
    port: Number(port),
    originPattern,
    hostSuffixes,
    foreignServices: readForeignServices(env),
    callLimits: readCallLimits(env),
    askPictureHosts: readChoice(env, 'PICTURE_HOSTS', ['ask', 'trust']) === 'ask',
    pullLimits: {
      seconds: readCount(env, 'PULL_SECONDS', PULL_LIMITS.seconds),
      megabytes: readCount(env, 'PULL_MEGABYTES', PULL_LIMITS.megabytes),
      items: readCount(env, 'PULL_ITEMS', PULL_LIMITS.items),
    },
  };
}

/** Format of a process's log, and the least level of its lines. */
export interface Logging {
  /** `LOG_FORMAT`: `json` for programs, `text` for people. */
  format: 'json' | 'text';
  /** `LOG_LEVEL`: lines below it are left out. */
  level: 'debug' | 'info' | 'warn' | 'error';
}

/** Reads how to log; `forPrograms` is what it is without `LOG_FORMAT`. Throws an EnvironmentError. */
export function readLogging(env: NodeJS.ProcessEnv, forPrograms: boolean): Logging {
  const formats = forPrograms ? (['json', 'text'] as const) : (['text', 'json'] as const);
  return {
    format: readChoice(env, 'LOG_FORMAT', formats),
    level: readChoice(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error'] as const),
  };
}

/**
 * `METRICS_PORT`, or what `--metrics` says instead: a port of this machine, or `HOST:PORT`; undefined where
 * neither is there. Throws an EnvironmentError.
 */
export function readOperatorAddress(env: NodeJS.ProcessEnv, option?: string): OperatorAddress | undefined {
  const text = option ?? env['METRICS_PORT'];
  if (!text) return undefined;
  const { host = '127.0.0.1', port } =
    /^(?:(?<host>\[[\da-f:]+\]|[^:\s]+):)?(?<port>\d{1,5})$/i.exec(text)?.groups ?? {};
  if (port === undefined || Number(port) > 65_535)
    throw new EnvironmentError(
      option === undefined ? 'METRICS_PORT' : '--metrics',
      text,
      'a port, or HOST:PORT',
    );
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** One of a few words, the first where the variable is left out. */
function readChoice<Word extends string>(
  env: NodeJS.ProcessEnv,
  variable: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = env[variable] || words[0];
  const word = words.find((one) => one === text);
  if (word === undefined) throw new EnvironmentError(variable, text, words.join(' or '));
  return word;
}

function readCount(env: NodeJS.ProcessEnv, variable: string, otherwise: number): number {
  const text = env[variable];
  if (!text) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new EnvironmentError(variable, text, 'a whole number above 0');
  return Number(text);
}

const CALL_LIMITS_FORM = `numbers in ten minutes, like codes=10,reviews=0, for ${Object.keys(CALL_LIMITS).join(', ')}; 0 is no limit`;

function readCallLimits(env: NodeJS.ProcessEnv): CallLimits {
  const text = env['CALL_LIMITS'];
  if (!text) return CALL_LIMITS;
  const given = text.split(',').map((row) => /^\s*([a-z-]+)=(\d{1,6})\s*$/.exec(row) ?? []);
  if (!given.every(([, name = '']) => name in CALL_LIMITS))
    throw new EnvironmentError('CALL_LIMITS', text, CALL_LIMITS_FORM);
  const numbers = new Map(given.map(([, name = '', count]) => [name, Number(count)]));
  const limits = Object.entries(CALL_LIMITS).map(([name, limit]) => [
    name,
    { ...limit, inTenMinutes: numbers.get(name) ?? limit.inTenMinutes },
  ]);
  return Object.fromEntries(limits) as CallLimits;
}

function readForeignServices(env: NodeJS.ProcessEnv): Environment['foreignServices'] {
  const urls = Object.entries(SERVICE_VARIABLES).flatMap(([service, variable]) => {
    const url = env[variable];
    if (!url) return [];
    if (!isHttpUrl(url))
      throw new EnvironmentError(variable, url, 'an address like https://geocoder.example');
    return [[service, url.replace(/\/+$/, '')]];
  });
  return Object.fromEntries(urls);
}

function readStoreBucket(env: NodeJS.ProcessEnv): StoreBucket | undefined {
  const url = env['STORE_URL'];
  if (!url) return undefined;
  const [, bucket, prefix = ''] = BUCKET_URL.exec(url) ?? [];
  if (bucket === undefined)
    throw new EnvironmentError('STORE_URL', url, 'an address like s3://bucket/prefix');
  const variable = env['AWS_ENDPOINT_URL_S3'] ? 'AWS_ENDPOINT_URL_S3' : 'AWS_ENDPOINT_URL';
  const endpoint = env[variable] || undefined;
  if (endpoint !== undefined && !isHttpUrl(endpoint))
    throw new EnvironmentError(variable, endpoint, 'an address like https://storage.example');
  return { bucket, prefix: prefix && `${prefix}/`, endpoint, region: env['AWS_REGION'] || 'us-east-1' };
}

const BUCKET_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.-]+(?:\/[\w.-]+)*))?\/?$/;

function readPurge(env: NodeJS.ProcessEnv): Environment['purge'] {
  const { PURGE_URL: url, PURGE_SECRET: secret = '' } = env;
  if (!url) return undefined;
  if (!isHttpUrl(url))
    throw new EnvironmentError('PURGE_URL', url, 'an address like https://cdn.example/purge');
  if (!PURGE_SECRET.test(secret))
    throw new EnvironmentError('PURGE_SECRET', '…', 'like whsec_ and 24 to 64 bytes in Base64');
  return { url, secret };
}

const PURGE_SECRET = /^whsec_[\w+/]{32,88}={0,2}$/;

const withoutPassword = (url: string) => url.replace(/\/\/.*@/, '//…@');

const REDIS_URL = /^rediss?:\/\/[^/\s]+(?:\/\d{1,2})?$/;

const HOST_SUFFIX = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isOriginPattern(pattern: string): boolean {
  const example = pattern.replace('{subdomain}', 'shop');
  return example !== pattern && isHttpUrl(example) && new URL(example).origin === example;
}
