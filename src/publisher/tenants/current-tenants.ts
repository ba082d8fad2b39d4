import type { TenantConfig } from '#domain/tenant/tenant-config.ts';

/** For so long, in milliseconds, what was read counts as what is there. */
const MAX_AGE = 500;

/**
 * Gives the tenants as their files are now, read again when what is known is old. While a file is faulty the
 * tenants of before stay, and `onFault` hears of each new fault once. Throws what the first read throws.
 */
export function currentTenants(
  read: () => TenantConfig[],
  onFault: (message: string) => void,
  maxAge = MAX_AGE,
): () => readonly TenantConfig[] {
  let tenants = read();
  let readAt = performance.now();
  let fault = '';
  return () => {
    if (performance.now() - readAt < maxAge) return tenants;
    readAt = performance.now();
    try {
      tenants = read();
      fault = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== fault) onFault(message);
      fault = message;
    }
    return tenants;
  };
}
