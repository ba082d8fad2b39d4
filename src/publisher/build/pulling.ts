import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { createHttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import type { PullShopOptions } from '#publisher/pull/pull-shop.ts';
import { createShopClient } from '#publisher/shop-client/shop-client.ts';

/** Platform of a shop, and the limits within which the shop is pulled. */
export type Pulling = Pick<PullShopOptions, 'client' | 'maxItems' | 'httpsHosts'>;

/** Gives how shops are pulled; its time limit runs from the moment in which it is asked. */
export type PullingOf = (tenant: TenantConfig, signal?: AbortSignal) => Pulling;

/** Pulls of an environment: its platform, its limits, and the hosts of pictures that may be asked. */
export function createPulling({ platformUrl, pullLimits, askPictureHosts }: Environment): PullingOf {
  const httpsHosts = askPictureHosts ? createHttpsHosts() : UNASKED_HOSTS;
  return (tenant, signal) => ({
    client: createShopClient({ tenant, platformUrl, totalLimits: pullLimits, signal }),
    maxItems: pullLimits.items,
    httpsHosts,
  });
}
