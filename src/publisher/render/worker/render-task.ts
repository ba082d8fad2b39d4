import type { Language } from '#contract/value/primitive.ts';
import { reasonOf } from '#lib/log/log.ts';
import { diskFaultText, isDamage } from '#lib/storage-fault.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { encodeReads } from '#publisher/plan/read-set.ts';
import { isFeed, pagesOf } from '#publisher/plan/route-pages.ts';
import { pageHash } from '#publisher/publish/protocol/page-hash.ts';
import type { SiteAttempt } from '#publisher/publish/protocol/site-store.ts';
import type { PageCheck } from '#publisher/release-checks/page-check.ts';
import type { ReleaseFault } from '#publisher/release-checks/release-check-error.ts';
import { CATALOGUE_KEY } from '#storefront/entries/catalogue-key.ts';
import { isTimeKey } from '#storefront/entries/time-key.ts';
import type { FrameSplicer } from './frame-splicer.ts';
import type { RouteResult } from './protocol.ts';
import type { ShopRenderer } from './shop-renderer.ts';

const REMEDY = 'Look at the data of the page, then at the code that renders it.';

/**
 * Renders all pages of a route, and stages what differs from the published pages where all of them may go
 * live. One that cannot be rendered is a fault of the route; what the disk says is thrown.
 */
export async function runTask(
  renderer: ShopRenderer,
  check: PageCheck,
  attempt: SiteAttempt,
  task: RouteTask,
  splicer?: FrameSplicer,
): Promise<RouteResult> {
  if (isFeed(task.path)) return writeFeeds(renderer, check, attempt, task);
  const spliced = splicer && (await splicePages(renderer.languages, attempt, task, splicer));
  if (spliced) return spliced;
  const rendered = await renderer.render(task.path).catch((error: unknown) => faultOf(task.path, error));
  if ('check' in rendered) return { ...resultOf(task, new Set()), faults: [rendered] };
  const { pages, reads } = rendered;
  const result = resultOf(task, reads);
  // All before the first is packed: what they need of the machine stays at hand.
  const found = pages.map(({ path, chunks }) => check(path, chunks));
  // A page that is published passed, but perhaps before a shop came whose host it names.
  result.faults.push(...found.flat());
  for (const [index, { path, html }] of pages.entries()) {
    const hash = pageHash(html);
    const changed = hash !== task.publishedHashes?.[index];
    if (changed && result.faults.length === 0) await attempt.stage(path, html);
    result.hashes.push(hash);
    result.written.push(changed);
    result.htmlBytes += html.byteLength;
  }
  return result;
}

/**
 * The same without a render, for a route of which only the frame changed; undefined where a page is not as it
 * was published, or does not show the frame in the known way.
 */
async function splicePages(
  languages: readonly Language[],
  attempt: SiteAttempt,
  task: RouteTask,
  splicer: FrameSplicer,
): Promise<RouteResult | undefined> {
  const { path, publishedHashes, changedFrame } = task;
  if (!changedFrame || !publishedHashes) return;
  const pages: { page: string; html: Buffer; hash: string }[] = [];
  for (const [at, page] of pagesOf(path, languages).slice(0, languages.length).entries()) {
    const published = await attempt.read(page);
    if (!published || pageHash(published) !== publishedHashes[at]) return;
    const html = splicer.splice(
      Buffer.from(published.buffer, published.byteOffset, published.length),
      at,
      path,
      changedFrame,
    );
    if (!html) return;
    pages.push({ page, html, hash: pageHash(html) });
  }
  // No reads: they are those of the published pages.
  const result = resultOf(task, new Set());
  for (const [at, { page, html, hash }] of pages.entries()) {
    const changed = hash !== publishedHashes[at];
    if (changed) await attempt.stage(page, html);
    result.hashes.push(hash);
    result.written.push(changed);
    result.htmlBytes += html.byteLength;
  }
  // Files for crawlers beside the pages show nothing of the frame.
  for (const hash of publishedHashes.slice(languages.length)) {
    result.hashes.push(hash);
    result.written.push(false);
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
      for (const bytes of untilFault(path, chunks, (fault) => faults.set(fault.text, fault))) {
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

/** Chunks of a file up to the one that cannot be made. */
function* untilFault(
  path: string,
  chunks: Iterable<Buffer>,
  onFault: (fault: ReleaseFault) => void,
): Generator<Buffer> {
  try {
    for (const chunk of chunks) yield chunk;
  } catch (error) {
    onFault(faultOf(path, error));
  }
}

/** Fault of a page that cannot be rendered. Throws what is no fault of the page: that of a disk. */
function faultOf(page: string, error: unknown): ReleaseFault {
  if (diskFaultText(error) !== undefined || isDamage(error)) throw error;
  return { page, check: 'rendering', text: `cannot be rendered: ${reasonOf(error)}`, remedy: REMEDY };
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
