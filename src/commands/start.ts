import { createConsoleProgress } from '#lib/progress.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { buildWithProgress } from './build-with-progress.ts';
import { defineCommand } from './command.ts';
import { isOnThisMachine, projectTenants, serveShops, startDemoPlatform } from './stack.ts';
import { untilStopped } from './until-stopped.ts';

export const start = defineCommand({
  help: `
npm start
  Runs everything on this machine: a demo shop platform, a build of all tenants, and the server.
  Ctrl-C ends it all.

  PORT (4321)        where the shops are served
  PLATFORM_URL       a shop platform on another machine, instead of the demo one
  STOREFRONT_DATA    folder of the data (var)`,
  options: {},
  async run(_, { env, signal }) {
    const read = readEnvironment(env);
    // First, so that a port that is taken is said before a build that nobody could see.
    const server = await serveShops(read, env);
    const own = env['STOREFRONT_ORIGIN']
      ? read
      : { ...read, originPattern: `http://{subdomain}.localhost:${server.port}` };
    let platform: Sandbox | undefined;
    try {
      const progress = createConsoleProgress();
      if (isOnThisMachine(read.platformUrl)) platform = await startDemoPlatform(own, progress);
      const environment: Environment = { ...own, platformUrl: platform?.url ?? read.platformUrl };
      signal.throwIfAborted();
      const tenants = projectTenants(env);
      const report = await buildWithProgress({ environment, tenants, signal }, progress);
      const served = report.shops
        .filter((shop) => shop.status === 'built' || shop.lastGoodSite)
        .map((shop) => shop.tenant);
      if (served.length === 0) return 1;
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
      await Promise.all([server.close(), platform?.close()]);
    }
  },
});
