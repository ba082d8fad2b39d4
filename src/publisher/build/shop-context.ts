import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';
import { isolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { originOf, platformUrlOf } from '#publisher/tenants/shop-address.ts';
import type { Directories } from './directories.ts';
import type { OwnSide } from './shards/shared-build.ts';

/** One shop as builds meet it: what is known of it, where its data lies, and where it is published. */
export interface ShopContext extends OwnSide {
  /** Address of its platform. */
  platformUrl: string;
  directories: Pick<Directories, 'snapshot' | 'published'>;
  store: SiteStore;
}

/** Facts of a shop that lie on every machine; `all` are the shops that nothing of it may name. */
export function ownSideOf(
  tenant: TenantConfig,
  all: readonly TenantConfig[],
  environment: Environment,
): OwnSide {
  const origin = originOf(tenant, environment);
  return { tenant, origin, isolation: isolationRules(tenant, all, environment) };
}

/** Context of a shop of an installation. */
export function shopContextOf(
  tenant: TenantConfig,
  all: readonly TenantConfig[],
  environment: Environment,
  { directories, store }: Pick<ShopContext, 'directories' | 'store'>,
): ShopContext {
  const platformUrl = platformUrlOf(tenant, environment);
  return { ...ownSideOf(tenant, all, environment), platformUrl, directories, store };
}
