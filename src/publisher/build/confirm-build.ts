import type { PublishNote } from '#publisher/publish/index/publish-note.ts';
import type { BuildRun } from './build-run.ts';
import type { Comparison } from './compare/compare.ts';
import { RELEASE_INPUT } from './compare/known-release.ts';
import { timeReads } from './compare/time-reads.ts';
import { type BuildReason, notePublish } from './note-publish.ts';
import type { PublishedRelease } from './publish-release.ts';
import type { RenderedPlan } from './render-routes.ts';
import type { PageCounts } from './report.ts';

interface BuildOutcome {
  rendered: RenderedPlan;
  published: PublishedRelease;
  reason: BuildReason;
  pages: PageCounts;
  milliseconds: PublishNote['milliseconds'];
}

/** Last step of a build: the index takes over what is published by now, and the ledger why. */
export async function confirmBuild(
  { pages: { compiled }, options, index }: BuildRun,
  { plan, difference, inputs, otherKeys, fullReason }: Comparison,
  { rendered, published, reason, pages, milliseconds }: BuildOutcome,
): Promise<void> {
  await index.confirm({
    removedPaths: plan.removedPaths,
    entries: difference.entries,
    inputs: {
      ...inputs,
      times: JSON.stringify(timeReads(rendered.timeKeys, options.now)),
      [RELEASE_INPUT]: String(published.shown),
    },
    note: notePublish({
      reason,
      code: compiled.version,
      fullReason,
      keys: [...difference.changedKeys, ...otherKeys],
      changeset: published.changeset,
      pages,
      milliseconds,
      publishedAt: Date.now(),
      release: published.made,
    }),
  });
}
