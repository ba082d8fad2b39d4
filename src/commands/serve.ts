import { ANSWER_TIME, untilStopped } from '#lib/process/until-stopped.ts';
import { takeLock } from '#lib/process-lock.ts';
import { builderLock } from '#publisher/build/builder-lock.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { readEnvironment, readOperatorAddress } from '#publisher/environment/environment.ts';
import { Metrics } from '#publisher/operations/metrics.ts';
import { startOperating } from '#publisher/operations/operating.ts';
import { isPublished } from '#publisher/operations/readiness.ts';
import { serveShops } from '#publisher/operations/serve-shops.ts';
import { type Rebuilding, startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import type { RunningServer } from '#publisher/serve/embedded/server.ts';
import { tenantsOf } from '#publisher/tenants/project-tenants.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';

const NOT_KEPT_FRESH =
  'No tenant.json names secrets of messages (webhook_secrets): shops are served as npm run build leaves them.';

export const serve = defineCommand({
  help: `
npm run serve -- [options]
  Serves the published shops, each at its own host name, and passes /market-api on to its platform.
  Where a tenant.json names secrets of messages (webhook_secrets), it keeps the shops fresh, too: it takes
  the signed messages of cache servers at POST /hooks/{tenant} and renders the pages that changed.

  --host ADDRESS          address to listen at; this machine only where left out
  --trust-proxy           believes x-forwarded-proto and x-forwarded-for: only behind a proxy that sets them
                          on every request
  --metrics [HOST:]PORT   answers operators there: /metrics for Prometheus, /healthz, /readyz

  PORT (4321) and STOREFRONT_DATA (var) name the port and the folder of the data, METRICS_PORT what
  --metrics does. LOG_FORMAT (json, text) and LOG_LEVEL (info) say what standard error gets.`,
  options: { host: { type: 'string' }, 'trust-proxy': { type: 'boolean' }, metrics: { type: 'string' } },
  isService: true,
  async run({ host, 'trust-proxy': trustProxy = false, metrics: at }, { env, signal, log: ownLog }) {
    const environment = readEnvironment(env);
    if (environment.storeBucket)
      throw new UsageError(
        'The sites lie in a bucket (STORE_URL), from where a CDN serves them: npm run rebuild keeps them fresh.',
      );
    const metrics = new Metrics();
    const log = metrics.counting(ownLog);
    const tenants = tenantsOf(env, { ...log, hide: ownLog.hide });
    const keepsFresh = tenants().some(({ webhookSecrets }) => webhookSecrets.length > 0);
    const store = openSiteStore(environment);
    const operating = await startOperating({ address: readOperatorAddress(env, at), metrics, log, signal });
    let [unlock, rebuilding, server]: [(() => void)?, Rebuilding?, RunningServer?] = [];
    try {
      if (keepsFresh) {
        unlock = takeLock(...builderLock(environment));
        rebuilding = await startRebuilding({ environment, tenants, trustProxy, log, metrics });
      }
      server = await serveShops(environment, env, {
        tenants,
        trustProxy,
        log,
        onAnswered: (answered) => metrics.noteAnswer(answered),
        onServiceFailure: (code) => metrics.noteServiceFailure(code),
        ...(host !== undefined && { host }),
        ...(rebuilding && { before: rebuilding.receive, stagedPreview: rebuilding.stagedPreview }),
      });
      operating.started(rebuilding?.checks ?? { sites: isPublished(store, tenants) });
      for (const { name, subdomain } of tenants()) {
        const url = `http://${subdomain}.localhost:${server.port}`;
        log.info({ event: 'serving', tenant: name, url }, `${name.padEnd(12)} ${url}`);
      }
      if (!keepsFresh) log.info({ event: 'not-kept-fresh' }, NOT_KEPT_FRESH);
      await untilStopped(signal);
    } finally {
      const served = server?.close(ANSWER_TIME);
      await Promise.all([served, rebuilding?.close(served)]);
      unlock?.();
      await operating.close();
      log.info({ event: 'stopped' });
    }
  },
});
