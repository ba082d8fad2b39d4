import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { BuildProgress } from '#publisher/build/build-observer.ts';
import { buildShops } from '#publisher/build/build-shops.ts';
import { type Directories, directoriesBelow } from '#publisher/build/directories.ts';
import type { BuildReport } from '#publisher/build/report.ts';
import { CALL_LIMITS } from '#publisher/environment/call-limits.ts';
import type { CompiledSheets } from '#publisher/render/sheets/compile-sheets.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import {
  type Environment,
  PULL_LIMITS,
  type PullLimits,
} from '../../../src/publisher/environment/environment.ts';
import { aShopSeed, type ShopOptions } from '../../sandbox/a-shop.ts';
import { COMPILED_ONCE, packedAssets } from './packed-assets.ts';

export function aTenant(name: string, fields: Partial<TenantConfig> = {}): TenantConfig {
  return {
    name,
    subdomain: name,
    securityKey: `${name}-key`,
    webhookSecrets: [],
    languages: ['ru', 'uz', 'en'],
    app_store_links: {},
    parent_frame_origins: [],
    linked_hosts: [],
    captcha_provider: 'turnstile',
    crawlers: 'welcome',
    structuredData: 'real',
    directory: '',
    ...fields,
  };
}

/** A shop platform with small shops, and a data directory to build them into. */
export interface World {
  sandbox: Sandbox;
  directories: Directories;
  dataDirectory: string;
  /** Settings of its builds. */
  environment: Environment;
  build(
    tenants: TenantConfig[],
    options?: {
      full?: boolean;
      fromSnapshot?: boolean;
      neighbours?: TenantConfig[];
      workers?: number;
      sheets?: CompiledSheets;
      compiledDirectory?: string;
      onProgress?: (progress: BuildProgress) => void;
      platformUrl?: string;
      pullLimits?: Partial<PullLimits>;
      clock?: () => Date;
    },
  ): Promise<BuildReport>;
  /** Changes the platform through its own controls. */
  control(method: string, path: string, body?: unknown): Promise<void>;
  /** The published file of a shop. */
  read(tenant: string, file: string): string;
  close(): Promise<void>;
}

/** `change` alters what the shops hold; `storefront` is where the platform links them. */
export async function aWorld(
  shops: ShopOptions[],
  change: (seed: ShopSeed) => ShopSeed = (seed) => seed,
  storefront = 'http://{subdomain}.localhost:4321',
): Promise<World> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'world-'));
  const sandbox = await startSandbox({
    file: join(dataDirectory, 'sandbox.sqlite'),
    port: 0,
    shops: shops.map((shop) => change(aShopSeed(shop))),
    checkAnswers: true,
    storefront,
  });
  const directories = directoriesBelow(dataDirectory);
  cpSync(await packedAssets(), directories.assets, { recursive: true });
  const environment: Environment = {
    dataDirectory,
    platformUrl: sandbox.url,
    port: 0,
    originPattern: storefront,
    hostSuffixes: ['localhost'],
    foreignServices: {},
    askPictureHosts: false,
    pullLimits: PULL_LIMITS,
    callLimits: CALL_LIMITS,
  };
  return {
    sandbox,
    directories,
    dataDirectory,
    environment,
    build: (tenants, { platformUrl = sandbox.url, pullLimits, onProgress, ...options } = {}) =>
      buildShops({
        tenants,
        environment: { ...environment, platformUrl, pullLimits: { ...PULL_LIMITS, ...pullLimits } },
        compiledDirectory: COMPILED_ONCE,
        workers: 1,
        ...(onProgress && { observer: { onProgress } }),
        ...options,
      }),
    async control(method, path, body) {
      const response = await fetch(`${sandbox.url}/sandbox${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    },
    read: (tenant, file) => readFileSync(join(directories.site(tenant), file), 'utf8'),
    async close() {
      await sandbox.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
