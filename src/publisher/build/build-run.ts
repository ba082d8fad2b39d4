import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { Begun, ShopSite, SiteAttempt } from '#publisher/publish/protocol/site-store.ts';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import type { Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import type { BuildObserver } from './build-observer.ts';
import type { BuildReason } from './note-publish.ts';
import type { ShopContext } from './shop-context.ts';

/** Compiled pages, and who renders them: the same for all shops of a process. */
export interface PageSource {
  compiled: Compiled;
  renderer: PageRenderer;
}

export interface BuildShopOptions {
  /** The time that pages are rendered for. */
  now: Date;
  /** Render every page, whatever changed. */
  full?: boolean;
  /** Milliseconds between two times that files of the whole catalogue are written; 0 for at once. */
  cataloguePace?: number;
  /** Where more routes are to be rendered it throws a LongPlanError; any number where left out. */
  mostRoutes?: number | undefined;
  /** Asked once the site is taken over: throws where another machine has the job to build the shop by now. */
  confirmJob?: (() => Promise<void>) | undefined;
  /** Aborted once a newer look of the shop is known: rendering ends in a SupersededError then. */
  superseded?: AbortSignal | undefined;
  /** Ends the build until the first page moves; a publish that has begun comes to its end. */
  signal?: AbortSignal | undefined;
  /** Why it is built, for the ledger; because somebody asks where left out. */
  reason?: BuildReason;
  observer?: BuildObserver;
}

/** One build of one shop, from the moment in which it has its site for itself: what all steps work with. */
export interface BuildRun {
  shop: ShopContext;
  pages: PageSource;
  options: BuildShopOptions;
  begun: Begun;
  site: ShopSite;
  /** The shop has been published. */
  siteIsThere: boolean;
  attempt: SiteAttempt;
  index: PublishedIndex;
  snapshot: Snapshot;
}
