import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SCHEMA } from '#platform/areas/schema.ts';
import { openDatabase } from '#platform/store/database.ts';
import { findFreePort } from '../../../free-port.ts';
import { aConnector } from './a-connector.ts';
import { aProgram, type OnEnd, type Program } from './a-program.ts';
import { aServedShop } from './a-served-shop.ts';
import type { TestVendure } from './a-vendure.ts';

/** The shop `vend` as it runs for good: platform, connector and Vendure are processes of their own. */
export async function aKillableShop(vendure: TestVendure, onEnd: OnEnd) {
  const folder = mkdtempSync(join(tmpdir(), 'killable-shop-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'platform.sqlite');
  const port = await findFreePort();
  const start = {
    platform: () =>
      aProgram({ args: ['--file', file, '--port', String(port)], ready: 'platform-started', onEnd }),
    connector: () => aConnector(file, vendure.url, { port: vendure.hook.port, onEnd }),
  };
  const running: Record<keyof typeof start, Program> = {
    platform: await start.platform(),
    connector: await start.connector(),
  };
  const sql = openDatabase(file, SCHEMA);
  onEnd(() => sql.close());
  const shop = await aServedShop({ url: `http://127.0.0.1:${port}`, sql }, onEnd);
  const again = async (side: keyof typeof start) => {
    await running[side].kill();
    running[side] = await start[side]();
  };
  return {
    ...shop,
    file,
    sql,
    /** Kills a side in the middle of whatever it does, and starts it again on the same port and file. */
    killed: {
      platform: () => again('platform'),
      connector: () => again('connector'),
      async vendure() {
        await vendure.stop();
        await vendure.start();
      },
    },
    /** Changes of orders that Vendure has still to be told. */
    waiting: () => sql.all`SELECT 1 FROM order_out WHERE kind = 'engine'`.length,
    async getCode(phone: string): Promise<string> {
      const last = async () => {
        const lines = (await readFile(`${file}.messages.log`, 'utf8').catch(() => '')).split('\n');
        const sent = lines.filter((line) => line.includes(phone)).at(-1) ?? '{"text":""}';
        return /\d{4,6}/.exec(JSON.parse(sent).text)?.[0];
      };
      await expect.poll(last).toBeDefined();
      return (await last()) ?? '';
    },
  };
}

export type KillableShop = Awaited<ReturnType<typeof aKillableShop>>;
