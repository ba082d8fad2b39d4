import type { Log } from '#lib/log/log.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import type { HelperOptions, Helping } from './page-helper.ts';
import type { SharingOptions } from './shared-renderer.ts';

/** Sizes of shards, and the time after which one is lost; as they always are where left out. */
export type SharingTimes = Pick<SharingOptions, 'shardRoutes' | 'largePlan'> &
  Pick<HelperOptions, 'lostAfter'>;

export interface PageRendererOptions extends SharingTimes {
  environment: Environment;
  compiled: Compiled;
  store: SiteStore;
  /** Renders the pages of this machine. */
  pool: PageRenderer;
  log?: Log | undefined;
}

/** Renders pages with the other machines of the installation, where there may be some. */
export async function openPageRenderer(
  options: PageRendererOptions & { helping?: Helping | undefined },
): Promise<PageRenderer> {
  const { queueUrl: url, storeBucket } = options.environment;
  if (url === undefined || !storeBucket) return options.pool;
  const { createSharedRenderer } = await import('./shared-renderer.ts');
  const { pageQueueName } = await import('./page-queue.ts');
  return createSharedRenderer({ ...options, url, queueName: pageQueueName(options.compiled) });
}

/** Helps the other machines of the installation; undefined where there can be none. */
export async function openHelping(
  options: PageRendererOptions & Pick<HelperOptions, 'ownSide' | 'directory'>,
): Promise<Helping | undefined> {
  const { location: store } = options.store;
  const url = options.environment.queueUrl;
  if (url === undefined || store.kind !== 's3') return undefined;
  const { startHelping } = await import('./page-helper.ts');
  const { pageQueueName } = await import('./page-queue.ts');
  return startHelping({ ...options, url, store, queueName: pageQueueName(options.compiled) });
}
