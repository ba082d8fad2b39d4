import { ALL_COMMANDS } from '#platform/areas/all-commands.ts';
import { ALL_ROUTES } from '#platform/areas/all-routes.ts';
import { noteCommand } from '#platform/areas/cache/note-command.ts';
import { WebhookSender } from '#platform/areas/cache/webhook-sender.ts';
import { findCustomer } from '#platform/areas/customer/session.ts';
import { geocodingRoutes } from '#platform/areas/geocoding/geocoding-routes.ts';
import { PushSender } from '#platform/areas/notification/push-sender.ts';
import { settleOrders } from '#platform/areas/order/settle-orders.ts';
import { SCHEMA } from '#platform/areas/schema.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { listShopSummaries, type ShopSummary } from '#platform/areas/shop/shop-summary.ts';
import { type SeedProgress, writeShop } from '#platform/areas/shop/write-shop.ts';
import { tileSite } from '#platform/areas/tile/tile-site.ts';
import { uploadSite } from '#platform/areas/upload/upload-site.ts';
import { callSite } from '#platform/http/answer-call.ts';
import type { Follower, SandboxContext, ShopRules } from '#platform/http/context.ts';
import { controlSite } from '#platform/http/control.ts';
import { docsSite } from '#platform/http/docs/docs-site.ts';
import { FaultList } from '#platform/http/faults.ts';
import { openCallSite } from '#platform/http/open-call.ts';
import { sandboxCommands } from '#platform/http/sandbox-commands.ts';
import { startServer } from '#platform/http/server.ts';
import type { Site } from '#platform/http/site.ts';
import { Clock } from '#platform/store/clock.ts';
import { openDatabase, removeDatabase, type Sql } from '#platform/store/database.ts';
import { pictureSite } from './demo/picture/picture-site.ts';
import { changeSite } from './operator/changes.ts';
import { eventSite } from './operator/events.ts';
import { operatorSite } from './operator/page.ts';

/** What stands at the address of the sandbox; the first that owns a path answers it. */
const sitesOf = (file: string): readonly Site[] => [
  uploadSite,
  pictureSite(`${file}-pictures`),
  callSite(ALL_ROUTES),
  openCallSite(geocodingRoutes),
  tileSite,
  docsSite,
  operatorSite,
  eventSite,
  changeSite,
  controlSite([...sandboxCommands, ...ALL_COMMANDS]),
];

const RULES: ShopRules = { findCustomer, settle: settleOrders, noteCommand };

const STOREFRONT = 'http://{subdomain}.localhost:4321';

export interface SandboxOptions {
  /**
   * The SQLite file that keeps the shops; made where it does not exist. Their pictures are kept beside it.
   */
  file: string;
  /** 0 takes any free port. */
  port: number;
  /**
   * Shops to write into the file where it does not have them; shops that are only in the file are served too.
   */
  shops: readonly ShopSeed[];
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

/** A running shop platform. */
export interface Sandbox {
  /** `http://127.0.0.1:4400`, without a closing slash. */
  url: string;
  port: number;
  /** Which shops it has, and how large they are. */
  shops(): ShopSummary[];
  /** Has the operator's page tell what a storefront makes of the shops' changes. */
  follow(follower: Follower): void;
  /** Drops open connections and closes the file. */
  close(): Promise<void>;
}

/**
 * Starts a complete shop platform on one SQLite file. Throws `SandboxFileError` where the file cannot be
 * used, and the error of node:net (`EADDRINUSE` where the port is taken).
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { file, port, shops, host = '127.0.0.1', reset = false, onProgress } = options;
  const stop = new AbortController();
  // The port first: the file of a sandbox that runs already is left alone, and nobody waits for shops in
  // vain.
  const server = await startServer(port, host, sitesOf(file));
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
  const context: SandboxContext = {
    sql,
    faults: new FaultList(),
    clock: new Clock(),
    rules: RULES,
    host,
    storefront: options.storefront ?? STOREFRONT,
    checkAnswers: options.checkAnswers ?? false,
    stopping: stop.signal,
  };
  server.open(context, (method) => {
    // Reading settles orders whose time has come, which may make a stock scarce.
    webhooks.wake();
    if (method !== 'GET') pushes.wake();
  });
  webhooks.wake();
  pushes.wake();
  return {
    url: `http://${host}:${server.port}`,
    port: server.port,
    follow(follower) {
      context.follower = follower;
    },
    shops: () => listShopSummaries(context.sql),
    async close() {
      if (stop.signal.aborted) return;
      stop.abort();
      await server.close();
      context.sql.close();
    },
  };
}
