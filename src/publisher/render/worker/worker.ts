import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { diskFaultText } from '#lib/storage-fault.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { isCrawlerFile } from '#publisher/plan/route-pages.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import type { SiteAttempt } from '#publisher/publish/protocol/site-store.ts';
import { createFileCheck } from '#publisher/release-checks/file-check.ts';
import { latin1Of } from '#publisher/release-checks/latin1.ts';
import { readOffers } from '#publisher/release-checks/one-record.ts';
import { createPageCheck, type PageCheck } from '#publisher/release-checks/page-check.ts';
import type { CompiledPages } from '#publisher/render/astro/compiled-pages.ts';
import { type PageScripts, readPageScripts } from '#publisher/render/astro/page-scripts.ts';
import { openSnapshot, type Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import type { EntryReader } from '#storefront/entries/model.ts';
import { productView } from '#storefront/view/product.ts';
import type { FrameSplicer } from './frame-splicer.ts';
import type { FromWorker, ShopJob, ToWorker, WorkerAt } from './protocol.ts';
import { runTask } from './render-task.ts';
import { ShopRenderer } from './shop-renderer.ts';

interface OpenShop {
  job: ShopJob;
  snapshot: Snapshot;
  renderer: ShopRenderer;
  check: PageCheck;
  attempt: SiteAttempt;
  /** Puts the frame of now into published pages, where nothing else of them changed. */
  splicer: FrameSplicer | undefined;
}

/** Parsed entries kept: pages next to each other in the catalogue read mostly the same ones. */
const ENTRIES_KEPT = 1500;

/** Shops kept open: as many as a service builds at once. */
const SHOPS_KEPT = 3;

let compiled: { pages: CompiledPages; scripts: PageScripts } | undefined;
/**
 * The shops that were opened last, the latest at the end. Between two builds a shop rests: nothing is read,
 * what was rendered stays.
 */
const shops = new Map<string, OpenShop>();

process.on('message', (message: ToWorker) => {
  void handle(message).then(answer, (error: unknown) =>
    answer({ kind: 'failed', path: null, message: explain(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function handle(message: ToWorker): Promise<FromWorker> {
  switch (message.kind) {
    case 'start':
      compiled = {
        pages: (await import(pathToFileURL(message.modulePath).href)) as CompiledPages,
        scripts: readPageScripts(message.modulePath),
      };
      return { kind: 'ready' };
    case 'open': {
      const { renderer } = await bringUp(message.job);
      return { kind: 'opened', fragments: renderer.fragmentTexts() };
    }
    case 'rehearse':
      for (const path of message.paths) await rehearse(openShop(message.shop), path);
      return { kind: 'rehearsed' };
    case 'render':
      return await renderAll(message.shop, message.tasks);
    case 'rest':
      openShop(message.shop).snapshot.rest();
      return { kind: 'resting' };
  }
}

/** The shop of a job, up to date: the one that rests where it can carry on. */
async function bringUp(job: ShopJob): Promise<OpenShop> {
  const { name } = job.tenant;
  let shop = shops.get(name);
  shops.delete(name);
  if (!shop || !carriesOn(shop, job)) {
    shop?.snapshot.close();
    const [oldest] = shops.keys();
    if (oldest !== undefined && shops.size >= SHOPS_KEPT) {
      shops.get(oldest)?.snapshot.close();
      shops.delete(oldest);
    }
    shop = await open(job);
  }
  shops.set(name, shop);
  if (!isDeepStrictEqual(shop.job.isolation, job.isolation)) shop.check = checkOf(job, shop.snapshot);
  shop.job = job;
  shop.attempt = attemptOf(job);
  shop.splicer = splicerOf(shop);
  return shop;
}

/** True if the shop that was open is the one to open; it is then brought up to date. */
function carriesOn({ job, snapshot, renderer }: OpenShop, next: ShopJob): boolean {
  const sameShop = {
    ...job,
    now: next.now,
    attempt: next.attempt,
    isolation: next.isolation,
    publishedFrame: next.publishedFrame,
  };
  if (!isDeepStrictEqual(sameShop, next)) return false;
  const changed = snapshot.catchUp();
  return changed !== undefined && renderer.carryOn(changed, next.now);
}

function openShop(name: string): OpenShop {
  const shop = shops.get(name);
  if (!shop) throw new Error(`The shop ${name} is not open.`);
  return shop;
}

async function open(job: ShopJob): Promise<OpenShop> {
  if (!compiled) throw new Error('The compiled pages are not loaded.');
  const snapshot = openSnapshot(job.snapshotFile, { cacheSize: ENTRIES_KEPT, tenant: job.tenant.name });
  const renderer = await ShopRenderer.create({
    tenant: job.tenant,
    origin: job.origin,
    styles: job.styles,
    appIcons: job.appIcons,
    leftOut: job.leftOut,
    entries: snapshot,
    routes: snapshot,
    now: job.now,
    ...compiled,
  });
  return {
    job,
    snapshot,
    renderer,
    check: checkOf(job, snapshot),
    attempt: attemptOf(job),
    splicer: undefined,
  };
}

/** New fragments are looked at once for all pages, as a page would be, and are to show no offer. */
function splicerOf({ job, renderer, check }: OpenShop): FrameSplicer | undefined {
  if (!job.publishedFrame) return;
  const isFit = (html: Buffer) =>
    check('/', [{ bytes: html, isShared: false }]).length === 0 && !showsOffers(html);
  return renderer.splicer(job.publishedFrame, job, isFit);
}

function showsOffers(html: Buffer): boolean {
  const [run] = readOffers(latin1Of(html), [html.length]);
  return run === undefined || run.shown.offers.length + run.told.length > 0;
}

/** Renders a page for nobody, and looks at it as if it went live: what pages share is known from then on. */
async function rehearse({ renderer, check }: OpenShop, path: string): Promise<void> {
  const { pages } = await renderer.render(path);
  for (const { path: page, chunks } of pages) check(page, chunks);
}

/** Check of a page against itself, and of a file for crawlers against the data. */
function checkOf({ tenant, isolation }: ShopJob, entries: EntryReader): PageCheck {
  const page = createPageCheck(tenant, isolation);
  const { variation } = productView({ entries }, { cards: () => [] });
  const file = createFileCheck(isolation, (id) => variation(id)?.offer);
  return (path, chunks) => (isCrawlerFile(path) ? file : page)(path, chunks);
}

const attemptOf = ({ store, tenant, attempt }: ShopJob) =>
  openStore(store).site(tenant.name).attempt(attempt);

async function renderAll(shopName: string, tasks: RouteTask[]): Promise<FromWorker> {
  const shop = openShop(shopName);
  const results = [];
  for (const task of tasks) {
    // Sent at once: whoever waits knows of a page that never ends.
    answer({ kind: 'at', path: task.path });
    try {
      results.push(await runTask(shop.renderer, shop.check, shop.attempt, task, shop.splicer));
    } catch (error) {
      return { kind: 'failed', path: task.path, message: explain(error) };
    }
  }
  return { kind: 'rendered', results, rssBytes: process.resourceUsage().maxRSS * 1024 };
}

function answer(message: FromWorker | WorkerAt): void {
  // Whoever asked may have gone meanwhile.
  process.send?.(message, () => {});
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const fault = diskFaultText(error);
  if (fault !== undefined) return fault;
  return error.cause === undefined
    ? (error.stack ?? error.message)
    : `${error.message} ${explain(error.cause)}`;
}
