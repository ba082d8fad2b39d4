import type { PageGate } from '#gate/page-gate.ts';
import type { RouteTask } from '#plan/plan-render.ts';
import { encodeReads } from '#plan/read-set.ts';
import { pageHash } from '#publish/page-hash.ts';
import type { SiteAttempt } from '#publish/site-store.ts';
import { isTimeKey } from '#snapshot/time-key.ts';
import type { RouteResult } from './protocol.ts';
import type { ShopRenderer } from './shop-renderer.ts';

/** Renders all pages of a route, and stages what differs from the published pages and may go live. */
export async function runTask(
  renderer: ShopRenderer,
  gate: PageGate,
  attempt: SiteAttempt,
  task: RouteTask,
): Promise<RouteResult> {
  const { pages, reads } = await renderer.render(task.path);
  const result: RouteResult = {
    path: task.path,
    hashes: [],
    written: [],
    reads: encodeReads(reads),
    timeKeys: [...reads].filter(isTimeKey),
    faults: [],
    htmlBytes: 0,
  };
  // All before the first is packed: what they need of the machine stays at hand.
  const found = pages.map(({ path, chunks }) => gate(path, chunks));
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
