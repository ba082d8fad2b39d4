import { inLanguage } from '#paths.ts';
import type { RouteTask } from '#plan/plan-render.ts';
import { encodeReads } from '#plan/read-set.ts';
import { pageHash } from '#publish/page-hash.ts';
import type { SiteAttempt } from '#publish/site-store.ts';
import { isTimeKey } from '#snapshot/time-key.ts';
import type { RouteResult } from './protocol.ts';
import type { ShopRenderer } from './shop-renderer.ts';

/** Renders a route in all languages and stages what differs from the published pages. */
export async function runTask(
  renderer: ShopRenderer,
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
    htmlBytes: 0,
  };
  for (const [index, { language, html }] of pages.entries()) {
    const hash = pageHash(html);
    const changed = hash !== task.publishedHashes?.[index];
    if (changed) await attempt.stage(inLanguage(task.path, language, defaultLanguage), html);
    result.hashes.push(hash);
    result.written.push(changed);
    result.htmlBytes += html.byteLength;
  }
  return result;
}
