import { productPath } from '#domain/link/paths.ts';
import { createRandom } from '#lib/random.ts';
import { benchTenant } from '#tools/bench/baseline/bench-tenant.ts';
import type { BenchBuild } from './bench-service.ts';
import { type BenchWorld, buildsSince, setPrice, variationsOf } from './bench-world.ts';

/** Connections of a sender that has much to tell. */
const CONNECTIONS = 50;

/** Many pages are looked at in larger steps: the looks must not keep the machine busy. */
const LOOK_EVERY = 40;

export interface Burst {
  messages: number;
  builds: BenchBuild[];
  /** Milliseconds to the answer of each message. */
  answers: number[];
  /** From the first message until every page showed its price. */
  milliseconds: number;
}

/** Changes many prices of the large shop, then tells of each by a message of its own, all at once. */
export async function measureBurst(world: BenchWorld, messages: number): Promise<Burst> {
  const shop = benchTenant.name;
  const all = variationsOf(world, shop);
  const every = Math.max(1, Math.floor(all.length / messages));
  const ids = all.filter((_, at) => at % every === 0).slice(0, messages);
  const prices = new Map<number, number>();
  let updatedAt = '';
  for (const id of ids) {
    prices.set(id, world.nextPrice());
    updatedAt = await setPrice(world, shop, id, prices.get(id) ?? 0);
  }
  const before = world.service.builds.length;
  const answers: number[] = [];
  let sent = 0;
  const started = performance.now();
  const sendAll = async () => {
    while (sent < messages) {
      const id = ids[sent++ % ids.length] ?? 0;
      answers.push(await world.sender.send(shop, [id], updatedAt));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendAll));
  let last = started;
  for (const [id, price] of prices) last = await world.reader.untilPrice(shop, productPath(id), price);
  const builds = await buildsSince(world, shop, before);
  return { messages, builds, answers, milliseconds: last - started };
}

export interface ManyShops {
  /** Milliseconds until each shop was fresh. */
  fresh: Record<string, number>;
  builds: BenchBuild[];
}

/** Changes a price of each of these shops, then tells of all at once. */
export async function measureTenants(world: BenchWorld, shops: readonly string[]): Promise<ManyShops> {
  const random = createRandom(11);
  const changes: { shop: string; id: number; price: number; updatedAt: string }[] = [];
  for (const shop of shops) {
    const id = random.pick(variationsOf(world, shop));
    const price = world.nextPrice();
    changes.push({ shop, id, price, updatedAt: await setPrice(world, shop, id, price) });
  }
  const before = world.service.builds.length;
  const started = performance.now();
  const fresh = await Promise.all(
    changes.map(async ({ shop, id, price, updatedAt }) => {
      await world.sender.send(shop, [id], updatedAt);
      const served = await world.reader.untilPrice(shop, productPath(id), price, LOOK_EVERY);
      return [shop, served - started] as const;
    }),
  );
  await world.service.idle();
  return { fresh: Object.fromEntries(fresh), builds: world.service.builds.slice(before) };
}
