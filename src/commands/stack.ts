import { join } from 'node:path';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { OpenLog } from '#lib/log/open-log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { type RunningServer, type ServerOptions, startServer } from '#publisher/serve/embedded/server.ts';
import { currentTenants } from '#publisher/tenants/current-tenants.ts';
import { readNeighbours, readTenants } from '#publisher/tenants/read-tenants.ts';

/** The tenants of the project, or those of the given names. */
export function projectTenants(env: NodeJS.ProcessEnv, only?: readonly string[]): TenantConfig[] {
  return readTenants({ directory: 'tenants', env, only: only?.length ? only : undefined });
}

/** All tenants of the project that can be read, for checks that keep shops apart. */
export function projectNeighbours(env: NodeJS.ProcessEnv): TenantConfig[] {
  return readNeighbours({ directory: 'tenants', env });
}

/** The tenants of the project as they are whenever somebody asks; the log shows none of their secrets. */
export function tenantsOf(env: NodeJS.ProcessEnv, log: Pick<OpenLog, 'error' | 'hide'>) {
  const read = () => {
    const tenants = projectTenants(env);
    hideSecrets(tenants, log);
    return tenants;
  };
  return currentTenants(read, (fault) => log.error({ event: 'tenants-faulty' }, fault));
}

/** From now on the log shows no secret of these tenants. */
export function hideSecrets(tenants: readonly TenantConfig[], log: Pick<OpenLog, 'hide'>): void {
  for (const { securityKey, webhookSecrets } of tenants) log.hide([securityKey, ...webhookSecrets]);
}

/** Serves what is published below the data directory, of the tenants that are there when somebody asks. */
export function serveShops(
  environment: Environment,
  env: NodeJS.ProcessEnv,
  {
    tenants = tenantsOf(env, { ...CONSOLE_LOG, hide: () => {} }),
    ...more
  }: Partial<Pick<ServerOptions, MoreOptions>> & { tenants?: () => readonly TenantConfig[] } = {},
): Promise<RunningServer> {
  return startServer({
    sitesDirectory: directoriesBelow(environment.dataDirectory).sites,
    assetsDirectory: directoriesBelow(environment.dataDirectory).assets,
    port: environment.port,
    foreignServices: environment.foreignServices,
    hostSuffixes: environment.hostSuffixes,
    securityKey: (name) => tenants().find((tenant) => tenant.name === name)?.securityKey,
    ownerOf: (subdomain) => tenants().find((tenant) => tenant.subdomain === subdomain)?.name,
    ...more,
  });
}

type MoreOptions =
  | 'host'
  | 'trustProxy'
  | 'before'
  | 'log'
  | 'onAnswered'
  | 'onPageSent'
  | 'stagedPreview'
  | 'onServiceFailure';

/** Lock of the process that builds the shops of a data directory: its file, and a message for others. */
export function builderLock({ dataDirectory }: Environment): [file: string, message: string] {
  return [
    join(dataDirectory, 'builder.lock'),
    `Another process builds the shops in ${dataDirectory}: a build, or npm run serve, rebuild or start, which keep ` +
      'them fresh by themselves. Wait for its end, or stop it.',
  ];
}

/** True for an address that can only be of a platform that runs here. */
export function isOnThisMachine(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
