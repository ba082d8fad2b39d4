import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Progress } from '#lib/progress.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { buildWithProgress } from '#publisher/operations/build-with-progress.ts';
import { serveShops } from '#publisher/operations/serve-shops.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { demoShops } from '#sandbox/start-demo-platform.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';

/** The demo shops, built and served from a folder of their own. */
export interface DemoStack {
  /** Address of a shop with `{subdomain}` in it. */
  originPattern: string;
  sitesDirectory: string;
  assetsDirectory: string;
  /** Lists the scripts of the pages. */
  inventoryFile: string;
  platformUrl: string;
  /** Data of the platform. */
  sandboxFile: string;
  /** Ends the servers and removes the folder. */
  close(): Promise<void>;
}

/** Shops of a stack. */
interface StackShops {
  seeds: readonly ShopSeed[];
  tenants: readonly TenantConfig[];
}

/**
 * Starts a demo platform and a server on free ports and builds all tenants, or those of `shops`, into a
 * folder of their own. Throws where a shop fails.
 */
export async function startDemoStack(
  env: NodeJS.ProcessEnv,
  progress: Progress,
  signal?: AbortSignal,
  { seeds, tenants }: StackShops = { seeds: demoShops(), tenants: projectTenants(env) },
): Promise<DemoStack> {
  const dataDirectory = await mkdtemp(join(env['TMPDIR'] ?? tmpdir(), 'stack-'));
  const open: (() => Promise<void>)[] = [() => rm(dataDirectory, { recursive: true, force: true })];
  const close = async () => {
    for (const end of open.splice(0).reverse()) await end();
  };
  try {
    const sandboxFile = join(dataDirectory, 'sandbox.sqlite');
    const platform = await startSandbox({
      file: sandboxFile,
      port: 0,
      shops: [...seeds],
      localPush: true,
    });
    open.push(() => platform.close());
    const read = { ...readEnvironment({}), dataDirectory, platformUrl: platform.url, port: 0 };
    const server = await serveShops(read, env, { tenants: () => tenants });
    open.push(() => server.close());
    const environment = { ...read, originPattern: `http://{subdomain}.localhost:${server.port}` };
    const report = await buildWithProgress(
      {
        environment,
        tenants: [...tenants],
        compiledDirectory: COMPILED_ONCE,
        ...(signal && { signal }),
      },
      progress,
    );
    const failed = report.shops.filter((shop) => shop.status === 'failed').map((shop) => shop.tenant);
    if (failed.length > 0)
      throw new Error(
        `The demo shops cannot be tested, because the build failed for ${failed.join(', ')}: see above.`,
      );
    return {
      originPattern: environment.originPattern,
      sitesDirectory: directoriesBelow(dataDirectory).sites,
      assetsDirectory: directoriesBelow(dataDirectory).assets,
      inventoryFile: directoriesBelow(dataDirectory).inventory,
      platformUrl: platform.url,
      sandboxFile,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
