import { join } from 'node:path';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { createPulling } from '#publisher/build/pulling.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { createGeneratedSeed } from '#sandbox/demo/seed/generated.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { benchEnvironment, benchTenant } from './bench-tenant.ts';

/** The generated shop as a snapshot below a data directory, and the seconds that the pull took. */
export interface PulledShop {
  environment: Environment;
  snapshotFile: string;
  seconds: number;
}

/** Generates the shop with so many variations, and pulls it from a platform that runs for that long. */
export async function pullGenerated(dataDirectory: string, variations: number): Promise<PulledShop> {
  const { name, securityKey } = benchTenant;
  const seed = createGeneratedSeed({ name, securityKey, variations, seed: 1 });
  const file = join(dataDirectory, 'sandbox.sqlite');
  const sandbox = await startSandbox({ file, port: 0, shops: [seed] });
  const started = performance.now();
  const snapshotFile = directoriesBelow(dataDirectory).snapshot(name);
  const environment = benchEnvironment(dataDirectory, sandbox.url);
  await pullShop({ ...createPulling(environment)(benchTenant), snapshotFile });
  const seconds = (performance.now() - started) / 1000;
  await sandbox.close();
  return { environment, snapshotFile, seconds };
}
