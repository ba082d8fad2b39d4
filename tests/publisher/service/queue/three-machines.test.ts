import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { verifyShop } from '#publisher/operations/verify/verify-shop.ts';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { preferredMachineOf } from '#publisher/service/queue/preferred-machine.ts';
import { openRedisQueue } from '#publisher/service/queue/redis-queue.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../../a-redis.ts';
import { startS3, type TestS3 } from '../../../a-s3.ts';
import { aTcpProxy } from '../../../a-tcp-proxy.ts';
import { anS3Proxy } from '../../../an-s3-proxy.ts';
import { NO_NAMESPACES, type OwnNetwork, ownNetworks } from '../../../network-namespaces.ts';
import { aTenant, aWorld } from '../../build/a-world.ts';
import { COMPILED_ONCE } from '../../build/packed-assets.ts';
import type { FromMachine, MachineOptions } from './a-machine.ts';

/** `ALL_SHOPS=1` takes the times of production, and writes down how long changes took. */
const isWhole = process.env['ALL_SHOPS'] !== undefined;
const SIZES = isWhole
  ? {
      shops: 44,
      calm: 60_000,
      cut: 40_000,
      between: 1_000,
      goneAfter: 30_000,
      beat: 2_500,
      steadyAfter: 5_000,
    }
  : { shops: 6, calm: 6_000, cut: 6_000, between: 1_000, goneAfter: 3_000, beat: 250, steadyAfter: 1_000 };

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

type Build = Extract<FromMachine, { shop: string }> & { machine: number };

interface Machine {
  process: ChildProcess;
  environment: Environment;
  network: OwnNetwork;
  hooks: string;
}

/** A request to the store, on behalf of a machine. */
interface Request {
  machine: number;
  method: string;
  path: string;
}

/** Names of three machines of which each has its part of the shops. */
function sharingEvenly(shops: readonly string[]): string[] {
  for (let at = 0; ; at += 1) {
    const names = ['a', 'b', 'c'].map((name) => `${name}${at}`);
    const owners = shops.map((shop) => preferredMachineOf(shop, names));
    const counts = names.map((name) => owners.filter((owner) => owner === name).length);
    if (Math.min(...counts) >= Math.floor(shops.length / 3)) return names;
  }
}

describe.skipIf(NO_REDIS ?? NO_NAMESPACES)(NO_REDIS ?? NO_NAMESPACES ?? 'three machines', () => {
  let networks: ReturnType<typeof ownNetworks>;
  let redis: TestRedis;
  let s3: TestS3;
  beforeAll(async () => {
    networks = ownNetworks(3);
    [redis, s3] = await Promise.all([startRedis(networks.redisHost), startS3(), compilePages(COMPILED_ONCE)]);
  });
  afterAll(async () => {
    await Promise.all([redis.stop(), s3.stop()]);
    networks.close();
  });

  test('[BLD-09] one machine is killed, one is cut off from Redis: no change is lost and no release mixed', async () => {
    const shops = Array.from({ length: SIZES.shops }, (_, at) => `shop${at}`);
    const names = sharingEvenly(shops);
    const world = await aWorld(shops.map((name) => ({ name, products: 3 })));
    onTestFinished(() => world.close());
    const platform = await aTcpProxy(world.sandbox.port, networks.host);
    onTestFinished(() => platform.close());
    const storeBucket = { bucket: s3.bucket(), prefix: '', endpoint: s3.endpoint, region: 'us-east-1' };
    const common: Environment = {
      ...world.environment,
      platformUrl: `http://${networks.host}:${platform.port}`,
      queueUrl: redis.url(),
      storeBucket,
    };
    const queue = openRedisQueue(common.queueUrl ?? '');
    onTestFinished(() => queue.close());
    const builds: Build[] = [];
    const requests: Request[] = [];
    const machines: Machine[] = [];

    async function startMachine(machine: number): Promise<void> {
      const network = networks.machines[machine] ?? expect.fail();
      const dataDirectory = mkdtempSync(join(tmpdir(), 'machine-'));
      writeFileSync(join(dataDirectory, 'machine'), names[machine] ?? '');
      const note = (method: string, path: string) => requests.push({ machine, method, path }) > 0;
      const proxy = await anS3Proxy(s3.endpoint, note, networks.host);
      const environment = {
        ...common,
        dataDirectory,
        storeBucket: { ...storeBucket, endpoint: proxy.endpoint },
      };
      const { goneAfter, beat, steadyAfter } = SIZES;
      const machineTimes = { goneAfter, beat, steadyAfter };
      const options: MachineOptions = { environment, shops, machineTimes, webhookSecrets: [SECRET] };
      const program = join(import.meta.dirname, 'a-machine.ts');
      const child = spawn('ip', [...network.words, process.execPath, program, JSON.stringify(options)], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      onTestFinished(async () => {
        const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
        child.kill('SIGKILL');
        await gone;
        proxy.close();
        rmSync(dataDirectory, { recursive: true, force: true });
      });
      const ready = Promise.withResolvers<number>();
      child.on('message', (message: FromMachine) => {
        if (message.kind === 'ready') ready.resolve(message.port);
        else if ('shop' in message) builds.push({ ...message, machine });
      });
      machines[machine] = {
        process: child,
        environment,
        network,
        hooks: `http://${network.address}:${await ready.promise}/hooks`,
      };
    }

    const prices = new Map<string, number>();
    const sentAt = new Map<string, number>();

    /** Sends a message to one machine after the other until one has taken it, as a balancer does. */
    async function send(shop: string, id: string): Promise<void> {
      const body = JSON.stringify({ changed: [{ kind: 'variation', ids: ['1'] }] });
      for (let tries = sentAt.size; ; tries += 1) {
        const at = new Date();
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(SECRET).sign(id, at, body),
        };
        const { hooks } = machines[tries % machines.length] ?? expect.fail();
        const signal = AbortSignal.timeout(10_000);
        const sent = fetch(`${hooks}/${shop}`, { method: 'POST', headers, body, signal });
        if (
          await sent.then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return;
        await pause(100);
      }
    }

    let changes = 0;
    async function change(): Promise<string> {
      const shop = shops[changes % shops.length] ?? '';
      const newPrice = 200_001 + changes;
      changes += 1;
      await world.control('PUT', `/shops/${shop}/variations/1`, { newPrice });
      prices.set(shop, newPrice);
      const id = `change-${changes}`;
      sentAt.set(id, Date.now());
      await send(shop, id);
      return id;
    }

    /** Changes a price every second or so; gives their ids once all were taken. */
    async function changeFor(milliseconds: number, between = SIZES.between): Promise<string[]> {
      const sent: Promise<string>[] = [];
      for (const until = Date.now() + milliseconds; Date.now() < until; ) {
        sent.push(change());
        await pause(between);
      }
      return Promise.all(sent);
    }

    const servedAt = (id: string) =>
      builds.find(({ kind, ids }) => kind === 'rebuilt' && ids.includes(id))?.at;
    async function times(ids: readonly string[]): Promise<number[]> {
      await expect.poll(() => ids.every((id) => servedAt(id)), { timeout: 120_000 }).toBe(true);
      return ids.map((id) => (servedAt(id) ?? 0) - (sentAt.get(id) ?? 0)).sort((one, other) => one - other);
    }
    const page = async (shop: string) =>
      (await fetch(`${s3.endpoint}/${storeBucket.bucket}/sites/${shop}/product/1.html`)).text();
    const isShown = async (shop: string) => (await page(shop)).includes(`data-price="${prices.get(shop)}"`);
    async function untilAllShown(): Promise<void> {
      const lacking = async () => {
        const shown = await Promise.all(shops.map(isShown));
        return shops.filter((_, at) => !shown[at]);
      };
      await expect.poll(lacking, { timeout: 150_000, interval: 250 }).toEqual([]);
    }

    // Every shop is built by one machine, and then by the one that has its part of them.
    await startMachine(0);
    await expect
      .poll(() => new Set(builds.map(({ shop }) => shop)).size, { timeout: 240_000 })
      .toBe(SIZES.shops);
    await times(await changeFor(shops.length * 150, 150));
    const alone = await times(await changeFor(SIZES.calm));
    await Promise.all([startMachine(1), startMachine(2)]);
    const notMoved = async () => {
      await times(await changeFor(shops.length * 400, 400));
      const last = (name: string) => builds.findLast(({ shop }) => shop === name)?.machine ?? -1;
      return shops.filter((shop) => names[last(shop)] !== preferredMachineOf(shop, names));
    };
    await expect.poll(notMoved, { timeout: 240_000 }).toEqual([]);
    const together = await times(await changeFor(SIZES.calm));

    const [, cutOff, killed] = machines;
    const changing = changeFor(SIZES.cut + 5_000);
    cutOff?.network.cut();
    await pause(2_000);
    killed?.process.kill('SIGKILL');
    await pause(SIZES.cut - 2_000);
    cutOff?.network.mend();
    const disturbed = await changing;
    await untilAllShown();
    const late = (await times(disturbed)).at(-1);

    // A shop has one build at a time, and whoever lost it puts nothing in place any more.
    for (const shop of shops) {
      const own = builds.filter((build) => build.shop === shop).sort((one, other) => one.at - other.at);
      for (const [at, { begunAt }] of own.entries())
        expect(begunAt, shop).toBeGreaterThanOrEqual((own[at - 1]?.at ?? 0) - 50);
      const last = requests.filter(({ path }) => path.includes(`/staging/${shop}/`)).at(-1);
      expect(last?.machine, shop).toBe(own.at(-1)?.machine);
    }
    const store = openSiteStore(common);
    for (const name of shops) {
      const { machine = 0 } = builds.findLast(({ shop }) => shop === name) ?? {};
      const directories = directoriesBelow(machines[machine]?.environment.dataDirectory ?? '');
      const tenant = aTenant(name, { languages: ['ru'] });
      const faults = await verifyShop({ tenant, platformUrl: common.platformUrl, directories, store });
      expect(faults).toMatchObject({ pageFaults: [], fileFaults: [], others: [], stopped: [] });
    }
    const middle = (some: number[]) => some[Math.floor(some.length / 2)] ?? 0;
    const figures = {
      alone: middle(alone),
      together: middle(together),
      late,
      changes,
      builds: builds.length,
    };
    if (!isWhole) return;
    writeFileSync(join('var', 'three-machines.json'), JSON.stringify({ ...SIZES, ...figures }));
    expect(middle(together)).toBeLessThan(1.5 * middle(alone));
  }, 900_000);
});
