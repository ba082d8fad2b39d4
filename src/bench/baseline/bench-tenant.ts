import type { TenantConfig } from '#tenants/tenant-config.ts';

/** The generated shop that benchmarks pull and render. */
export const benchTenant: TenantConfig = {
  name: 'generated',
  subdomain: 'generated',
  securityKey: 'generated-key',
  webhookSecrets: [],
  languages: ['ru', 'uz', 'en'],
  app_store_links: {},
  parent_frame_origins: [],
  captcha_provider: 'turnstile',
  structuredData: 'real',
  directory: '',
};
