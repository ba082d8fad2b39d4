import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { connectRedis } from '#lib/redis.ts';
import { buildShops } from '#publisher/build/build-shops.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { rehearsalOf } from '#publisher/build/rehearsal.ts';
import { openHelping, openPageRenderer } from '#publisher/build/shards/open-page-renderer.ts';
import { openPageQueue, pageQueueName } from '#publisher/build/shards/page-queue.ts';
import { formatBuild } from '#publisher/build/shards/shared-build.ts';
import { ownSideOf } from '#publisher/build/shop-context.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { openExchange } from '#publisher/publish/s3/exchange.ts';
import { type Compiled, compilePages } from '#publisher/render/compile/compile-pages.ts';
import { WorkerPool } from '#publisher/render/pool/worker-pool.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../../a-redis.ts';
import { startS3, type TestS3 } from '../../../a-s3.ts';
import { anS3Proxy } from '../../../an-s3-proxy.ts';
import { printedErrors } from '../../../printed.ts';
import { describePageRenderer, type RendererUnderTest } from '../../render/pool/page-renderer-suite.ts';
import { aTenant, aWorld, type World } from '../a-world.ts';
import { COMPILED_ONCE } from '../packed-assets.ts';

const shop = aTenant('shop', { languages: ['ru'] });
const NOW = new Date('2026-11-22T09:00:00Z');
const SHARING = { shardRoutes: 6, largePlan: 12 };

const nothing = () => {};
const SILENT: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

describe.skipIf(NO_REDIS)(NO_REDIS ?? 'pages in shards', () => {
  let redis: TestRedis;
  let s3: TestS3;
  let world: World;
  /** Hashes of all pages as one machine alone builds them. */
  let alone: Map<string, unknown>;
  let compiled: Compiled;
  /** Renders for whoever is in this process but the build. */
  let pool: WorkerPool;
  beforeAll(async () => {
    [redis, s3, world] = await Promise.all([startRedis(), startS3(), aWorld([{ products: 12 }])]);
    compiled = await compilePages(COMPILED_ONCE);
    pool = new WorkerPool(compiled.modulePath, 1);
    const environment = anEnvironment();
    await build(environment);
    alone = await pagesOf(environment);
    expect(alone.size).toBeGreaterThan(40);
  }, 120_000);
  afterAll(async () => {
    pool.stop();
    await Promise.all([redis.stop(), s3.stop(), world.close()]);
  });

  /** Settings of all machines of an installation of its own. */
  function anEnvironment(): Environment {
    const storeBucket = { bucket: s3.bucket(), prefix: '', endpoint: s3.endpoint, region: 'us-east-1' };
    return { ...world.environment, queueUrl: redis.url(), storeBucket };
  }

  /** The same on another machine, whose requests to the store are told of. */
  async function onAMachine(
    common: Environment,
    onRequest: Parameters<typeof anS3Proxy>[1] = () => true,
  ): Promise<Environment> {
    const dataDirectory = mkdtempSync(join(process.cwd(), 'var', 'test-machine-'));
    const proxy = await anS3Proxy(s3.endpoint, onRequest);
    onTestFinished(() => {
      proxy.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    });
    const bucket = common.storeBucket ?? expect.fail();
    return { ...common, dataDirectory, storeBucket: { ...bucket, endpoint: proxy.endpoint } };
  }

  /** A renderer of this process that shares plans of a few routes already. */
  async function aRenderer(environment: Environment): Promise<RendererUnderTest> {
    const store = openSiteStore(environment);
    const { directories } = world;
    const context = { ...ownSideOf(shop, [shop], environment), directories, store };
    const rehearsal = rehearsalOf({ compiled }, context, NOW) ?? expect.fail();
    const renderer = await openPageRenderer({ environment, compiled, store, pool, ...SHARING, log: SILENT });
    const { attempt } = await store.site('shop').begin();
    return { renderer, job: { ...rehearsal.job, attempt }, routes: rehearsal.paths };
  }

  async function build(environment: Environment): Promise<void> {
    const { shops } = await buildShops({
      environment,
      tenants: [shop],
      compiledDirectory: COMPILED_ONCE,
      workers: 1,
      clock: () => NOW,
      sharing: SHARING,
    });
    expect(shops).toMatchObject([{ status: 'built' }]);
  }

  const pagesOf = async (environment: Environment) =>
    new Map((await openSiteStore(environment).site('shop').readStored()).pages);

  /** Helps an installation from this process until the returned function is called. */
  async function help(environment: Environment, tenants = [shop], log: Log = SILENT) {
    const helping = await openHelping({
      environment,
      compiled,
      pool,
      log,
      lostAfter: 400,
      store: openSiteStore(environment),
      directory: join(environment.dataDirectory, 'shared'),
      ownSide(name) {
        const tenant = tenants.find((one) => one.name === name);
        return tenant && ownSideOf(tenant, tenants, environment);
      },
    });
    return () => helping?.close();
  }

  test('[BLD-09] a machine that dies in the middle of a shard loses it to another one, and the site is as if one had built it', async () => {
    const common = anEnvironment();
    const lost = new Set<string>();
    const kept = new Set<string>();
    let dying: ChildProcess | undefined;
    const died = Promise.withResolvers<void>();
    const followed = Promise.withResolvers<boolean>();
    // Takes shards, and is gone as it puts its first page down.
    const one = await onAMachine(common, (method, path) => {
      const shard = /shared\/.*\/(\d+)-tasks/.exec(path)?.[1];
      if (shard !== undefined) lost.add(shard);
      if (method === 'PUT' && path.includes('/pages/') && dying?.kill('SIGKILL')) died.resolve();
      return true;
    });
    const other = await onAMachine(common, (method, path) => {
      const shard = /shared\/.*\/(\d+)-results/.exec(path)?.[1];
      if (method === 'PUT' && shard !== undefined) kept.add(shard);
      if (lost.size > 0 && lost.isSubsetOf(kept)) followed.resolve(true);
      return true;
    });
    // Whoever builds the shop comes no further until then.
    const home = await onAMachine(common, (method, path) =>
      method === 'PUT' && path.includes('/pages/') ? followed.promise : true,
    );
    dying = fork(new URL('./a-helper.ts', import.meta.url), [JSON.stringify(one)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const gone = once(dying, 'exit');
    onTestFinished(() => void dying?.kill('SIGKILL'));

    const said = printedErrors();
    const building = build(home);
    await died.promise;
    await gone;
    onTestFinished(await help(other));
    await building;
    expect(kept.size).toBeGreaterThan(0);
    expect(await pagesOf(common)).toEqual(alone);
    expect(said).toEqual([expect.stringMatching(/^Other machines rendered \d+ routes of shop shop\.$/)]);
  }, 120_000);

  describePageRenderer('[BLD-09] two machines', async () => {
    const environment = anEnvironment();
    onTestFinished(await help(environment));
    return aRenderer(environment);
  });

  /** Puts a shard of a build into the queue that nobody waits for. */
  async function aShard(environment: Environment, attempt: string) {
    const connection = connectRedis(environment.queueUrl ?? '', nothing);
    const queue = openPageQueue(pageQueueName(compiled), connection);
    onTestFinished(() => connection.disconnect());
    await queue.add('shard', { tenant: 'shop', attempt, round: 'r', shard: 0 }, { removeOnComplete: true });
    return queue;
  }

  test('[BLD-09] a shard of an attempt that is over is dropped', async () => {
    const environment = anEnvironment();
    const { job } = await aRenderer(environment);
    if (job.store.kind !== 's3') expect.fail();
    const exchange = openExchange(job.store, 'shop');
    await exchange.put(job.attempt, 'r/build.json', formatBuild(job, []));
    await exchange.put(job.attempt, 'r/0-tasks.json', '[]');
    await openSiteStore(environment).site('shop').begin();
    const queue = await aShard(environment, job.attempt);
    onTestFinished(await help(environment));
    await expect.poll(() => queue.getJobCountByTypes('waiting', 'active', 'failed')).toBe(0);
    expect(await exchange.get(job.attempt, 'r/0-results.json')).toBeUndefined();
  });

  test('[BLD-09] a machine on which the shop is set up otherwise leaves its shards to others, and says so', async () => {
    const environment = anEnvironment();
    const { job } = await aRenderer(environment);
    if (job.store.kind !== 's3') expect.fail();
    await openExchange(job.store, 'shop').put(job.attempt, 'r/build.json', formatBuild(job, []));
    const queue = await aShard(environment, job.attempt);
    const said: unknown[] = [];
    const log = { ...SILENT, warn: (_: unknown, line?: string) => said.push(line) };
    onTestFinished(await help(environment, [aTenant('shop', { languages: ['uz'] })], log));
    await expect.poll(() => said).toEqual([expect.stringContaining('Shop shop is set up otherwise here')]);
    await expect.poll(() => queue.getJobCountByTypes('waiting')).toBe(1);
    const names = [compiled, { ...compiled, version: 'other' }, { ...compiled, sources: 'other' }].map(
      pageQueueName,
    );
    expect(new Set(names).size).toBe(3);
  });
});
