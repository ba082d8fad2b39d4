import { takeLock } from '#lib/process-lock.ts';
import { currentTenants } from '#tenants/current-tenants.ts';
import { readEnvironment } from '../environment.ts';
import { defineCommand } from './command.ts';
import { startRebuilding } from './rebuilding.ts';
import { builderLock, projectTenants, serveShops } from './stack.ts';
import { untilStopped } from './until-stopped.ts';

export const serve = defineCommand({
  help: `
npm run serve -- [options]
  Serves the published shops, each at its own host name, and passes /market-api on to its platform.
  Where a tenant.json names secrets of messages (webhook_secrets), it keeps the shops fresh, too: it takes
  the signed messages of cache servers at POST /hooks/{tenant} and renders the pages that changed.

  --host ADDRESS   address to listen at; this machine only where left out
  --trust-proxy    believes x-forwarded-proto: only behind a proxy that sets it on every request

  PORT (4321) and STOREFRONT_DATA (var) name the port and the folder of the data.`,
  options: { host: { type: 'string' }, 'trust-proxy': { type: 'boolean' } },
  async run({ host, 'trust-proxy': trustProxy = false }, { env, signal }) {
    const environment = readEnvironment(env);
    const tenants = currentTenants(() => projectTenants(env), console.error);
    const keepsFresh = tenants().some(({ webhookSecrets }) => webhookSecrets.length > 0);
    const unlock = keepsFresh ? takeLock(...builderLock(environment)) : undefined;
    const rebuilding = keepsFresh ? await startRebuilding({ environment, tenants, trustProxy }) : undefined;
    const server = await serveShops(environment, env, {
      trustProxy,
      ...(host !== undefined && { host }),
      ...(rebuilding && { before: rebuilding.receive }),
    });
    for (const tenant of projectTenants(env))
      console.log(`${tenant.name.padEnd(12)} http://${tenant.subdomain}.localhost:${server.port}`);
    await untilStopped(signal);
    await server.close();
    await rebuilding?.close();
    unlock?.();
  },
});
