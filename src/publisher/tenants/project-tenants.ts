import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { OpenLog } from '#lib/log/open-log.ts';
import { currentTenants } from './current-tenants.ts';
import { readNeighbours, readTenants } from './read-tenants.ts';

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
