import { hash } from 'node:crypto';
import { captchaOf } from '#domain/account/captcha.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { TENANT_INPUT } from '#publisher/publish/index/published-index.ts';
import type { SiteFile } from '#publisher/publish/protocol/site-file.ts';

/** Facts beside the entries that pages depend on, by their names in the published index. */
export type BuildInputs = Record<string, string>;

/** What decides about a shop's pages beside its data. Another `code` or `tenant` renders all of them. */
export function buildInputs(tenant: TenantConfig, origin: string, codeVersion: string): BuildInputs {
  return {
    [TENANT_INPUT]: tenant.name,
    code: codeVersion,
    tenant: hash('sha256', JSON.stringify({ ...publicConfig(tenant), origin })),
    languages: tenant.languages.join(','),
  };
}

interface SiteFacts extends Pick<SiteFile, 'fixedFiles' | 'analytics'> {
  origin: string;
  platformUrl: string;
  mapHash: string;
}

/** What the server must know of a shop. */
export function siteFileOf(
  tenant: TenantConfig,
  { origin, platformUrl, mapHash, fixedFiles, analytics }: SiteFacts,
): SiteFile {
  return {
    tenant: tenant.name,
    subdomain: tenant.subdomain,
    host: new URL(origin).hostname,
    platformUrl: tenant.url ?? platformUrl,
    cacheServerUrl: tenant.cache_server_url,
    languages: tenant.languages,
    scriptHashes: [mapHash],
    frameOrigins: tenant.parent_frame_origins,
    captchaOrigins: [...(captchaOf(tenant)?.origins ?? [])],
    analytics,
    fixedFiles,
  };
}

/** Address of a shop: its own, else by the pattern with `{subdomain}`. */
export function originOf(tenant: TenantConfig, pattern: string): string {
  return tenant.origin ?? pattern.replace('{subdomain}', tenant.subdomain);
}

/** The tenant without what no page shows: a new key must not render the shop again. */
function publicConfig({ securityKey: _, webhookSecrets: __, directory: ___, ...rest }: TenantConfig) {
  return rest;
}
