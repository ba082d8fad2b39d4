import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseTenant } from './parse-tenant.ts';
import { namesIn } from './read-tenants.ts';
import { TenantError, type TenantProblem } from './tenant-error.ts';

/**
 * The tenant of each subdomain, from the files alone: whoever asks need not have the security keys. Throws a
 * TenantError that lists all bad files.
 */
export function readOwners(directory: string): ReadonlyMap<string, string> {
  const root = resolve(directory);
  const problems: TenantProblem[] = [];
  const owners = new Map<string, string>();
  for (const name of namesIn(root)) {
    const file = join(root, name, 'tenant.json');
    const parsed = parseTenant(readFileSync(file, 'utf8'), file);
    if (parsed.problems) problems.push(...parsed.problems);
    else owners.set(parsed.values.subdomain, owners.get(parsed.values.subdomain) ?? name);
  }
  if (problems.length > 0) throw new TenantError(problems);
  return owners;
}
