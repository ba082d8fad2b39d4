import { type FrameName, frameKey } from '#publisher/plan/frame-name.ts';
import { isCrawlerFile } from '#publisher/plan/route-pages.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import { compareFrames, type Frame, type PublishedFrame } from '#publisher/render/worker/frame.ts';
import type { ExplainedPlan } from './plan-build.ts';

/** Routes of which nothing but the frame changed: it is put into the bytes that are published. */
export interface Splices {
  publishedFrame: PublishedFrame;
  /** The changed fragments that the pages of each such route show. */
  shown: ReadonlyMap<string, readonly FrameName[]>;
}

/** Plans which of the routes of a plan need not be rendered; `keys` are all that changed. */
export function planSplices(
  index: Pick<PublishedIndex, 'readersOf'>,
  { paths, newPaths, retried }: Pick<ExplainedPlan, 'paths' | 'newPaths' | 'retried'>,
  keys: readonly string[],
  [before, after]: readonly [Frame, Frame],
): Splices | undefined {
  const change = compareFrames(before, after);
  if (!change || change.keys.size === 0) return;
  const rendered = new Set(index.readersOf(keys.filter((key) => !change.keys.has(key))));
  for (const path of newPaths) rendered.add(path);
  for (const { path } of retried) rendered.add(path);
  const shown = new Map<string, FrameName[]>();
  for (const path of paths) if (!rendered.has(path) && !isCrawlerFile(path)) shown.set(path, []);
  for (const name of change.names)
    for (const path of index.readersOf([frameKey(name)])) shown.get(path)?.push(name);
  return shown.size === 0
    ? undefined
    : { publishedFrame: { frame: before, changedKeys: [...change.keys] }, shown };
}
