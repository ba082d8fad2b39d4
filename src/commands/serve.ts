import { readEnvironment } from '../environment.ts';
import { defineCommand } from './command.ts';
import { projectTenants, serveShops } from './stack.ts';
import { untilStopped } from './until-stopped.ts';

export const serve = defineCommand({
  help: `
npm run serve -- [options]
  Serves the published shops, each at its own host name, and passes /market-api on to its platform.

  --host ADDRESS   address to listen at; this machine only where left out
  --trust-proxy    believes x-forwarded-proto: only behind a proxy that sets it on every request

  PORT (4321) and STOREFRONT_DATA (var) name the port and the folder of the data.`,
  options: { host: { type: 'string' }, 'trust-proxy': { type: 'boolean' } },
  async run({ host, 'trust-proxy': trustProxy = false }, { env, signal }) {
    const environment = readEnvironment(env);
    const server = await serveShops(environment, env, { trustProxy, ...(host !== undefined && { host }) });
    for (const tenant of projectTenants(env))
      console.log(`${tenant.name.padEnd(12)} http://${tenant.subdomain}.localhost:${server.port}`);
    await untilStopped(signal);
    await server.close();
  },
});
