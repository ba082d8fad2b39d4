import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { json } from 'node:stream/consumers';
import type { DemoShop } from './demo-shops.ts';
import { shopUrl } from './shop-url.ts';

/** In milliseconds; a call that hangs says which one it was, before its test is out of time. */
const LONGEST_WAIT = 20_000;

/** Answer of the platform to a call without a body, asked through the shop's own host. */
export async function askShop<Answer>(
  shop: DemoShop,
  call: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = new URL(`/market-api/${call}`, shopUrl(shop));
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  // Browsers know the hosts below localhost by themselves; Node asks the system, which may not.
  const lookup = url.hostname.endsWith('.localhost') ? { lookup: onThisMachine } : {};
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(LONGEST_WAIT);
    const asked = get(url, { ...lookup, headers, signal }, (answer) => {
      if (answer.statusCode === 200) json(answer).then((body) => resolve(body as Answer), reject);
      else reject(new Error(`${url} answered ${answer.statusCode}.`));
    });
    asked.once('error', reject);
  });
}

export const onThisMachine: LookupFunction = (_, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
