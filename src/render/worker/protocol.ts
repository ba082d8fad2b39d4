import type { TimeKey } from '#snapshot/time-key.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import type { PageStyles } from '#variants/page-sheets.ts';

/** Everything a worker needs to render pages of one shop. */
export interface ShopJob {
  tenant: TenantConfig;
  origin: string;
  styles: PageStyles;
  snapshotFile: string;
  /** The time that pages are rendered for: the same for all workers of a build. */
  now: Date;
  /** Where changed pages are written, each with its compressed forms. */
  stagingDirectory: string;
}

/**
 * One route to render; `publishedHashes` are those of its published pages in the order of the tenant's
 * languages.
 */
export interface RouteTask {
  path: string;
  publishedHashes: string[] | null;
}

/** One route after rendering. A page whose hash is the published one was not written. */
export interface RouteResult {
  path: string;
  hashes: string[];
  /** Of each language, whether the page was written to the staging directory. */
  written: boolean[];
  reads: Uint8Array;
  /** Those among the reads that are keys of time. */
  timeKeys: TimeKey[];
  /** UTF-8 length of all pages of the route. */
  htmlBytes: number;
}

export type ToWorker =
  | { kind: 'start'; modulePath: string }
  | { kind: 'open'; shop: string; job: ShopJob }
  | { kind: 'render'; shop: string; tasks: RouteTask[] }
  | { kind: 'close'; shop: string };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'opened'; fragments: { header: string; footer: string } }
  | { kind: 'rendered'; results: RouteResult[]; rssBytes: number }
  | { kind: 'closed' }
  | { kind: 'failed'; path: string | null; message: string };
