import { isUpdated } from '#contract/cache.ts';
import type { Environment } from '#environment.ts';
import { createShopClient } from '#shop/shop-client.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';

/** Of a platform that nobody has asked: before all that it may have changed. */
export const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** How long, in milliseconds, a build waits to hear it: no page needs it. */
const PATIENCE = 3_000;

/**
 * When the shop last changed, as its platform tells it; null where it does not. Asked before the data is
 * pulled: what it says then is in the data.
 */
export async function readDataTime(
  tenant: TenantConfig,
  { platformUrl }: Pick<Environment, 'platformUrl'>,
  signal?: AbortSignal,
): Promise<string | null> {
  const client = createShopClient({ tenant, platformUrl, retries: 0, timeoutMs: PATIENCE, signal });
  const answer = await client.call(isUpdated, { query: { lastUpdatedAt: LONG_AGO } }).catch(() => undefined);
  return answer?.updatedAt ?? null;
}
