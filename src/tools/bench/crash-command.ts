import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildShops } from '#publisher/build/build-shops.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { noteDataTimes } from '#publisher/operations/start-rebuilding.ts';
import { benchCrash, type CrashBench } from '#tools/bench/crash-bench.ts';
import { benchShops, tenantNamed } from '#tools/bench/rebuild/bench-shops.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';
import { end, firstMessage, PLATFORM, SERVICE, start, startService } from './processes.ts';

export interface CrashOptions {
  products: number;
  kills: number;
  publishes: number;
  signal: AbortSignal;
  onStep: (step: string) => void;
}

/** Builds a shop, and kills what keeps it fresh again and again. */
export async function measureCrashes(options: CrashOptions): Promise<CrashBench> {
  const { products, signal, onStep } = options;
  await mkdir('var', { recursive: true });
  const folder = await mkdtemp(resolve('var/bench-'));
  const platform = start(PLATFORM, [join(folder, 'sandbox.sqlite'), String(products), '0']);
  try {
    const names = benchShops(products, 0).map(({ name }) => name);
    const { url: platformUrl } = (await firstMessage(platform)) as { url: string };
    const variables = {
      STOREFRONT_DATA: join(folder, 'data'),
      PLATFORM_URL: platformUrl,
      PICTURE_HOSTS: 'trust',
      STOREFRONT_ORIGIN: 'http://{subdomain}.localhost',
    };
    const tenants = names.map(tenantNamed);
    const build = async (dataDirectory: string) => {
      const environment = { ...readEnvironment(variables), dataDirectory };
      const noteBuilt = await noteDataTimes(environment, tenants, signal);
      const { shops } = await buildShops({
        environment,
        tenants,
        compiledDirectory: COMPILED_ONCE,
        signal,
      });
      const [shop] = shops;
      if (shop?.status !== 'built') throw new Error(`The shop was not built: ${shop?.error}`);
      await noteBuilt(names);
      return directoriesBelow(dataDirectory).site(shop.tenant);
    };
    onStep(`a shop of ${products} variations`);
    await build(join(folder, 'data'));
    return await benchCrash({
      ...options,
      platformUrl,
      directories: directoriesBelow(join(folder, 'data')),
      start: () => startService(start(SERVICE, names, variables)),
      buildElsewhere: () => build(join(folder, 'elsewhere')),
    });
  } finally {
    await end(platform);
    await rm(folder, { recursive: true, force: true });
  }
}
