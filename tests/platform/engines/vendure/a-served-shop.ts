import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { chooseChangeWebhook } from '#platform/operations/change-webhook.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import type { Sql } from '#platform/store/database.ts';
import { buildShops } from '#publisher/build/build-shops.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { serveShops } from '#publisher/operations/serve-shops.ts';
import { startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import { findFreePort } from '../../../free-port.ts';
import { aTenant } from '../../../publisher/build/a-world.ts';
import { COMPILED_ONCE } from '../../../publisher/build/packed-assets.ts';
import { aLog } from '../../a-platform.ts';
import type { OnEnd } from './a-program.ts';
import { SECRET } from './a-vendure.ts';

/** The pages of the shop `vend` as shoppers get them, kept fresh by messages of the platform. */
export async function aServedShop(platform: { url: string; sql: Sql }, onEnd: OnEnd = onTestFinished) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'served-shop-'));
  onEnd(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const port = await findFreePort();
  const environment = {
    ...readEnvironment({ PICTURE_HOSTS: 'trust' }),
    ...{ dataDirectory, platformUrl: platform.url, port },
    originPattern: `http://{subdomain}.localhost:${port}`,
  };
  const tenants = [aTenant('vend', { securityKey: 'vend-key', webhookSecrets: [SECRET], languages: ['en'] })];
  const shared = { environment, compiledDirectory: COMPILED_ONCE };
  const { shops } = await buildShops({ ...shared, tenants });
  expect(shops).toMatchObject([{ status: 'built' }]);
  const rebuilding = await startRebuilding({ ...shared, tenants: () => tenants, log: aLog() });
  onEnd(() => rebuilding.close());
  const server = await serveShops(
    environment,
    {},
    { tenants: () => tenants, before: rebuilding.receive, log: aLog() },
  );
  onEnd(() => server.close());
  chooseChangeWebhook(chooseShop(platform.sql, 'vend'), `http://127.0.0.1:${port}/hooks/vend`, SECRET);
  return {
    origin: `http://vend.localhost:${port}`,
    read: (path: string) =>
      new Promise<string>((resolve, reject) => {
        get({ port, path, headers: { host: 'vend.localhost' } }, (answer) =>
          text(answer).then(resolve, reject),
        ).once('error', reject);
      }),
  };
}
