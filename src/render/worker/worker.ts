import { pathToFileURL } from 'node:url';
import type { RouteTask } from '#plan/plan-render.ts';
import { openStore } from '#publish/open-store.ts';
import type { ShopSite } from '#publish/site-store.ts';
import type { CompiledPages } from '#render/astro/compiled-pages.ts';
import { type IslandScripts, readIslandScripts } from '#render/astro/island-scripts.ts';
import { openSnapshot, type Snapshot } from '#snapshot/open-snapshot.ts';
import type { FromWorker, ShopJob, ToWorker } from './protocol.ts';
import { runTask } from './render-task.ts';
import { ShopRenderer } from './shop-renderer.ts';

interface OpenShop {
  snapshot: Snapshot;
  renderer: ShopRenderer;
  site: ShopSite;
}

/** Parsed entries kept: pages next to each other in the catalogue read mostly the same ones. */
const ENTRIES_KEPT = 1500;

let compiled: { pages: CompiledPages; islandScripts: IslandScripts } | undefined;
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
        islandScripts: readIslandScripts(message.modulePath),
      };
      return { kind: 'ready' };
    case 'open': {
      const shop = await open(message.job);
      shops.set(message.shop, shop);
      return { kind: 'opened', fragments: shop.renderer.fragmentTexts() };
    }
    case 'render':
      return await renderAll(message.shop, message.tasks);
    case 'close':
      shops.get(message.shop)?.snapshot.close();
      shops.delete(message.shop);
      return { kind: 'closed' };
  }
}

async function open(job: ShopJob): Promise<OpenShop> {
  if (!compiled) throw new Error('The compiled pages are not loaded.');
  const snapshot = openSnapshot(job.snapshotFile, { cacheSize: ENTRIES_KEPT });
  const renderer = await ShopRenderer.create({
    tenant: job.tenant,
    origin: job.origin,
    styles: job.styles,
    entries: snapshot,
    now: job.now,
    ...compiled,
  });
  return { snapshot, renderer, site: openStore(job.store).site(job.tenant.name) };
}

async function renderAll(shopName: string, tasks: RouteTask[]): Promise<FromWorker> {
  const shop = shops.get(shopName);
  if (!shop) throw new Error(`The shop ${shopName} is not open.`);
  const results = [];
  for (const task of tasks) {
    try {
      results.push(await runTask(shop.renderer, shop.site, task));
    } catch (error) {
      return { kind: 'failed', path: task.path, message: explain(error) };
    }
  }
  return { kind: 'rendered', results, rssBytes: process.resourceUsage().maxRSS * 1024 };
}

function answer(message: FromWorker): void {
  process.send?.(message);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? (error.stack ?? error.message)
    : `${error.message} ${explain(error.cause)}`;
}
