import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WEBHOOK_SECRET } from '#contract/cache/webhook.ts';
import type { TenantConfig, TenantFile } from '#domain/tenant/tenant-config.ts';
import { parseTenant } from './parse-tenant.ts';
import { TenantError, type TenantProblem } from './tenant-error.ts';

export interface ReadTenantsOptions {
  /** The folder with one folder a tenant. */
  directory: string;
  /** Variables that security keys of the form `{ "env": "NAME" }` name. */
  env: NodeJS.ProcessEnv;
  /** Names of the tenants to read; all where left out. */
  only?: readonly string[] | undefined;
}

/**
 * Reads every `tenants/<name>/tenant.json`, sorted by name. Throws a TenantError that lists all bad files, a
 * subdomain used twice, a security key whose variable is not set, and names in `only` that no tenant has.
 */
export function readTenants({ directory, env, only }: ReadTenantsOptions): TenantConfig[] {
  const root = resolve(directory);
  const names = namesIn(root);
  const chosen = only ? names.filter((name) => only.includes(name)) : names;
  const problems = unknownNames(root, names, only ?? []);
  if (names.length === 0)
    problems.push({
      file: root,
      field: '',
      reason: 'has no tenants',
      remedy: 'Add a folder with a tenant.json, one for each shop',
    });

  const tenants = chosen.flatMap((name) => {
    const file = join(root, name, 'tenant.json');
    const { values, problems: found } = {
      values: undefined,
      ...parseTenant(readFileSync(file, 'utf8'), file),
    };
    if (found) problems.push(...found);
    if (!values) return [];
    const look = { file, env, problems };
    const securityKey = lookUp(values.security_key, 'security_key', look);
    const webhookSecrets = values.webhook_secrets.map((secret, at) => lookUpSecret(secret, at, look));
    if (securityKey === undefined) return [];
    const secrets = { securityKey, webhookSecrets: webhookSecrets.filter((one) => one !== undefined) };
    return [toTenant(name, join(root, name), values, secrets)];
  });
  problems.push(...repeatedSubdomains(root, tenants));
  if (problems.length > 0) throw new TenantError(problems);
  return tenants;
}

/**
 * Reads all tenants as far as their files and keys can be read, to know what stands beside a shop: what
 * is faulty of the others must not stop it. A key that is not there is an empty text.
 */
export function readNeighbours({ directory, env }: Omit<ReadTenantsOptions, 'only'>): TenantConfig[] {
  const root = resolve(directory);
  return namesIn(root).flatMap((name) => {
    const file = join(root, name, 'tenant.json');
    const { values } = { values: undefined, ...parseTenant(readFileSync(file, 'utf8'), file) };
    if (!values) return [];
    const look: LookUp = { file, env, problems: [] };
    const webhookSecrets = values.webhook_secrets.map((secret, at) => lookUpSecret(secret, at, look));
    const secrets = {
      securityKey: lookUp(values.security_key, 'security_key', look) ?? '',
      webhookSecrets: webhookSecrets.filter((one) => one !== undefined),
    };
    return [toTenant(name, join(root, name), values, secrets)];
  });
}

/** Names of the tenants below a folder, sorted. */
export function namesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'tenant.json')))
    .map((entry) => entry.name)
    .sort();
}

function unknownNames(root: string, names: string[], only: readonly string[]): TenantProblem[] {
  return only
    .filter((name) => !names.includes(name))
    .map((name) => ({
      file: root,
      field: '',
      reason: `has no tenant "${name}"`,
      remedy: `Choose of ${names.join(', ')}, or add ${name}/tenant.json`,
    }));
}

interface LookUp {
  file: string;
  env: NodeJS.ProcessEnv;
  problems: TenantProblem[];
}

/** A secret of the file, or of the environment variable that it names. */
function lookUp(
  secret: TenantFile['security_key'],
  field: string,
  { file, env, problems }: LookUp,
): string | undefined {
  if (typeof secret === 'string') return secret;
  const value = env[secret.env];
  if (value) return value;
  problems.push({
    file,
    field: `${field}.env`,
    reason: `names the environment variable ${secret.env}, which is not set`,
    remedy: `Set ${secret.env}, or write the key into the file`,
  });
  return undefined;
}

/** The schema of the file has not seen the value of a variable. */
function lookUpSecret(secret: TenantFile['webhook_secrets'][number], at: number, look: LookUp) {
  const value = lookUp(secret, `webhook_secrets.${at}`, look);
  if (value === undefined || WEBHOOK_SECRET.test(value)) return value;
  look.problems.push({
    file: look.file,
    field: `webhook_secrets.${at}`,
    reason: 'is no secret of a webhook',
    remedy: 'It must be whsec_ and 24 to 64 bytes in Base64',
  });
  return undefined;
}

function toTenant(
  name: string,
  directory: string,
  values: TenantFile,
  secrets: Pick<TenantConfig, 'securityKey' | 'webhookSecrets'>,
): TenantConfig {
  const { security_key: _, webhook_secrets: __, languages, ...rest } = values;
  const [first, ...others] = languages;
  if (!first) throw new Error('The schema lets at least one language through.');
  return { ...rest, ...secrets, name, languages: [first, ...others], directory };
}

function repeatedSubdomains(root: string, tenants: TenantConfig[]): TenantProblem[] {
  const owners = new Map<string, string>();
  return tenants.flatMap(({ name, subdomain }) => {
    const owner = owners.get(subdomain);
    if (owner === undefined) {
      owners.set(subdomain, name);
      return [];
    }
    return [
      {
        file: join(root, name, 'tenant.json'),
        field: 'subdomain',
        reason: `"${subdomain}" is also the subdomain of tenant ${owner}`,
        remedy: 'Give one of the two another subdomain',
      },
    ];
  });
}
