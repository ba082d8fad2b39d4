import { onTestFinished } from 'vitest';
import { SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { SCHEMA } from '#platform/areas/schema.ts';
import { openAdminApi } from '#platform/engines/vendure/admin-api.ts';
import { type ConnectorOptions, startConnector } from '#platform/engines/vendure/connector.ts';
import { sinksOf } from '#platform/order-sinks/open-sink.ts';
import { openDatabase } from '#platform/store/database.ts';
import { createShopFrame } from '#sandbox/demo/seed/shop-frame.ts';
import { aTemporaryFile } from '../../../sandbox/a-sandbox.ts';
import { aLog, aPlatform } from '../../a-platform.ts';
import { ACCOUNT, SECRET, type TestVendure } from './a-vendure.ts';

/** A platform with the shop `vend`, kept the same as a channel by a connector; both end with the test. */
export async function aConnectedShop(
  vendure: TestVendure,
  { channel, ...options }: Partial<ConnectorOptions> & { channel?: string } = {},
) {
  const file = await aTemporaryFile('platform.sqlite');
  const log = aLog();
  const platform = await aPlatform({ file, shops: [], orderSinks: sinksOf({}), log });
  const sql = openDatabase(file, SCHEMA);
  const connect = async () => {
    const connector = await startConnector({
      ...{ sql, tenant: 'vend', securityKey: 'vend-key', secret: SECRET, rates: { USD: 12_000 }, log },
      query: openAdminApi({ url: vendure.url, ...ACCOUNT, channel }),
      createFrame: createShopFrame,
      channel,
      port: vendure.hook.port,
      ...options,
    });
    onTestFinished(() => connector.close());
    return connector;
  };
  onTestFinished(() => sql.close());
  const connector = await connect();
  await connector.ready;
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${platform.url}/market-api${path}`, {
      method,
      headers: { [SECURITY_KEY_HEADER]: 'vend-key' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
  return {
    platform,
    file,
    log,
    connector,
    /** Starts another connector, once the first is closed. */
    connect,
    call,
    async products(): Promise<Product[]> {
      return (await call('GET', '/products?size=500')).json.items;
    },
    async product(name: string): Promise<Product> {
      const all: Product[] = (await call('GET', '/products?size=500')).json.items;
      const found = all.find((one) => Object.values(one.name).includes(name));
      if (!found) throw new Error(`There is no ${name} among ${all.map((one) => one.name.en).join(', ')}.`);
      return found;
    },
    order: (stock: StockId, count: number) =>
      call('POST', '/fast-checkout', {
        ...{ name: 'Dilnoza Karimova', phone: '90 123 45 67', stock, count },
        shippingAddress: { countryCode: 'UZ', addressLine1: 'Amir Temur 10' },
        coordinate: { latitude: 41.3111, longitude: 69.2797 },
      }),
  };
}
