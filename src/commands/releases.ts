import { formatCount } from '#lib/progress.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import type { Hold, Release } from '#publisher/publish/protocol/release.ts';
import { defineCommand } from './command.ts';
import { projectTenants } from './stack.ts';

export const releases = defineCommand({
  help: `
npm run releases -- [options]
  Lists the releases of each shop that it can be rolled back to, the last one first.

  --tenant A,B    only these tenants
  --json          writes them for programs`,
  options: { tenant: { type: 'string' }, json: { type: 'boolean' } },
  async run({ tenant, json = false }, { env }) {
    const environment = readEnvironment(env);
    const store = openSiteStore(environment);
    const shops = await Promise.all(
      projectTenants(env, tenant?.split(',')).map(async ({ name }) => ({
        tenant: name,
        hold: (await store.site(name).hold()) ?? null,
        releases: await store.site(name).releases(),
      })),
    );
    if (json) console.log(JSON.stringify(shops, null, 2));
    else for (const shop of shops) console.log(describeReleases(shop).join('\n'));
  },
});

interface ShopReleases {
  tenant: string;
  hold: Hold | null;
  releases: readonly Release[];
}

function describeReleases({ tenant, hold, releases: all }: ShopReleases): string[] {
  if (all.length === 0) return [`${tenant}  no release yet: npm run build -- --tenant ${tenant}`];
  const pinned = hold
    ? [
        `${tenant}  PINNED to release ${hold.release} since ${hold.since}. ` +
          `To let it go on: npm run rollback -- --tenant ${tenant} --resume`,
      ]
    : [];
  return [...pinned, ...all.map((release, at) => `${tenant}  ${describeRelease(release, at === 0)}`)];
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
