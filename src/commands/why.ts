import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { type Environment, readEnvironment } from '#publisher/environment/environment.ts';
import { explainPage } from '#publisher/operations/why/explain-page.ts';
import { reportPage } from '#publisher/operations/why/page-report.ts';
import type { WaitingNotice } from '#publisher/service/queue/change-queue.ts';
import { openQueue } from '#publisher/service/queue/open-queue.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';

export const why = defineCommand({
  help: `
npm run why -- --tenant NAME /product/123 [options]
  Tells of a published page what it read, what changed it last and how long that took from the message to
  the served page, of which time its data is, whether anything waits, and whether the shop is held after a
  rollback. Also while shops are kept fresh.

  --json   the same for programs; times in milliseconds, moments as ISO 8601 or milliseconds since 1970

  The address may have a language before it (/uz/product/123), be one that shows another page
  (/product-variation/123), or be copied from a browser with the host.`,
  options: { tenant: { type: 'string' }, json: { type: 'boolean' } },
  takesWords: true,
  async run({ tenant: name = '', json = false }, { env, positionals: [address, ...more] }) {
    if (name === '' || address === undefined || more.length > 0)
      throw new UsageError('Name a shop and one page: npm run why -- --tenant NAME /product/123');
    const environment = readEnvironment(env);
    const [tenant] = projectTenants(env, [name]);
    const story = explainPage({
      tenant: tenant?.name ?? name,
      address,
      directories: directoriesBelow(environment.dataDirectory),
      waiting: await listWaiting(environment, name),
      hold: await openSiteStore(environment).site(name).pinned(),
      now: new Date(),
    });
    console.log(json ? JSON.stringify(story, null, 2) : reportPage(story, Date.now()).join('\n'));
  },
});

async function listWaiting(environment: Environment, tenant: string): Promise<WaitingNotice[]> {
  const queue = await openQueue(environment);
  try {
    return await queue.waiting(tenant);
  } finally {
    await queue.close();
  }
}
