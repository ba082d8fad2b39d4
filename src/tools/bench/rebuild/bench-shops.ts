import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { benchTenant } from '#tools/bench/baseline/bench-tenant.ts';

export const keyOf = (name: string) => `${name}-key`;

/** Key that signs the messages of all shops. */
export const BENCH_SECRET = `whsec_${Buffer.alloc(32, 'bench').toString('base64')}`;

/** Variations of each of the small shops. */
const FEW = 24;

/** The large shop first, then the small ones. */
export function benchShops(products: number, tenants: number): { name: string; variations: number }[] {
  const small = Array.from({ length: tenants }, (_, at) => ({ name: `small-${at + 1}`, variations: FEW }));
  return [{ name: benchTenant.name, variations: products }, ...small];
}

/** A shop of the bench as a tenant. */
export function tenantNamed(name: string): TenantConfig {
  return { ...benchTenant, name, subdomain: name, securityKey: keyOf(name), webhookSecrets: [BENCH_SECRET] };
}
