import type { DoneRebuild, OngoingRebuild, ShopChanges } from '#domain/freshness/shop-changes.ts';

/** The state of the shop that a page shows; empty before the first answer. */
export interface Followed {
  /** Number of the last rebuild. */
  done?: number;
  /** Start of the rebuild that the page is shown ahead of; `overtaken` where a newer look ended that one. */
  ahead?: number | 'overtaken' | undefined;
}

/** What a page shows once these changes are told of, and whether it is to be loaded anew for it. */
export function followChanges(
  { done = Number.POSITIVE_INFINITY, ahead: before }: Followed,
  changes: ShopChanges,
  path: string,
): { next: Followed; isNew: boolean } {
  const { ongoing } = changes;
  const isReleased = changes.done.some(({ number, changed }) => number > done && isAmong(changed, path));
  const ahead = aheadOf(ongoing, path);
  const isOvertaken = !ahead && before && !isReleased && ongoing && !ongoing.failed;
  // What was shown ahead of its release needs not be shown again by it.
  const isSeen = ahead ? ahead === before : isReleased === (typeof before === 'number');
  return {
    next: { done: changes.done[0]?.number ?? 0, ahead: isOvertaken ? 'overtaken' : ahead },
    // The look that was given up stays until the newer one is there.
    isNew: !isSeen && !isOvertaken,
  };
}

/** Which rebuild on its way a page shows ahead of its release. */
const aheadOf = (ongoing: OngoingRebuild | null, path: string) =>
  ongoing?.previews?.includes(path) ? ongoing.startedAt : undefined;

/** Of many pages only the first are named. */
const isAmong = ({ first, count }: DoneRebuild['changed'], path: string) =>
  first.includes(path) || count > first.length;

/** For whom a page is as it is shown, in a few words. */
export function tellState({ ongoing }: ShopChanges, path: string): string {
  if (!ongoing) return 'As shoppers see it';
  if (ongoing.failed) return `Not for shoppers: ${ongoing.failed.reason}`;
  if (aheadOf(ongoing, path) === undefined) return 'The next look is on its way';
  const { stage, done, total } = ongoing;
  return stage === 'render' ? `For shoppers soon: ${done} of ${total} pages` : 'For shoppers in a moment';
}
