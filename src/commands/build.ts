import { writeFile } from 'node:fs/promises';
import { takeLock } from '#lib/process-lock.ts';
import { createConsoleProgress } from '#lib/progress.ts';
import { readEnvironment } from '../environment.ts';
import { buildWithProgress } from './build-with-progress.ts';
import { defineCommand, UsageError } from './command.ts';
import { builderLock, projectNeighbours, projectTenants } from './stack.ts';

export const build = defineCommand({
  help: `
npm run build -- [options]
  Pulls shops from their platform and publishes what changed.

  --tenant A,B    only these tenants
  --full          renders every page, whatever changed, and writes what differs on disk
  --workers N     render processes; one a core where left out
  --report FILE   writes a report for programs as JSON

  PLATFORM_URL, STOREFRONT_ORIGIN and STOREFRONT_DATA name the platform, the shops' addresses and the folder
  of the data. The exit code is 1 where a shop failed; its last good site stays in place.`,
  options: {
    tenant: { type: 'string' },
    full: { type: 'boolean' },
    workers: { type: 'string' },
    report: { type: 'string' },
  },
  async run({ tenant, full = false, workers, report: file }, { env, signal }) {
    if (workers !== undefined && !/^[1-9]\d{0,2}$/.test(workers))
      throw new UsageError(`--workers must be a whole number from 1 to 999, not "${workers}".`);
    const environment = readEnvironment(env);
    const unlock = takeLock(...builderLock(environment));
    const report = await buildWithProgress(
      {
        environment,
        tenants: projectTenants(env, tenant?.split(',')),
        neighbours: projectNeighbours(env),
        full,
        signal,
        ...(workers && { workers: Number(workers) }),
      },
      createConsoleProgress(),
    ).finally(unlock);
    if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
    return report.shops.some((shop) => shop.status === 'failed') ? 1 : 0;
  },
});
