import { writeFile } from 'node:fs/promises';
import { takeLock } from '#lib/process-lock.ts';
import { createConsoleProgress } from '#lib/progress.ts';
import { builderLock } from '#publisher/build/builder-lock.ts';
import type { BuildReport } from '#publisher/build/report.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { buildWithLog } from '#publisher/operations/build-with-log.ts';
import { buildWithProgress } from '#publisher/operations/build-with-progress.ts';
import { sweepShops } from '#publisher/operations/sweep-shops.ts';
import { hideSecrets, projectNeighbours, projectTenants } from '#publisher/tenants/project-tenants.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';

export const build = defineCommand({
  help: `
npm run build -- [options]
  Pulls shops from their platform and publishes what changed.

  --tenant A,B    only these tenants
  --full          renders every page, whatever changed, and writes what differs on disk
  --workers N     render processes; one a core where left out
  --report FILE   writes a report for programs as JSON

  PLATFORM_URL, STOREFRONT_ORIGIN and STOREFRONT_DATA name the platform, the shops' addresses and the folder
  of the data. LOG_FORMAT (json where standard error is no terminal, or text) and LOG_LEVEL (info) say what it
  gets. The exit code is 1 where a shop failed; its last good site stays in place.`,
  options: {
    tenant: { type: 'string' },
    full: { type: 'boolean' },
    workers: { type: 'string' },
    report: { type: 'string' },
  },
  isService: true,
  async run({ tenant, full = false, workers, report: file }, { env, signal, log }) {
    if (workers !== undefined && !/^[1-9]\d{0,2}$/.test(workers))
      throw new UsageError(`--workers must be a whole number from 1 to 999, not "${workers}".`);
    const environment = readEnvironment(env);
    const unlock = takeLock(...builderLock(environment));
    const tenants = projectTenants(env, tenant?.split(','));
    hideSecrets(tenants, log);
    const options = {
      environment,
      tenants,
      neighbours: projectNeighbours(env),
      full,
      signal,
      ...(workers && { workers: Number(workers) }),
    };
    const building =
      log.format === 'json'
        ? buildWithLog(options, log)
        : buildWithProgress(options, createConsoleProgress());
    let report: BuildReport;
    try {
      report = await building;
      if (tenant === undefined) await sweepShops({ environment, tenants, log, version: report.codeVersion });
    } finally {
      unlock();
    }
    if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
    return report.shops.some((shop) => shop.status === 'failed') ? 1 : 0;
  },
});
