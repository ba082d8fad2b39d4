import { createServer } from 'node:http';
import { listen } from '#lib/port.ts';
import { takeLock } from '#lib/process-lock.ts';
import { currentTenants } from '#tenants/current-tenants.ts';
import { readEnvironment } from '../environment.ts';
import { defineCommand } from './command.ts';
import { startRebuilding } from './rebuilding.ts';
import { builderLock, projectTenants } from './stack.ts';
import { untilStopped } from './until-stopped.ts';

export const rebuild = defineCommand({
  help: `
npm run rebuild -- [options]
  Keeps published shops fresh without serving them: takes the signed messages of cache servers at
  POST /hooks/{tenant} and renders the pages that changed. \`npm run serve\` does both.

  --host ADDRESS   address to listen at; this machine only where left out
  --trust-proxy    believes x-forwarded-for: only behind a proxy that sets it on every request

  PORT (4321) and STOREFRONT_DATA (var) name the port and the folder of the data. The secrets of a
  shop's messages stand in its tenant.json (webhook_secrets).`,
  options: { host: { type: 'string' }, 'trust-proxy': { type: 'boolean' } },
  async run({ host, 'trust-proxy': trustProxy = false }, { env, signal }) {
    const environment = readEnvironment(env);
    const unlock = takeLock(...builderLock(environment));
    const tenants = currentTenants(() => projectTenants(env), console.error);
    const rebuilding = await startRebuilding({ environment, tenants, trustProxy });
    const server = createServer((request, response) => {
      if (!rebuilding.receive(request, response)) response.writeHead(404).end('There is nothing here.\n');
    });
    try {
      const port = await listen(server, environment.port, host ?? '127.0.0.1');
      console.log(`Messages are taken at http://${host ?? '127.0.0.1'}:${port}/hooks/{tenant}`);
      await untilStopped(signal);
    } finally {
      server.closeAllConnections();
      server.close();
      await rebuilding.close();
      unlock();
    }
  },
});
