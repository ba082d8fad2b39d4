import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { originOf, platformUrlOf } from '#publisher/tenants/shop-address.ts';

/** Hosts, names and secrets that the texts of one shop may not hold, as plain data. */
export interface IsolationRules {
  tenant: string;
  /** Where the shop itself is reached. */
  ownHosts: string[];
  /** Hosts by which others are reached, and who they are. */
  hosts: { host: string; shop: string }[];
  /** Names and subdomains of others. */
  names: { name: string; shop: string }[];
  /** Keys of others, and secrets of the shop's own. */
  secrets: { secret: string; what: string }[];
}

/** Where shops are reached. */
export interface ShopAddresses {
  /** Address of a shop that has none of its own, with `{subdomain}` in it. */
  originPattern: string;
  /** Names below which each shop is served, too. */
  hostSuffixes: readonly string[];
  platformUrl: string;
}

/** Shorter ones cannot be told from words. */
const SHORTEST_SECRET = 6;

/**
 * Rules for the texts of a shop that stands beside others. Whatever the shop's own file names, or
 * is its own as well, may stand there.
 */
export function isolationRules(
  tenant: TenantConfig,
  all: readonly TenantConfig[],
  addresses: ShopAddresses,
): IsolationRules {
  const ownHosts = new Set([
    ...hostsOf(tenant, addresses),
    ...tenant.linked_hosts,
    ...[...tenant.parent_frame_origins, ...Object.values(tenant.app_store_links), tenant.captcha_script]
      .filter((url) => url !== undefined)
      .map(hostOf),
  ]);
  const ownNames = new Set([tenant.name, tenant.subdomain]);
  const ownKeys = publicKeys(tenant);
  const rules: IsolationRules = {
    tenant: tenant.name,
    ownHosts: hostsOf(tenant, addresses),
    hosts: [],
    names: [],
    secrets: secretsOf(tenant).map(({ secret, kind }) => ({ secret, what: `its own ${kind}` })),
  };
  for (const other of all) {
    const shop = other.name;
    if (shop === tenant.name) continue;
    for (const host of new Set(hostsOf(other, addresses)))
      if (!ownHosts.has(host)) rules.hosts.push({ host, shop });
    for (const name of new Set([shop, other.subdomain]))
      if (!ownNames.has(name)) rules.names.push({ name: name.toLowerCase(), shop });
    for (const { secret, kind } of secretsOf(other))
      rules.secrets.push({ secret, what: `the ${kind} of shop ${shop}` });
    for (const secret of publicKeys(other))
      if (!ownKeys.includes(secret)) rules.secrets.push({ secret, what: `a key of shop ${shop}` });
  }
  rules.secrets = rules.secrets.filter(({ secret }) => secret.length >= SHORTEST_SECRET);
  return rules;
}

function hostsOf(
  tenant: TenantConfig,
  { originPattern, hostSuffixes, platformUrl }: ShopAddresses,
): string[] {
  return [
    hostOf(originOf(tenant, { originPattern })),
    ...hostSuffixes.map((suffix) => `${tenant.subdomain}.${suffix}`),
    hostOf(platformUrlOf(tenant, { platformUrl })),
    ...(tenant.cache_server_url ? [hostOf(tenant.cache_server_url)] : []),
  ];
}

const hostOf = (url: string) => new URL(url).hostname;

function secretsOf({ securityKey, webhookSecrets }: TenantConfig) {
  return [
    { secret: securityKey, kind: 'security key' },
    // The secret itself stands behind `whsec_`.
    ...webhookSecrets.map((one) => ({ secret: one.replace(/^whsec_/, ''), kind: 'webhook secret' })),
  ];
}

/** Keys that pages of the shop itself show. */
function publicKeys({ captcha_site_key, map_key }: TenantConfig): string[] {
  return [captcha_site_key, map_key].filter((key) => key !== undefined);
}
