import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BenchBuild, BenchService } from '#bench/rebuild/bench-service.ts';
import { benchShops, tenantNamed } from '#bench/rebuild/bench-shops.ts';
import { benchRebuild, type RebuildBench } from '#bench/rebuild-bench.ts';
import { createProgress } from '#lib/progress.ts';
import { directoriesBelow } from '#rebuild/pipeline/directories.ts';
import { readEnvironment } from '../environment.ts';
import type { FromService } from './bench-rebuild-service.ts';
import { buildWithProgress } from './build-with-progress.ts';
import { noteDataTimes } from './rebuilding.ts';

const PLATFORM = fileURLToPath(new URL('../bench/rebuild/bench-platform.ts', import.meta.url));
const SERVICE = fileURLToPath(new URL('./bench-rebuild-service.ts', import.meta.url));

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
    const { shops } = await buildWithProgress({ environment, tenants, signal }, progress);
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

function start(script: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): ChildProcess {
  return fork(script, args, {
    env: { ...process.env, ...variables },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
}

async function startService(child: ChildProcess): Promise<BenchService> {
  const builds: BenchBuild[] = [];
  child.on('message', (message: FromService) => {
    if (message.kind === 'built') builds.push(message.build);
  });
  const ready = (await firstMessage(child)) as FromService;
  if (ready.kind !== 'ready') throw new Error(`The service began with ${ready.kind}.`);
  return {
    port: ready.port,
    builds,
    idle: () =>
      new Promise((resolve) => {
        const listen = (message: FromService) => {
          if (message.kind !== 'idle') return;
          child.off('message', listen);
          resolve();
        };
        child.on('message', listen);
        child.send('idle');
      }),
    stop: () => end(child),
  };
}

async function firstMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the bench ended with ${code} before it was ready.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
  return message;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
