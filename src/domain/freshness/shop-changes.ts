/** What had the pages of a shop looked at: a message by its id, or what was noticed without one. */
export interface ChangeTrigger {
  kind: 'build' | 'message' | 'first' | 'start' | 'reconcile' | 'sweep' | 'look' | 'time';
  id: string;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** The stages of a rebuild in their order. */
export type RebuildStage = 'pull' | 'plan' | 'render' | 'publish';

/** A rebuild that is on its way, or failed and waits for its next try. */
export interface OngoingRebuild {
  triggers: readonly ChangeTrigger[];
  startedAt: number;
  stage: RebuildStage;
  /** Pages of the stage; `total` is 0 where nobody knows yet. */
  done: number;
  total: number;
  /** Addresses of pages that already show how the shop will look, to who asks for what is to come. */
  previews?: readonly string[];
  /** Why it failed, and when it is tried again, if by itself; undefined while it is worked on. */
  failed?: { reason: string; nextAt: number | null };
}

/** A rebuild that is done. */
export interface DoneRebuild {
  number: number;
  release: number | null;
  triggers: readonly ChangeTrigger[];
  startedAt: number;
  /** From then on the new pages were served. */
  publishedAt: number;
  /**
   * When somebody was first sent a page of it; null where nobody asked yet, left out where nobody watched.
   */
  readAt?: number | null | undefined;
  milliseconds: Record<RebuildStage, number>;
  pages: { rendered: number; written: number; removed: number; kept: number };
  /** Why all pages were rendered; null where single ones were. */
  fullReason: string | null;
  /** Addresses of pages that became others, the first of `count`. */
  changed: { first: readonly string[]; count: number };
}

/** How far the changes of a shop are on their way to its pages; the last ones first. */
export interface ShopChanges {
  ongoing: OngoingRebuild | null;
  /** What waits its turn, or its next try. */
  waiting: readonly ChangeTrigger[];
  done: readonly DoneRebuild[];
}
