import { isUpdated } from '#contract/cache/cache.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { comparable } from '#domain/time/time.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { createShopClient, type ShopClient } from '#publisher/shop-client/shop-client.ts';

/** Of a platform that nobody has asked: before all that it may have changed. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** How long, in milliseconds, is waited to hear it where no page needs it. */
const PATIENCE = 3_000;

/**
 * When the shop last changed, as its platform tells it; `known` is when the asker knows of. Asked before the
 * data is pulled: what it says then is in the data.
 */
export async function askUpdatedAt(client: ShopClient, known: string | null = null): Promise<string> {
  const { updatedAt } = await client.call(isUpdated, { query: { lastUpdatedAt: known ?? LONG_AGO } });
  return comparable(updatedAt);
}

/** The same of a platform that may hang: asked once, and given up soon. Throws a ShopError. */
export async function askUpdatedAtOnce(
  tenant: TenantConfig,
  { platformUrl }: Pick<Environment, 'platformUrl'>,
  { known, signal }: { known?: string; signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const client = createShopClient({ tenant, platformUrl, retries: 0, timeoutMs: PATIENCE, signal });
  return askUpdatedAt(client, known);
}

/** When the shop last changed; null where its platform does not tell. */
export async function getDataTime(
  tenant: TenantConfig,
  environment: Pick<Environment, 'platformUrl'>,
  signal?: AbortSignal,
): Promise<string | null> {
  return askUpdatedAtOnce(tenant, environment, { signal }).catch(() => null);
}
