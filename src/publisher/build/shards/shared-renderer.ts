import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { type Exchange, openExchange } from '#publisher/publish/s3/exchange.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';
import { startOffering } from './offer-shards.ts';
import type { Helping } from './page-helper.ts';
import { ShardBoard, takeFrom } from './shard-board.ts';

/**
 * Routes of a shard: some seconds of a core. Its way to another machine and back is a few requests, some
 * tenths of a second.
 */
const SHARD_ROUTES = 200;

/** Fewer routes are rendered before another machine has the snapshot. */
const LARGE_PLAN = 5 * SHARD_ROUTES;

export interface SharingOptions {
  /** Redis or Valkey. */
  url: string;
  queueName: string;
  /** Renders the pages of this machine. */
  pool: PageRenderer;
  /** Helps others while this machine has no large plan of its own; none where left out. */
  helping?: Helping | undefined;
  shardRoutes?: number | undefined;
  largePlan?: number | undefined;
  log?: Log | undefined;
}

/**
 * Renders large plans with the help of other machines: who is there takes shards, and nobody is waited for.
 */
export function createSharedRenderer(options: SharingOptions): PageRenderer {
  const { pool, helping, shardRoutes = SHARD_ROUTES, largePlan = LARGE_PLAN, log = CONSOLE_LOG } = options;

  async function renderShared(
    exchange: Exchange,
    job: ShopJob,
    source: Iterator<RouteTask>,
    onResults: (results: RouteResult[]) => void,
  ): Promise<void> {
    const board = new ShardBoard(source, shardRoutes);
    const take = (results: RouteResult[]) => {
      const fresh = board.accept(results);
      if (fresh.length > 0) onResults(fresh);
      return fresh.length;
    };
    const goOn = helping?.pause();
    const offering = startOffering({ ...options, exchange, log, job, board, take });
    try {
      await pool.render(job, board.own(), take);
      board.throwIfFailed();
    } finally {
      await offering.end();
      goOn?.();
    }
  }

  return {
    fragmentTexts: (job) => pool.fragmentTexts(job),
    async render(job, tasks, onResults) {
      const source = tasks[Symbol.iterator]();
      const first = takeFrom(source, largePlan);
      const all = joined(first, source);
      if (first.length < largePlan || job.store.kind !== 's3') return pool.render(job, all, onResults);
      return renderShared(openExchange(job.store, job.tenant.name), job, all, onResults);
    },
  };
}

function* joined<Item>(first: Iterable<Item>, rest: Iterator<Item>): Generator<Item, undefined> {
  yield* first;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}
