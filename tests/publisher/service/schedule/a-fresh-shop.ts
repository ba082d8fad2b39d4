import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished } from 'vitest';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { listen } from '#lib/port.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import {
  type Rebuilding,
  type RebuildingOptions,
  startRebuilding,
} from '#publisher/operations/start-rebuilding.ts';
import { fileOf } from '#publisher/publish/protocol/page-file.ts';
import type { ChangeFeed } from '#publisher/service/schedule/change-feed.ts';
import type { RebuildEvent } from '#publisher/service/schedule/rebuild-service.ts';
import type { ShopOptions } from '../../../sandbox/a-shop.ts';
import { aTenant, aWorld, type World } from '../../build/a-world.ts';
import { COMPILED_ONCE } from '../../build/packed-assets.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

export interface FreshShops {
  world: World;
  events: RebuildEvent[];
  /** Address of the hooks. */
  url: string;
  /** Feed of changes on their way to pages. */
  feed(): ChangeFeed;
  /** The staged file of a page of a shop that shows how it will look. */
  stagedPreview(shop: string, page: string): string | undefined;
  /** Has the platform tell of every change of these shops. */
  connect(...shops: string[]): Promise<void>;
  /** Sends a signed message; gives the status. */
  tell(shop: string, body?: object): Promise<number>;
  /** Waits until nothing is due. */
  idle(): Promise<void>;
  /** Milliseconds from a moment that makes pages of a shop old until newer ones are served. */
  late(moment: number, shop?: string): Promise<number>;
  /** Ends the service and starts the next one on the same data. */
  restart(options?: Partial<RebuildingOptions>): Promise<void>;
  stop(): Promise<void>;
}

/** Shops that are built, a service that keeps them fresh, and the platform that it listens to. */
export async function freshShops(
  shops: ShopOptions[],
  options: Partial<RebuildingOptions> & {
    change?: (seed: ShopSeed) => ShopSeed;
    languages?: TenantConfig['languages'];
    platform?: (url: string) => string;
  } = {},
): Promise<FreshShops> {
  const { change, languages = ['ru'], platform = (url) => url, ...more } = options;
  const world = await aWorld(shops, change);
  const platformUrl = platform(world.sandbox.url);
  const tenants = shops.map(({ name = 'shop' }) => aTenant(name, { languages, webhookSecrets: [SECRET] }));
  await world.build(tenants);
  const events: RebuildEvent[] = [];
  let rebuilding: Rebuilding | undefined;
  const start = async (now: Partial<RebuildingOptions>) => {
    rebuilding = await startRebuilding({
      environment: { ...world.environment, platformUrl },
      tenants: () => tenants,
      compiledDirectory: COMPILED_ONCE,
      workers: 1,
      onEvent: (event) => events.push(event),
      reconcileInterval: 3_600_000,
      ...more,
      ...now,
    });
  };
  await start({});
  const server = createServer((request, response) => rebuilding?.receive(request, response));
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  const stop = async () => {
    await rebuilding?.close();
    rebuilding = undefined;
  };
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await stop();
    await world.close();
  });
  // Of shops that nobody has noted a time for, the first look builds all.
  await expect.poll(() => events.length).toBeGreaterThanOrEqual(1);

  return {
    world,
    events,
    url,
    feed: () => rebuilding?.feed ?? expect.fail('The service is stopped.'),
    stagedPreview(tenant, page) {
      const directory = world.directories.site(tenant);
      return rebuilding?.stagedPreview({ tenant, directory }, join(directory, fileOf(page)));
    },
    stop,
    async connect(...names) {
      for (const name of names)
        await world.control('PUT', `/shops/${name}/webhook`, {
          url: `${url}/hooks/${name}`,
          secret: SECRET,
          automatic: true,
          retryDelayMs: 50,
        });
    },
    async tell(shop, body = {}) {
      const [id, at, text] = [`msg_${randomUUID()}`, new Date(), JSON.stringify(body)];
      const answer = await fetch(`${url}/hooks/${shop}`, {
        method: 'POST',
        body: text,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(SECRET).sign(id, at, text),
        },
      });
      return answer.status;
    },
    idle: async () => rebuilding?.idle(),
    async late(moment, shop = 'shop') {
      const ofMoment = async () =>
        (await rebuilding?.feed.of(shop))?.done.find(({ triggers }) =>
          triggers.some(({ kind, at }) => kind === 'time' && at === moment),
        );
      await expect.poll(ofMoment).toBeDefined();
      return ((await ofMoment())?.publishedAt ?? Number.NaN) - moment;
    },
    async restart(now = {}) {
      await stop();
      await start(now);
    },
  };
}
