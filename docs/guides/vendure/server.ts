import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { AssetServerPlugin } from '@vendure/asset-server-plugin';
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultSearchPlugin,
  JobQueueService,
  type VendureConfig,
} from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';
import { StorefrontPlugin } from './storefront-plugin.ts';

const { PORT = '3000', DATA = '.', STOREFRONT_HOOK = '', STOREFRONT_SECRET = '' } = process.env;
const database = join(DATA, 'vendure.sqlite');
const isNew = !existsSync(database);
const samples = join(dirname(createRequire(import.meta.url).resolve('@vendure/create/package.json')), 'assets');

const config: VendureConfig = {
  apiOptions: { port: Number(PORT), hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
  },
  dbConnectionOptions: { type: 'better-sqlite3', database, synchronize: isNew },
  importExportOptions: { importAssetsDir: join(samples, 'images') },
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [
    AssetServerPlugin.init({ route: 'assets', assetUploadDir: join(DATA, 'assets') }),
    DefaultJobQueuePlugin,
    DefaultSearchPlugin,
    StorefrontPlugin.init({ hook: STOREFRONT_HOOK, secret: STOREFRONT_SECRET }),
  ],
};

/** The sample shop of Vendure, without ways to pay: orders come paid or are paid on delivery. */
async function fill() {
  const { default: initialData } = await import(join(samples, 'initial-data.json'), { with: { type: 'json' } });
  return populate(
    () => bootstrap(config),
    { ...initialData, paymentMethods: [] },
    join(samples, 'products.csv'),
  );
}

const app = isNew ? await fill() : await bootstrap(config);
await app.get(JobQueueService).start();
console.log(`Vendure answers at http://127.0.0.1:${PORT}/admin-api`);
