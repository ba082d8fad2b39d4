import type { Log } from '#lib/log/log.ts';
import { type BuildOptions, buildShops } from '#publisher/build/build-shops.ts';
import type { BuildReport } from '#publisher/build/report.ts';

/** Builds shops and tells the log of each, for programs. */
export async function buildWithLog(options: Omit<BuildOptions, 'observer'>, log: Log): Promise<BuildReport> {
  const report = await buildShops({
    ...options,
    log,
    observer: { onProgress: (progress) => log.debug({ event: 'build-progress', ...progress }) },
  });
  for (const shop of report.shops) {
    const { tenant } = shop;
    if (shop.status === 'failed') {
      const { error, lastGoodSite: hasLastGoodSite } = shop;
      log.error({ event: 'build-failed', tenant, hasLastGoodSite, error });
      continue;
    }
    if (shop.status === 'held') {
      const { release, error } = shop;
      log.warn({ event: 'held', tenant, release }, error);
      continue;
    }
    const milliseconds = Math.round((shop.pullSeconds + shop.buildSeconds) * 1000);
    const { pages, release } = shop;
    log.info({ event: 'built', tenant, release, pages, milliseconds, version: report.codeVersion });
    for (const warning of shop.warnings) log.warn({ event: 'build-note', tenant }, warning);
  }
  return report;
}
