import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { encodeReads } from '#publisher/plan/read-set.ts';
import { isFeed } from '#publisher/plan/route-pages.ts';
import { pageHash } from '#publisher/publish/protocol/page-hash.ts';
import type { SiteAttempt } from '#publisher/publish/protocol/site-store.ts';
import type { PageCheck } from '#publisher/release-checks/page-check.ts';
import type { ReleaseFault } from '#publisher/release-checks/release-check-error.ts';
import { CATALOGUE_KEY } from '#storefront/entries/catalogue-key.ts';
import { isTimeKey } from '#storefront/entries/time-key.ts';
import type { RouteResult } from './protocol.ts';
import type { ShopRenderer } from './shop-renderer.ts';

/** Renders all pages of a route, and stages what differs from the published pages and may go live. */
export async function runTask(
  renderer: ShopRenderer,
  check: PageCheck,
  attempt: SiteAttempt,
  task: RouteTask,
): Promise<RouteResult> {
  if (isFeed(task.path)) return writeFeeds(renderer, check, attempt, task);
  const { pages, reads } = await renderer.render(task.path);
  const result = resultOf(task, reads);
  // All before the first is packed: what they need of the machine stays at hand.
  const found = pages.map(({ path, chunks }) => check(path, chunks));
  for (const [index, { path, html }] of pages.entries()) {
    const hash = pageHash(html);
    const changed = hash !== task.publishedHashes?.[index];
    // A page that is published passed, but perhaps before a shop came whose host it names.
    const faults = found[index] ?? [];
    result.faults.push(...faults);
    if (changed && faults.length === 0) await attempt.stage(path, html);
    result.hashes.push(hash);
    result.written.push(changed);
    result.htmlBytes += html.byteLength;
  }
  return result;
}

/**
 * The same for a feed, of which no more is held than some chunks. Its languages are written side by side, so
 * that what they read is read once. What has a fault is staged as far as it came, and never published.
 */
async function writeFeeds(
  renderer: ShopRenderer,
  check: PageCheck,
  attempt: SiteAttempt,
  task: RouteTask,
): Promise<RouteResult> {
  const result = resultOf(task, new Set([CATALOGUE_KEY]));
  const written = renderer.feeds(task.path).map(async ({ path, chunks }) => {
    const faults = new Map<string, ReleaseFault>();
    const looked = function* () {
      for (const bytes of chunks) {
        for (const fault of check(path, [{ bytes, isShared: false }])) faults.set(fault.text, fault);
        result.htmlBytes += bytes.length;
        yield bytes;
        if (faults.size > 0) return;
      }
    };
    const hash = await attempt.stageChunks(path, looked());
    return { hash, faults: [...faults.values()] };
  });
  for (const [index, { hash, faults }] of (await Promise.all(written)).entries()) {
    result.faults.push(...faults);
    result.hashes.push(hash);
    result.written.push(hash !== task.publishedHashes?.[index]);
  }
  return result;
}

function resultOf({ path }: RouteTask, reads: ReadonlySet<string>): RouteResult {
  return {
    path,
    hashes: [],
    written: [],
    reads: encodeReads(reads),
    timeKeys: [...reads].filter(isTimeKey),
    faults: [],
    htmlBytes: 0,
  };
}
