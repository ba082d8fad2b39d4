import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import type { FullReason } from '#publisher/publish/index/publish-note.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';

/** Reason for which all pages are rendered; undefined where only those are that read what changed. */
export function fullRebuildReason(
  index: Pick<PublishedIndex, 'input'>,
  inputs: BuildInputs,
  { full, isKnown }: { full: boolean; isKnown: boolean },
): FullReason | undefined {
  if (full) return 'full';
  if (!isKnown) return 'first';
  return (['code', 'tenant'] as const).find((name) => index.input(name) !== inputs[name]);
}
