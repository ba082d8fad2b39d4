import { API_BASE_PATH, SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import { openExchange } from '#platform/operations/exchange.ts';
import type { PlatformOptions } from '#platform/start-platform.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import { aFeed } from '../../sandbox/a-feed.ts';
import { aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { aLog, aPlatform } from '../a-platform.ts';
import { IMPORTER } from '../an-importer.ts';
import { anImport } from '../import/an-import.ts';

export const PASSWORD = 'a long password';

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The shop `romashka` on a platform, which a program exchanges goods and orders with. */
export async function anExchange(options: Partial<PlatformOptions> & { feed?: string } = {}) {
  const { feed = aFeed(), ...more } = options;
  const { file } = await anImport(feed, { file: more.file ?? (await aTemporaryFile('platform.sqlite')) });
  const log = aLog();
  const platform = await aPlatform({ file, shops: [], importer: IMPORTER, log, ...more });
  const shop = () => findShopByName(platform.sql, 'romashka') as Shop;
  openExchange(shop(), { user: '1c', password: PASSWORD, reading: { rates: {} } }, new Date());
  const path = `${platform.url}/exchange/romashka`;

  async function ask(query: string, init: RequestInit = {}) {
    const response = await fetch(`${path}?${query}`, init);
    return {
      status: response.status,
      text: await response.text(),
      type: response.headers.get('content-type'),
    };
  }

  /** A program that has signed in. */
  async function aProgram(type: 'catalog' | 'sale') {
    const { text } = await ask(`type=${type}&mode=checkauth`, {
      headers: { authorization: basic('1c', PASSWORD) },
    });
    const [success, name, value] = text.split('\n');
    if (success !== 'success') throw new Error(text);
    const headers = { cookie: `${name}=${value}` };
    return {
      ask: (mode: string, body?: string | Uint8Array) =>
        ask(`type=${type}&mode=${mode}`, {
          headers,
          ...(body !== undefined && { method: 'POST', body: body as BodyInit }),
        }),
      /** Sends a file whole, and has it read to its end. */
      async import(name: string, content: string | Uint8Array) {
        await this.ask(`file&filename=${name}`, content);
        return this.read(name);
      },
      async read(name: string) {
        for (;;) {
          const { text: said } = await this.ask(`import&filename=${name}`);
          if (!said.startsWith('progress')) return said;
        }
      },
    };
  }

  return {
    ...{ file, log, platform, shop, ask, aProgram, basic },
    async products() {
      const answer = await fetch(`${platform.url}${API_BASE_PATH}/products?size=500`, {
        headers: { [SECURITY_KEY_HEADER]: 'romashka-key' },
      });
      return (await answer.json()).items;
    },
    /** Places a guest's order of some pieces of a stock. */
    async placeOrder(stock: number, count: number) {
      const answer = await fetch(`${platform.url}${API_BASE_PATH}/fast-checkout`, {
        method: 'POST',
        headers: { [SECURITY_KEY_HEADER]: 'romashka-key' },
        body: JSON.stringify({
          ...{ name: 'Dilnoza <b>', phone: '90 123 45 67', stock, count },
          shippingAddress: { countryCode: 'UZ', addressLine1: 'Amir Temur 10' },
          coordinate: { latitude: 41.3111, longitude: 69.2797 },
        }),
      });
      return (await answer.json()).order as { id: number; token: string };
    },
  };
}
