import { randomBytes } from 'node:crypto';
import { takeLock } from '#lib/process-lock.ts';
import { createConsoleProgress } from '#lib/progress.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import type { RunningServer } from '#serve/server.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { buildWithProgress } from './build-with-progress.ts';
import { defineCommand } from './command.ts';
import { startDemoPlatform } from './demo-platform.ts';
import { noteDataTimes, type Rebuilding, startRebuilding } from './rebuilding.ts';
import { builderLock, hideSecrets, isOnThisMachine, projectTenants, serveShops, tenantsOf } from './stack.ts';
import { untilStopped } from './until-stopped.ts';

export const start = defineCommand({
  help: `
npm start
  Runs everything on this machine: a demo shop platform, a build of all tenants, and the server, which
  follows each change that you make on the operator's page. Ctrl-C ends it all.

  PORT (4321)        where the shops are served
  PLATFORM_URL       a shop platform on another machine, instead of the demo one
  STOREFRONT_DATA    folder of the data (var)`,
  options: {},
  async run(_, { env, signal, log }) {
    const read = readEnvironment(env);
    // First, so that a port that is taken is said before a build that nobody could see.
    const unlock = takeLock(...builderLock(read));
    let rebuilding: Rebuilding | undefined;
    const server = await serveShops(read, env, {
      tenants: tenantsOf(env, log),
      log,
      before: (request, response) => rebuilding?.receive(request, response) ?? false,
    });
    const own = env['STOREFRONT_ORIGIN']
      ? read
      : { ...read, originPattern: `http://{subdomain}.localhost:${server.port}` };
    let platform: Sandbox | undefined;
    try {
      const progress = createConsoleProgress();
      if (isOnThisMachine(read.platformUrl)) platform = await startDemoPlatform(own, progress);
      const environment: Environment = { ...own, platformUrl: platform?.url ?? read.platformUrl };
      signal.throwIfAborted();
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      const tenants = projectTenants(env).map((tenant) =>
        platform ? { ...tenant, webhookSecrets: [secret] } : tenant,
      );
      hideSecrets(tenants, log);
      const noteBuilt = await noteDataTimes(environment, tenants, signal);
      const report = await buildWithProgress({ environment, tenants, signal }, progress);
      const served = report.shops
        .filter((shop) => shop.status !== 'failed' || shop.lastGoodSite)
        .map((shop) => shop.tenant);
      if (served.length === 0) return 1;
      await noteBuilt(report.shops.filter(({ status }) => status === 'built').map(({ tenant }) => tenant));
      if (platform || tenants.some(({ webhookSecrets }) => webhookSecrets.length > 0)) {
        rebuilding = await startRebuilding({ environment, tenants: () => tenants, log });
        if (platform) await joinPlatform(server, rebuilding, platform, tenants, secret);
      }
      console.log('\nThe shops are open:');
      for (const tenant of tenants.filter(({ name }) => served.includes(name))) {
        console.log(
          `  ${tenant.name.padEnd(12)} ${tenant.origin ?? environment.originPattern.replace('{subdomain}', tenant.subdomain)}`,
        );
      }
      console.log(
        platform
          ? `\nOperator's page: ${platform.url}/   calls: ${platform.url}/docs`
          : `\nShop platform: ${environment.platformUrl}`,
      );
      console.log('Ctrl-C ends everything.');
      await untilStopped(signal);
      return 0;
    } finally {
      await Promise.all([server.close(), rebuilding?.close()]);
      await platform?.close();
      unlock();
    }
  },
});

/** Has the demo platform tell the server of every change of its shops, and its page what becomes of it. */
async function joinPlatform(
  { port }: RunningServer,
  { feed }: Rebuilding,
  platform: Sandbox,
  tenants: readonly TenantConfig[],
  secret: string,
): Promise<void> {
  platform.follow({
    version: () => feed.version,
    async changesOf(shop) {
      const tenant = tenants.find(({ subdomain }) => subdomain === shop);
      return tenant && feed.of(tenant.name);
    },
  });
  for (const { name, subdomain } of tenants) {
    const url = `http://127.0.0.1:${port}/hooks/${name}`;
    const answer = await fetch(`${platform.url}/sandbox/shops/${subdomain}/webhook`, {
      method: 'PUT',
      body: JSON.stringify({ url, secret, automatic: true }),
    });
    if (!answer.ok) throw new Error(`The demo platform sends no messages to ${url}: ${await answer.text()}`);
  }
}
