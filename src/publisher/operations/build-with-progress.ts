import { createTextLog } from '#lib/log/text-log.ts';
import { formatCount, type Progress } from '#lib/progress.ts';
import type { BuildProgress } from '#publisher/build/build-observer.ts';
import { type BuildOptions, buildShops } from '#publisher/build/build-shops.ts';
import type { BuildReport, ShopBuilt, ShopFailed, ShopPinned } from '#publisher/build/report.ts';

const UNITS: Record<BuildProgress['stage'], string> = {
  pull: 'entries pulled',
  plan: 'pages planned',
  render: 'pages',
  publish: 'pages published',
};

/** Builds shops, shows how far each is, and closes with a line for each. */
export async function buildWithProgress(
  options: Omit<BuildOptions, 'observer'>,
  progress: Progress,
): Promise<BuildReport> {
  try {
    const report = await buildShops({
      ...options,
      log: createTextLog({ write: (line) => progress.print(line) }),
      observer: {
        onProgress: ({ tenant, stage, done, total }) =>
          progress.update({ label: tenant, done, total, unit: UNITS[stage] }),
      },
    });
    progress.close();
    for (const shop of report.shops) progress.print(formatShop(shop));
    return report;
  } finally {
    progress.close();
  }
}

function formatShop(shop: ShopBuilt | ShopFailed | ShopPinned): string {
  if (shop.status === 'failed') {
    const rest = shop.lastGoodSite
      ? 'Its last good site stays in place.'
      : 'It has no earlier site, so nothing is served for it.';
    return `${shop.tenant}  FAILED: ${shop.error} ${rest}`;
  }
  if (shop.status === 'held') return `${shop.tenant}  HELD: ${shop.error}`;
  const { rendered, written, removed, kept } = shop.pages;
  const seconds = (shop.pullSeconds + shop.buildSeconds).toFixed(1);
  const counts = [
    `${formatCount(rendered)} pages rendered`,
    `${formatCount(written)} changed`,
    `${formatCount(removed)} removed`,
    `${formatCount(kept)} kept`,
  ];
  return [
    `${shop.tenant}  ${counts.join(', ')} in ${seconds} s`,
    ...shop.warnings.map((warning) => `${shop.tenant}  note: ${warning}`),
  ].join('\n');
}
