import type { Language } from '#contract/value/primitive.ts';
import { type TenantConfig, tenantFileSchema } from '#domain/tenant/tenant-config.ts';

/** Tenant of a feed preview: in one language, and no crawler is to show what is half a sample. */
export function previewTenant(name: string, securityKey: string, language: Language): TenantConfig {
  const file = { subdomain: name, security_key: securityKey, languages: [language], crawlers: 'none' };
  const { security_key: _key, webhook_secrets: _secrets, ...fields } = tenantFileSchema.parse(file);
  return { ...fields, name, securityKey, webhookSecrets: [], languages: [language], directory: '' };
}
