import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createProgress } from '#lib/progress.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { buildWithProgress } from '#publisher/operations/build-with-progress.ts';
import { noteDataTimes } from '#publisher/operations/start-rebuilding.ts';
import { benchShops, tenantNamed } from '#tools/bench/rebuild/bench-shops.ts';
import { benchRebuild, type RebuildBench } from '#tools/bench/rebuild-bench.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';
import { end, firstMessage, PLATFORM, SERVICE, start, startService } from './processes.ts';

export interface FreshnessBenchOptions {
  products: number;
  changes: number;
  burst: number;
  tenants: number;
  /** Where shops and sites are kept for the next run; thrown away where left out. */
  data: string | undefined;
  signal: AbortSignal;
  onStep: (step: string) => void;
}

/** Builds a large shop and small ones, starts what keeps them fresh in a process of its own, and measures. */
export async function benchFreshness(options: FreshnessBenchOptions): Promise<RebuildBench> {
  const { products, tenants: count, data, signal, onStep } = options;
  await mkdir('var', { recursive: true });
  const dataDirectory = data === undefined ? await mkdtemp(resolve('var/bench-')) : resolve(data);
  await mkdir(dataDirectory, { recursive: true });
  const ends: (() => Promise<void>)[] = [];
  if (data === undefined) ends.push(() => rm(dataDirectory, { recursive: true, force: true }));
  try {
    const names = benchShops(products, count).map(({ name }) => name);
    onStep(`a platform with ${names.length} shops, one of them with ${products} variations`);
    const file = join(dataDirectory, 'sandbox.sqlite');
    const platform = start(PLATFORM, [file, String(products), String(count)]);
    ends.push(() => end(platform));
    const { url: platformUrl } = (await firstMessage(platform)) as { url: string };

    const variables = {
      STOREFRONT_DATA: dataDirectory,
      PLATFORM_URL: platformUrl,
      PICTURE_HOSTS: 'trust',
      STOREFRONT_ORIGIN: 'http://{subdomain}.localhost',
    };
    const environment = readEnvironment(variables);
    const tenants = names.map(tenantNamed);
    const noteBuilt = await noteDataTimes(environment, tenants, signal);
    const progress = createProgress({ write: (text) => process.stderr.write(text), isTerminal: false });
    const { shops } = await buildWithProgress(
      { environment, tenants, signal, compiledDirectory: COMPILED_ONCE },
      progress,
    );
    if (shops.some(({ status }) => status === 'failed')) throw new Error('A shop was not built: see above.');
    await noteBuilt(names);

    onStep('starting the service');
    const service = await startService(start(SERVICE, names, variables));
    ends.push(() => service.stop());
    // At its start it looks at each shop once.
    while (!names.every((name) => service.builds.some(({ tenant }) => tenant === name))) await pause(100);
    await service.idle();
    const directories = directoriesBelow(dataDirectory);
    return await benchRebuild({ ...options, tenants: names.slice(1), platformUrl, directories, service });
  } finally {
    for (const one of ends.reverse()) await one();
  }
}
