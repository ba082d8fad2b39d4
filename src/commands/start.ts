import { readEnvironment } from '#publisher/environment/environment.ts';
import { tenantsOf } from '#publisher/tenants/project-tenants.ts';
import { isOnThisMachine, startDemoPlatform } from '#sandbox/start-demo-platform.ts';
import { defineCommand } from '#tools/command/command.ts';
import { runShops } from '#tools/stack/run-shops.ts';

export const start = defineCommand({
  help: `
npm start
  Runs everything on this machine: a demo shop platform, a build of all tenants, and the server, which
  follows each change that you make on the operator's page. Ctrl-C ends it all.

  PORT (4321)        where the shops are served
  PLATFORM_URL       a shop platform on another machine, instead of the demo one
  STOREFRONT_DATA    folder of the data (var)`,
  options: {},
  run(_, { env, signal, log }) {
    const environment = readEnvironment(env);
    return runShops({
      environment,
      env,
      log,
      signal,
      tenants: tenantsOf(env, log),
      openPlatform: async (own, progress) =>
        isOnThisMachine(own.platformUrl) ? startDemoPlatform(own, progress) : undefined,
      onOpen({ shops, platform, platformUrl }) {
        console.log('\nThe shops are open:');
        for (const { name, origin } of shops) console.log(`  ${name.padEnd(12)} ${origin}`);
        console.log(
          platform
            ? `\nOperator's page: ${platform.url}/   calls: ${platform.url}/docs`
            : `\nShop platform: ${platformUrl}`,
        );
        console.log('Ctrl-C ends everything.');
      },
    });
  },
});
