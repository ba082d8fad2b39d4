import { onTestFinished } from 'vitest';
import { API_BASE_PATH, SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import type { Log, LogFields } from '#lib/log/log.ts';
import { type PlatformOptions, startPlatform } from '#platform/start-platform.ts';
import { aTemporaryFile } from '../sandbox/a-sandbox.ts';
import { aShopSeed } from '../sandbox/a-shop.ts';

/** A line that a log got. */
export interface Told {
  fields: LogFields;
  line: string;
}

/** A log that keeps what it is told. */
export function aLog(): Log & { told: Told[] } {
  const told: Told[] = [];
  const tell = (fields: LogFields, line = '') => void told.push({ fields, line });
  return { told, debug: tell, info: tell, warn: tell, error: tell };
}

/** A platform without a sandbox around it, with the shop `shop`; it ends with the test. */
export async function aPlatform(options: Partial<PlatformOptions> = {}) {
  const file = options.file ?? (await aTemporaryFile('platform.sqlite'));
  const platform = await startPlatform({
    port: 0,
    shops: [aShopSeed()],
    checkAnswers: true,
    ...options,
    file,
  });
  onTestFinished(() => platform.close());
  return {
    ...platform,
    file,
    sql: platform.context.sql,
    async call(method: string, path: string, body?: unknown, token?: string) {
      const response = await fetch(`${platform.url}${API_BASE_PATH}${path}`, {
        method,
        headers: {
          [SECURITY_KEY_HEADER]: 'shop-key',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json() };
    },
  };
}

export type TestPlatform = Awaited<ReturnType<typeof aPlatform>>;

/** Places a guest's order in one click. */
export async function aGuestOrder(platform: TestPlatform, count = 1) {
  const { status, json } = await platform.call('POST', '/fast-checkout', {
    name: 'Dilnoza',
    phone: '90 123 45 67',
    stock: 1001,
    count,
    shippingAddress: { countryCode: 'UZ', addressLine1: 'Amir Temur 10' },
    coordinate: { latitude: 41.3111, longitude: 69.2797 },
  });
  if (status !== 200) throw new Error(`no order was made: ${JSON.stringify(json)}`);
  return json.order as { id: number; token: string };
}
