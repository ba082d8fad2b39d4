import { drain } from '#lib/drain.ts';
import { startOperating } from '#lib/operator/operating.ts';
import { listen } from '#lib/port.ts';
import { ANSWER_TIME, untilStopped } from '#lib/process/until-stopped.ts';
import { takeLock } from '#lib/process-lock.ts';
import { builderLock } from '#publisher/build/builder-lock.ts';
import { readEnvironment, readOperatorAddress } from '#publisher/environment/environment.ts';
import { Metrics } from '#publisher/operations/metrics.ts';
import { renderForOthers } from '#publisher/operations/pages-only.ts';
import { type Rebuilding, startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import { tellOfAnswer } from '#publisher/serve/embedded/answered.ts';
import { CONNECTION_LIMITS, createLimitedServer } from '#publisher/serve/embedded/connection.ts';
import { tenantsOf } from '#publisher/tenants/project-tenants.ts';
import { defineCommand } from '#tools/command/command.ts';

export const rebuild = defineCommand({
  help: `
npm run rebuild -- [options]
  Keeps published shops fresh without serving them: takes the signed messages of cache servers at
  POST /hooks/{tenant} and renders the pages that changed. \`npm run serve\` does both.

  --host ADDRESS          address to listen at; this machine only where left out
  --pages-only            takes no messages and builds no shop of its own: helps other machines with large
                          builds (QUEUE_URL and STORE_URL), and may come and go at any time
  --trust-proxy           believes x-forwarded-for: only behind a proxy that sets it on every request
  --metrics [HOST:]PORT   answers operators there: /metrics for Prometheus, /healthz, /readyz

  PORT (4321) and STOREFRONT_DATA (var) name the port and the folder of the data, METRICS_PORT what
  --metrics does. LOG_FORMAT (json, text) and LOG_LEVEL (info) say what standard error gets. The secrets
  of a shop's messages stand in its tenant.json (webhook_secrets).`,
  options: {
    host: { type: 'string' },
    'trust-proxy': { type: 'boolean' },
    metrics: { type: 'string' },
    'pages-only': { type: 'boolean' },
  },
  isService: true,
  async run(
    { host, 'trust-proxy': trustProxy = false, metrics: at, 'pages-only': pagesOnly = false },
    { env, signal, log: ownLog },
  ) {
    const environment = readEnvironment(env);
    const metrics = new Metrics();
    const log = metrics.counting(ownLog);
    const tenants = tenantsOf(env, { ...log, hide: ownLog.hide });
    const unlock = takeLock(...builderLock(environment));
    const operating = await startOperating({ address: readOperatorAddress(env, at), metrics, log, signal });
    if (pagesOnly) {
      try {
        return await renderForOthers({ environment, tenants, log, metrics, signal }, operating);
      } finally {
        unlock();
        await operating.close();
      }
    }
    let rebuilding: Rebuilding | undefined;
    const server = createLimitedServer(
      (request, response) => {
        tellOfAnswer(request, response, (answered) => metrics.noteAnswer(answered));
        if (!rebuilding?.receive(request, response)) response.writeHead(404).end('There is nothing here.\n');
      },
      CONNECTION_LIMITS,
      { behindProxy: trustProxy },
    );
    try {
      rebuilding = await startRebuilding({ environment, tenants, trustProxy, log, metrics });
      const port = await listen(server, environment.port, host ?? '127.0.0.1');
      operating.started(rebuilding.checks);
      const url = `http://${host ?? '127.0.0.1'}:${port}/hooks/{tenant}`;
      log.info({ event: 'serving', url }, `Messages are taken at ${url}`);
      await untilStopped(signal);
    } finally {
      const served = drain(server, ANSWER_TIME);
      await Promise.all([served, rebuilding?.close(served)]);
      unlock();
      await operating.close();
      log.info({ event: 'stopped' });
    }
  },
});
