import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { type RunningServer, type ServerOptions, startServer } from '#publisher/serve/embedded/server.ts';
import { tenantsOf } from '#publisher/tenants/project-tenants.ts';

/** Serves the published sites of the data directory, of the tenants that are there when somebody asks. */
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
    callLimits: environment.callLimits,
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
