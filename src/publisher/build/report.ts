import type { StoppedRoute } from '#publisher/publish/index/stopped-routes.ts';
import type { ReleaseFault } from '#publisher/release-checks/release-check-error.ts';

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
  /** Pages that release checks stop: they stay as they were, and are tried again with each build. */
  stopped: readonly StoppedRoute[];
  /** Oddities in the shop's data that did not stop the build. */
  warnings: string[];
}

export interface ShopFailed {
  tenant: string;
  status: 'failed';
  /** Names tenant, call or page, and reason. */
  error: string;
  /** Faults that stopped the release; left out where it was something else. */
  faults?: readonly ReleaseFault[];
  /** True where an earlier site is still served. */
  lastGoodSite: boolean;
}

/** A shop that was rolled back: it stays as it is until it is told to go on. */
export interface ShopPinned {
  tenant: string;
  status: 'pinned';
  /** The release that it shows. */
  release: number;
  /** Says so, and how to let it go on. */
  error: string;
}

/** Report that `--report FILE` writes. */
export interface BuildReport {
  startedAt: string;
  seconds: number;
  codeVersion: string;
  compileSeconds: number;
  peakWorkerRssMb: number;
  shops: (ShopBuilt | ShopFailed | ShopPinned)[];
}
