import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { describeReleases } from '#publisher/operations/describe-releases.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { defineCommand } from '#tools/command/command.ts';

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
        hold: (await store.site(name).pinned()) ?? null,
        releases: await store.site(name).releases(),
      })),
    );
    if (json) console.log(JSON.stringify(shops, null, 2));
    else for (const shop of shops) console.log(describeReleases(shop).join('\n'));
  },
});
