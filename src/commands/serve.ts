import { startOperating } from '#lib/operator/operating.ts';
import { ANSWER_TIME, untilStopped } from '#lib/process/until-stopped.ts';
import { takeLock } from '#lib/process-lock.ts';
import { builderLock } from '#publisher/build/builder-lock.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { readEnvironment, readOperatorAddress } from '#publisher/environment/environment.ts';
import { isPublished } from '#publisher/operations/is-published.ts';
import { Metrics } from '#publisher/operations/metrics.ts';
import { serveShops } from '#publisher/operations/serve-shops.ts';
import { type Rebuilding, startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import type { RunningServer } from '#publisher/serve/embedded/server.ts';
import { tenantsOf } from '#publisher/tenants/project-tenants.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';

const NOT_KEPT_FRESH =
  'No tenant.json names secrets of messages (webhook_secrets): shops are served as npm run build leaves them.';

const notCompiledYet = () => {
  throw new Error('Pages are being compiled; those that are published are served.');
};

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
    const failing = new AbortController();
    let [unlock, starting, server]: [(() => void)?, Promise<Rebuilding>?, RunningServer?] = [];
    try {
      let [receive, rebuilding]: [Rebuilding['receive']?, Rebuilding?] = [];
      if (keepsFresh) {
        unlock = takeLock(...builderLock(environment));
        const receiving = Promise.withResolvers<Rebuilding['receive']>();
        starting = startRebuilding({
          ...{ environment, tenants, trustProxy, log, metrics },
          signal: AbortSignal.any([signal, failing.signal]),
          onReceiving: receiving.resolve,
        });
        receive = await Promise.race([receiving.promise, starting.then((started) => started.receive)]);
      }
      server = await serveShops(environment, env, {
        tenants,
        trustProxy,
        log,
        onAnswered: (answered) => metrics.noteAnswer(answered),
        onServiceFailure: (code) => metrics.noteServiceFailure(code),
        ...(host !== undefined && { host }),
        ...(receive && { before: receive }),
        stagedPreview: (site, file) => rebuilding?.stagedPreview(site, file),
      });
      const sites = isPublished(store, tenants);
      operating.started(keepsFresh ? { sites, workers: notCompiledYet } : { sites });
      for (const { name, subdomain } of tenants()) {
        const url = `http://${subdomain}.localhost:${server.port}`;
        log.info({ event: 'serving', tenant: name, url }, `${name.padEnd(12)} ${url}`);
      }
      if (!keepsFresh) log.info({ event: 'not-kept-fresh' }, NOT_KEPT_FRESH);
      // Code that was not compiled before takes its time, in which what is published is served already.
      rebuilding = await starting?.catch((error: unknown) => {
        if (!signal.aborted) throw error;
        return undefined;
      });
      if (rebuilding) operating.started(rebuilding.checks);
      await untilStopped(signal);
    } finally {
      failing.abort();
      const served = server?.close(ANSWER_TIME);
      const started = await starting?.catch(() => undefined);
      await Promise.all([served, started?.close(served)]);
      unlock?.();
      await operating.close();
      log.info({ event: 'stopped' });
    }
  },
});
