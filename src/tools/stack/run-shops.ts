import { randomBytes } from 'node:crypto';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { OpenLog } from '#lib/log/open-log.ts';
import { PortTakenError } from '#lib/port.ts';
import { untilStopped } from '#lib/process/until-stopped.ts';
import { takeLock } from '#lib/process-lock.ts';
import { createConsoleProgress, type Progress } from '#lib/progress.ts';
import { builderLock } from '#publisher/build/builder-lock.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { buildWithProgress } from '#publisher/operations/build-with-progress.ts';
import { serveShops } from '#publisher/operations/serve-shops.ts';
import { noteDataTimes, type Rebuilding, startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import { pathIn } from '#publisher/publish/protocol/page-file.ts';
import type { RunningServer, ServerOptions } from '#publisher/serve/embedded/server.ts';
import { hideSecrets } from '#publisher/tenants/project-tenants.ts';
import { originOf } from '#publisher/tenants/shop-address.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import { joined, joinPlatform } from './join-platform.ts';

export interface RunShopsOptions {
  /** As it was read; the port may turn out to be another one. */
  environment: Environment;
  env: NodeJS.ProcessEnv;
  log: OpenLog;
  signal: AbortSignal;
  /** True where any other port will do if the one of the environment is taken. */
  anyPort?: boolean;
  /** The shops, whenever somebody asks; those that are there once the platform is are built. */
  tenants(): readonly TenantConfig[];
  /** Starts the platform that the shops are pulled from; undefined where it runs elsewhere. */
  openPlatform(environment: Environment, progress: Progress): Promise<Sandbox | undefined>;
  /** Called once the shops are open, with their addresses. */
  onOpen(opened: OpenShops): void | Promise<void>;
}

export interface OpenShops {
  shops: { name: string; origin: string }[];
  platformUrl: string;
  platform: Sandbox | undefined;
}

/**
 * Serves and builds shops on this machine, and has their pages follow each change, until it is told to stop.
 * Gives the exit code: 1 where no shop could be built.
 */
export async function runShops(options: RunShopsOptions): Promise<number> {
  const { env, log, signal, openPlatform, onOpen } = options;
  // First, so that a port that is taken is said before a build that nobody could see.
  const unlock = takeLock(...builderLock(options.environment));
  let rebuilding: Rebuilding | undefined;
  const server = await openServer(options, {
    before: (request, response) => rebuilding?.receive(request, response) ?? false,
    onPageSent: ({ tenant, directory }, file) =>
      rebuilding?.feed.sent(tenant, () => pathIn(directory, file), Date.now()),
    stagedPreview: (site, file) => rebuilding?.stagedPreview(site, file),
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const own = env['STOREFRONT_ORIGIN']
    ? options.environment
    : { ...options.environment, originPattern: `http://{subdomain}.localhost:${server.port}` };
  let platform: Sandbox | undefined;
  try {
    const progress = createConsoleProgress();
    platform = await openPlatform(own, progress);
    const environment: Environment = { ...own, platformUrl: platform?.url ?? own.platformUrl };
    signal.throwIfAborted();
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const tenants = options.tenants().map((tenant) => (platform ? joined(tenant, platform, secret) : tenant));
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
    const shops = tenants
      .filter(({ name }) => served.includes(name))
      .map((tenant) => ({ name: tenant.name, origin: originOf(tenant, environment) }));
    await onOpen({ shops, platformUrl: environment.platformUrl, platform });
    await untilStopped(signal);
    return 0;
  } finally {
    await Promise.all([server.close(), rebuilding?.close()]);
    await platform?.close();
    unlock();
  }
}

async function openServer(
  { environment, env, log, tenants, anyPort = false }: RunShopsOptions,
  heard: Pick<ServerOptions, 'before' | 'onPageSent' | 'stagedPreview'>,
): Promise<RunningServer> {
  const options = { tenants, log, ...heard };
  try {
    return await serveShops(environment, env, options);
  } catch (error) {
    if (anyPort && error instanceof PortTakenError)
      return serveShops({ ...environment, port: 0 }, env, options);
    throw error;
  }
}
