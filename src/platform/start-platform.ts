import { ALL_ROUTES } from './areas/all-routes.ts';
import { noteCommand } from './areas/cache/note-command.ts';
import { WebhookSender } from './areas/cache/webhook-sender.ts';
import { findCustomer } from './areas/customer/session.ts';
import { PushSender } from './areas/notification/push-sender.ts';
import { applyDueChanges } from './areas/order/apply-due-changes.ts';
import { SCHEMA } from './areas/schema.ts';
import type { ShopSeed } from './areas/shop/shop-seed.ts';
import { listShopSummaries, type ShopSummary } from './areas/shop/shop-summary.ts';
import { type SeedProgress, writeShop } from './areas/shop/write-shop.ts';
import { uploadSite } from './areas/upload/upload-site.ts';
import { callSite } from './http/answer-call.ts';
import type { PlatformContext, ShopRules } from './http/context.ts';
import { docsSite } from './http/docs/docs-site.ts';
import { startServer } from './http/server.ts';
import type { Site } from './http/site.ts';
import { SYSTEM_CLOCK } from './store/clock.ts';
import { openDatabase, removeDatabase, type Sql } from './store/database.ts';

const RULES: ShopRules = { findCustomer, applyDueChanges, noteCommand };

const STOREFRONT = 'http://{subdomain}.localhost:4321';

export interface PlatformOptions {
  /** The SQLite file that keeps the shops; made where it does not exist. */
  file: string;
  /** 0 takes any free port. */
  port: number;
  /**
   * Shops to write into the file where it does not have them; shops that are only in the file are served too.
   */
  shops?: readonly ShopSeed[];
  /** `127.0.0.1` where left out. */
  host?: string;
  /** Checks every answer against the contract and answers 500 where one breaks it; off where left out. */
  checkAnswers?: boolean;
  /** Throws away what the file has and writes `shops` anew. */
  reset?: boolean;
  /**
   * Address of the storefronts, with `{subdomain}` in it, for links; `http://{subdomain}.localhost:4321`
   * where left out.
   */
  storefront?: string;
  /** Pushes notifications to services of this machine, too, as tests have them; off where left out. */
  localPush?: boolean;
  onProgress?: SeedProgress;
}

/** Parts that are laid around a platform. */
export interface PlatformSurroundings<More> {
  /** Sites beside the platform's own; of two that own a path these come first, uploads apart. */
  sites: readonly Site<PlatformContext & More>[];
  /** Fields of the context that these sites read, or that take the place of the platform's. */
  context: More & Partial<Pick<PlatformContext, 'clock' | 'disturb'>>;
}

/** A running shop platform. */
export interface Platform<Context = PlatformContext> {
  /** `http://127.0.0.1:4400`, without a closing slash. */
  url: string;
  port: number;
  context: Context;
  /** Its shops with their sizes. */
  shops(): ShopSummary[];
  /** Drops open connections and closes the file. */
  close(): Promise<void>;
}

/**
 * Starts a shop platform on one SQLite file: the calls of the contract, and nothing else where no
 * surroundings are given. Throws `PlatformFileError` where the file cannot be used, and the error of node:net
 * (`EADDRINUSE` where the port is taken).
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform>;
export async function startPlatform<More>(
  options: PlatformOptions,
  surroundings: PlatformSurroundings<More>,
): Promise<Platform<PlatformContext & More>>;
export async function startPlatform<More>(
  options: PlatformOptions,
  { sites, context: more }: Partial<PlatformSurroundings<More>> = {},
): Promise<Platform<PlatformContext & More>> {
  const { file, port, shops = [], host = '127.0.0.1', reset = false, onProgress } = options;
  const stop = new AbortController();
  // The port first: the file of a platform that runs already is left alone, and nobody waits for shops in
  // vain.
  const server = await startServer<PlatformContext & More>(port, host, [
    uploadSite,
    ...(sites ?? []),
    callSite(ALL_ROUTES),
    docsSite,
  ]);
  let sql: Sql | undefined;
  try {
    if (reset) removeDatabase(file);
    sql = openDatabase(file, SCHEMA);
    for (const shop of shops) await writeShop(sql, shop, onProgress);
  } catch (error) {
    await server.close();
    sql?.close();
    throw error;
  }
  const webhooks = new WebhookSender(sql, stop.signal);
  const pushes = new PushSender(sql, stop.signal, options.localPush ?? false);
  const own: PlatformContext = {
    sql,
    clock: SYSTEM_CLOCK,
    rules: RULES,
    host,
    storefront: options.storefront ?? STOREFRONT,
    checkAnswers: options.checkAnswers ?? false,
    stopping: stop.signal,
  };
  const context = Object.assign(own, more) as PlatformContext & More;
  server.open(context, (method) => {
    // Reading applies due changes of orders, which may make a stock scarce.
    webhooks.wake();
    if (method !== 'GET') pushes.wake();
  });
  webhooks.wake();
  pushes.wake();
  return {
    url: `http://${host}:${server.port}`,
    port: server.port,
    context,
    shops: () => listShopSummaries(context.sql),
    async close() {
      if (stop.signal.aborted) return;
      stop.abort();
      await server.close();
      context.sql.close();
    },
  };
}
