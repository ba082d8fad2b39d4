/** Trigger of a look at a shop's pages: a message by its id, or something noticed without one. */
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

/** Progress of a shop's changes on the way to its pages; the last ones first. */
export interface ShopChanges {
  ongoing: OngoingRebuild | null;
  /** Changes that wait for their turn, or for their next try. */
  waiting: readonly ChangeTrigger[];
  done: readonly DoneRebuild[];
}
