import type { PageGate } from '#gate/page-gate.ts';
import { inLanguage } from '#paths.ts';
import type { RouteTask } from '#plan/plan-render.ts';
import { encodeReads } from '#plan/read-set.ts';
import { pageHash } from '#publish/page-hash.ts';
import type { SiteAttempt } from '#publish/site-store.ts';
import { isTimeKey } from '#snapshot/time-key.ts';
import type { RouteResult } from './protocol.ts';
import type { ShopRenderer } from './shop-renderer.ts';

/** Renders a route in all languages, and stages what differs from the published pages and may go live. */
export async function runTask(
  renderer: ShopRenderer,
  gate: PageGate,
  attempt: SiteAttempt,
  task: RouteTask,
): Promise<RouteResult> {
  const { pages, reads } = await renderer.render(task.path);
  const defaultLanguage = pages[0]?.language ?? 'ru';
  const result: RouteResult = {
    path: task.path,
    hashes: [],
    written: [],
    reads: encodeReads(reads),
    timeKeys: [...reads].filter(isTimeKey),
    faults: [],
    htmlBytes: 0,
  };
  for (const [index, { language, html, chunks }] of pages.entries()) {
    const hash = pageHash(html);
    const changed = hash !== task.publishedHashes?.[index];
    const path = inLanguage(task.path, language, defaultLanguage);
    // A page that is published passed, but perhaps before a shop came whose host it names.
    const faults = gate(path, chunks);
    result.faults.push(...faults);
    if (changed && faults.length === 0) await attempt.stage(path, html);
    result.hashes.push(hash);
    result.written.push(changed);
    result.htmlBytes += html.byteLength;
  }
  return result;
}
