import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Rebuilding } from '#publisher/operations/start-rebuilding.ts';
import type { RunningServer } from '#publisher/serve/embedded/server.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';

/** A shop that the demo platform sends messages of, and whose pages the operator's page shows in a frame. */
export function joined(tenant: TenantConfig, { url }: Pick<Sandbox, 'url'>, secret: string): TenantConfig {
  const parents = [...tenant.parent_frame_origins, new URL(url).origin];
  return { ...tenant, webhookSecrets: [secret], parent_frame_origins: parents };
}

/** Has the demo platform tell the server of every change of its shops, and its page what becomes of it. */
export async function joinPlatform(
  { port }: Pick<RunningServer, 'port'>,
  { feed, previewRoutesOf }: Pick<Rebuilding, 'feed' | 'previewRoutesOf'>,
  platform: Sandbox,
  tenants: readonly TenantConfig[],
  secret: string,
): Promise<void> {
  const followed = (shop: string) => tenants.find(({ subdomain }) => subdomain === shop);
  platform.follow({
    version: () => feed.version,
    pagesVersion: () => feed.pagesVersion,
    async changesOf(shop) {
      const tenant = followed(shop);
      return tenant && feed.of(tenant.name);
    },
    samplesOf(shop) {
      const tenant = followed(shop);
      return tenant && previewRoutesOf(tenant.name);
    },
  });
  for (const { name, subdomain } of tenants) {
    const url = `http://127.0.0.1:${port}/hooks/${name}`;
    const answer = await fetch(`${platform.url}/sandbox/shops/${subdomain}/webhook`, {
      method: 'PUT',
      body: JSON.stringify({ url, secret, automatic: true }),
    });
    if (!answer.ok) throw new Error(`The demo platform sends no messages to ${url}: ${await answer.text()}`);
  }
}
