import type { DoneRebuild, OngoingRebuild, ShopChanges } from '#domain/freshness/shop-changes.ts';

/** The state of the shop that a page shows; empty before the first answer. */
export interface Followed {
  /** Number of the last rebuild. */
  done?: number;
  /** Start of the rebuild that the page is shown ahead of; `superseded` where a newer look ended that one. */
  ahead?: number | 'superseded' | undefined;
}

/** State of a page after these changes; `isNew` where it is to be loaded anew. */
export function followChanges(
  { done = Number.POSITIVE_INFINITY, ahead: before }: Followed,
  changes: ShopChanges,
  path: string,
): { next: Followed; isNew: boolean } {
  const { ongoing } = changes;
  const isReleased = changes.done.some(({ number, changed }) => number > done && isAmong(changed, path));
  const ahead = aheadOf(ongoing, path);
  const isSuperseded = !ahead && before && !isReleased && ongoing && !ongoing.failed;
  // A page that was shown ahead of its release needs not be loaded again by it.
  const isSeen = ahead ? ahead === before : isReleased === (typeof before === 'number');
  return {
    next: { done: changes.done[0]?.number ?? 0, ahead: isSuperseded ? 'superseded' : ahead },
    // The look that was given up stays until the newer one is there.
    isNew: !isSeen && !isSuperseded,
  };
}

/** Start of the rebuild that a page shows ahead of its release. */
const aheadOf = (ongoing: OngoingRebuild | null, path: string) =>
  ongoing?.previews?.includes(path) ? ongoing.startedAt : undefined;

/** Of many pages only the first are named. */
const isAmong = ({ first, count }: DoneRebuild['changed'], path: string) =>
  first.includes(path) || count > first.length;

/** Audience of a page as it is shown, in a few words. */
export function stateOf({ ongoing }: ShopChanges, path: string): string {
  if (!ongoing) return 'As shoppers see it';
  if (ongoing.failed) return `Not for shoppers: ${ongoing.failed.reason}`;
  if (aheadOf(ongoing, path) === undefined) return 'The next look is on its way';
  const { stage, done, total } = ongoing;
  return stage === 'render' ? `For shoppers soon: ${done} of ${total} pages` : 'For shoppers in a moment';
}
