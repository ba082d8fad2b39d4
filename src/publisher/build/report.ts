import type { GateFault } from '#publisher/release-checks/gate-error.ts';

/** How far a shop is. `total` is 0 where it is not known yet. */
export interface BuildProgress {
  tenant: string;
  stage: 'pull' | 'render' | 'publish';
  done: number;
  total: number;
}

/** Pages of a shop after a build that browsers show; a page is one file in one language. */
export interface PageCounts {
  /** Pages rendered in this build. */
  rendered: number;
  /** Rendered pages whose bytes differ from what was published. */
  written: number;
  removed: number;
  /** Pages that were not touched. */
  kept: number;
}

export interface ShopBuilt {
  tenant: string;
  status: 'built';
  pages: PageCounts;
  /** Number of the release; null where no page changed. */
  release: number | null;
  pullSeconds: number;
  /** Planning, rendering and publishing together. */
  buildSeconds: number;
  pagesPerSecond: number;
  htmlBytes: number;
  /** Oddities in the shop's data that did not stop the build. */
  warnings: string[];
}

export interface ShopFailed {
  tenant: string;
  status: 'failed';
  /** Names tenant, call or page, and reason. */
  error: string;
  /** What stopped the release; left out where it was something else. */
  faults?: readonly GateFault[];
  /** Whether an earlier site is still served. */
  lastGoodSite: boolean;
}

/** A shop that was rolled back: it stays as it is until it is told to go on. */
export interface ShopHeld {
  tenant: string;
  status: 'held';
  /** The release that it shows. */
  release: number;
  /** Says so, and how to let it go on. */
  error: string;
}

/** What `--report FILE` writes. */
export interface BuildReport {
  startedAt: string;
  seconds: number;
  codeVersion: string;
  compileSeconds: number;
  peakWorkerRssMb: number;
  shops: (ShopBuilt | ShopFailed | ShopHeld)[];
}
