import { createHash } from 'node:crypto';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { type IsolationRules, isolationRules } from '#publisher/release-checks/isolation-rules.ts';

/** The generated shop that benchmarks pull and render. */
export const benchTenant: TenantConfig = {
  name: 'generated',
  subdomain: 'generated',
  securityKey: 'generated-key',
  webhookSecrets: [],
  languages: ['ru', 'uz', 'en'],
  app_store_links: {},
  parent_frame_origins: [],
  linked_hosts: [],
  captcha_provider: 'turnstile',
  crawlers: 'welcome',
  structuredData: 'real',
  directory: '',
};

/** Shops that stand beside it, so that the gates have as much to look for as in the working range. */
const NEIGHBOURS = Array.from({ length: 43 }, (_, at): TenantConfig => {
  const random = createHash('sha256').update(`neighbour ${at}`).digest('base64');
  const name = `shop-${random.replace(/\W/g, '').slice(0, 8).toLowerCase()}`;
  return {
    ...benchTenant,
    name,
    subdomain: name,
    origin: `https://${name}.uz`,
    securityKey: random.replace(/\W/g, '').slice(0, 32),
    webhookSecrets: [`whsec_${random}`],
  };
});

export function benchIsolation(platformUrl: string): IsolationRules {
  const addresses = {
    originPattern: 'http://{subdomain}.localhost',
    hostSuffixes: ['localhost'],
    platformUrl,
  };
  return isolationRules(benchTenant, [benchTenant, ...NEIGHBOURS], addresses);
}
