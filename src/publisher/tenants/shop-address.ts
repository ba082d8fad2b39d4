import type { TenantConfig } from '#domain/tenant/tenant-config.ts';

/** Address of a shop's platform: its own, else the one of the environment. */
export function platformUrlOf(
  { url }: Pick<TenantConfig, 'url'>,
  { platformUrl }: { platformUrl: string },
): string {
  return url ?? platformUrl;
}

/** Address of a shop: its own, else the one of the environment's pattern with `{subdomain}`. */
export function originOf(
  { origin, subdomain }: Pick<TenantConfig, 'origin' | 'subdomain'>,
  { originPattern }: { originPattern: string },
): string {
  return origin ?? originPattern.replace('{subdomain}', subdomain);
}
