import { formatCount } from '#lib/progress.ts';
import type { Pin, Release } from '#publisher/publish/protocol/release.ts';

export interface ShopReleases {
  tenant: string;
  hold: Pin | null;
  releases: readonly Release[];
}

/** Lines that list the releases of a shop, the last one first. */
export function describeReleases({ tenant, hold, releases: all }: ShopReleases): string[] {
  if (all.length === 0) return [`${tenant}  no release yet: npm run build -- --tenant ${tenant}`];
  const held = hold
    ? [
        `${tenant}  HELD at release ${hold.release} since ${hold.since}. ` +
          `To let it go on: npm run rollback -- --tenant ${tenant} --resume`,
      ]
    : [];
  return [...held, ...all.map((release, at) => `${tenant}  ${describeRelease(release, at === 0)}`)];
}

function describeRelease({ number, at, pages, dataTime, backTo, code }: Release, isServed: boolean): string {
  const counts = Object.entries(pages)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${formatCount(count)} ${what}`);
  return [
    `${String(number).padStart(5)}  ${at}`,
    `code ${code.slice(0, 8)}`,
    ...(dataTime ? [`data of ${dataTime}`] : []),
    `pages: ${counts.join(', ') || 'none'}`,
    ...(backTo === null ? [] : [`back to release ${backTo}`]),
    ...(isServed ? ['served'] : []),
  ].join('  ');
}
