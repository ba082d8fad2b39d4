import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '#contract/value/primitive.ts';

/** Tenant file that the storefront needs to build the shop. */
export interface TenantFileText {
  file: string;
  exists: boolean;
  text: string;
}

/** The tenant file of a shop of the sandbox, which is built in these languages, its own first. */
export function tenantFileOf(
  tenants: string,
  tenant: string,
  securityKey: string,
  languages: readonly Language[],
): TenantFileText {
  const file = join(tenants, tenant, 'tenant.json');
  const lines = [
    ['subdomain', tenant],
    ['security_key', securityKey],
    ['languages', languages],
  ].map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value).replaceAll('","', '", "')}`);
  return { file, exists: existsSync(file), text: `{\n${lines.join(',\n')}\n}\n` };
}

/** Writes the file unless there is one; returns whether it wrote. */
export function writeTenantFile({ file, exists, text }: TenantFileText): boolean {
  if (exists) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  return true;
}
