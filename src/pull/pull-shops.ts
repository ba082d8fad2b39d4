import { createLimiter } from '#shop/limiter.ts';
import { type PullReport, type PullShopOptions, pullShop } from './pull-shop.ts';

/** How the pull of one tenant ended. */
export type PullResult = { tenant: string; ok: true; report: PullReport } | { tenant: string; ok: false; error: unknown };

/** Pulls several shops, some at once. A shop that fails does not hold up the others; results come in the order of the jobs. */
export function pullShops(jobs: readonly PullShopOptions[], { concurrency = 4 }: { concurrency?: number } = {}): Promise<PullResult[]> {
  const limit = createLimiter(concurrency);
  return Promise.all(
    jobs.map((job) =>
      limit(() => pullShop(job)).then(
        (report): PullResult => ({ tenant: job.client.tenant, ok: true, report }),
        (error: unknown): PullResult => ({ tenant: job.client.tenant, ok: false, error }),
      ),
    ),
  );
}
