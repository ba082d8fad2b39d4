import { availableParallelism } from 'node:os';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Log } from '#lib/log/log.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { WorkerPool } from '#publisher/render/pool/worker-pool.ts';
import type { CompiledSheets } from '#publisher/render/sheets/compile-sheets.ts';
import type { PageSource } from './build-run.ts';
import { type Directories, directoriesBelow } from './directories.ts';
import { openSiteStore } from './open-site-store.ts';
import { createPulling, type PullingOf } from './pulling.ts';
import { openHelping, openPageRenderer, type SharingTimes } from './shards/open-page-renderer.ts';
import { ownSideOf, type ShopContext, shopContextOf } from './shop-context.ts';

export interface BuilderOptions {
  environment: Environment;
  /** Where compiled pages are kept; below the data directory where left out. */
  compiledDirectory?: string | undefined;
  /** Render processes; one a core where left out. */
  workers?: number | undefined;
  /** How large plans are shared with other machines, where there are some. */
  sharing?: SharingTimes | undefined;
  /** Hears of what other machines do. */
  log?: Log | undefined;
  /** Style sheets to use; those of the sources where left out. */
  sheets?: CompiledSheets | undefined;
  /** Ends the compile and the render processes. */
  signal?: AbortSignal | undefined;
  /** Shops, whenever somebody asks, with whose builds elsewhere it helps; with none where left out. */
  helpsWith?: (() => readonly TenantConfig[]) | undefined;
}

/** All that builds shops in one process: compiled pages, render processes, and where sites are published. */
export interface Builder extends PageSource {
  directories: Directories;
  store: SiteStore;
  /** Render processes of this machine. */
  pool: WorkerPool;
  /** Context of a shop beside all others. */
  shop(tenant: TenantConfig, all: readonly TenantConfig[]): ShopContext;
  pulling: PullingOf;
  /** Helps no other machine any more. */
  stopHelping(): Promise<void>;
}

/** Opens the builder of an installation, and puts what pages link of the code among the assets. */
export async function openBuilder(options: BuilderOptions): Promise<Builder> {
  const { environment } = options;
  const rendering = await openRendering(options);
  const { directories, store, compiled } = rendering;
  await store.putAssets(compiled.clientDirectory);
  return {
    ...rendering,
    shop: (tenant, all) => shopContextOf(tenant, all, environment, { directories, store }),
    pulling: createPulling(environment),
  };
}

/** The part of a builder that renders: enough to help other machines. */
export async function openRendering(options: BuilderOptions): Promise<Omit<Builder, 'shop' | 'pulling'>> {
  const { environment, workers = availableParallelism(), sharing, log, signal, helpsWith } = options;
  const directories = directoriesBelow(environment.dataDirectory);
  const pages = await compilePages(options.compiledDirectory ?? directories.compiled, signal);
  const compiled = { ...pages, sheets: options.sheets ?? pages.sheets };
  const store = openSiteStore(environment, log);
  const pool = new WorkerPool(compiled.modulePath, workers);
  signal?.addEventListener('abort', () => pool.stop(), { once: true });
  const shared = { ...sharing, environment, compiled, store, pool, log };
  const ownSide = (name: string) => {
    const all = helpsWith?.() ?? [];
    const tenant = all.find((one) => one.name === name);
    return tenant && ownSideOf(tenant, all, environment);
  };
  const helping = helpsWith && (await openHelping({ ...shared, directory: directories.shared, ownSide }));
  const renderer = await openPageRenderer({ ...shared, helping });
  const stopHelping = async () => helping?.close();
  return { directories, store, compiled, pool, renderer, stopHelping };
}
