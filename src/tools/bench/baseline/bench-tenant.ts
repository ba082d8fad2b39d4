import { createHash } from 'node:crypto';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { type Environment, readEnvironment } from '#publisher/environment/environment.ts';
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

/** Shops that stand beside it, so that the checks have as much to look for as in the working range. */
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

/** All shops of benches, of which one is measured. */
export const BENCH_TENANTS: readonly TenantConfig[] = [benchTenant, ...NEIGHBOURS];

export function benchIsolation(platformUrl: string): IsolationRules {
  const addresses = {
    originPattern: 'http://{subdomain}.localhost',
    hostSuffixes: ['localhost'],
    platformUrl,
  };
  return isolationRules(benchTenant, BENCH_TENANTS, addresses);
}

/** Environment of a bench that builds the shop, at an address of few letters. */
export function benchEnvironment(dataDirectory: string, platformUrl: string): Environment {
  const originPattern = 'http://bench.localhost';
  return { ...readEnvironment({}), dataDirectory, platformUrl, originPattern, hostSuffixes: ['localhost'] };
}
