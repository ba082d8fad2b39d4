import { clearInterval, setInterval } from 'node:timers';
import type { Log } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { ALL_ROUTES } from './areas/all-routes.ts';
import { noteCommand } from './areas/cache/note-command.ts';
import { WebhookSender } from './areas/cache/webhook-sender.ts';
import { findCustomer } from './areas/customer/session.ts';
import { MessageOutbox } from './areas/message/message-outbox.ts';
import { PushSender } from './areas/notification/push-sender.ts';
import { applyDueChanges } from './areas/order/apply-due-changes.ts';
import { OrderOutbox } from './areas/order/order-outbox.ts';
import { paymentSite } from './areas/page-payment/payment-site.ts';
import { SCHEMA } from './areas/schema.ts';
import type { ShopSeed } from './areas/shop/shop-seed.ts';
import { listShopSummaries, type ShopSummary } from './areas/shop/shop-summary.ts';
import { type SeedProgress, writeShop } from './areas/shop/write-shop.ts';
import { PictureFolder } from './areas/upload/picture-folder.ts';
import { createPictureSite } from './areas/upload/picture-site.ts';
import { uploadSite } from './areas/upload/upload-site.ts';
import { CatalogueReader } from './exchange/catalogue-reader.ts';
import { createExchangeSite } from './exchange/exchange-site.ts';
import { FeedFollower } from './follow/feed-follower.ts';
import { refreshSite } from './follow/refresh-site.ts';
import type { Importer } from './follow/run-import.ts';
import { callSite } from './http/answer-call.ts';
import type { PlatformContext, ShopRules } from './http/context.ts';
import { docsSite } from './http/docs/docs-site.ts';
import { type Answered, startServer } from './http/server.ts';
import type { Site } from './http/site.ts';
import type { MessageSender } from './message-senders/message-sender.ts';
import type { OpenSink } from './order-sinks/order-sink.ts';
import { SYSTEM_CLOCK } from './store/clock.ts';
import { openDatabase, removeDatabase, type Sql } from './store/database.ts';

const RULES: ShopRules = { findCustomer, applyDueChanges, noteCommand };

const LOOKS_EVERY_MS = 2_000;

/** Writes of other processes are found within that time; the question takes some microseconds. */
const ASKS_FOR_WRITERS_EVERY_MS = 50;

/** Most bytes of pictures in sizes that are kept beside the file: those of ten thousand pictures. */
const MAX_SIZES_BYTES = 1024 ** 3;

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
  /** Sends text messages to phones; where left out they wait in the file. A playground sends none. */
  messages?: MessageSender;
  /** Opens what tells of orders; where left out they wait in the file. */
  orderSinks?: OpenSink;
  /** Imports feeds beside the answers; where left out none is followed, and no goods are exchanged. */
  importer?: Importer;
  /** Gets what happens besides answers; the terminal where left out. */
  log?: Log;
  /** Called after every request. */
  onAnswered?: (answered: Answered) => void;
  onProgress?: SeedProgress;
}

/** Parts that are laid around a platform. */
export interface PlatformSurroundings<More> {
  /** Sites beside the platform's own; of two that own a path these come first, uploads apart. */
  sites: readonly Site<PlatformContext & More>[];
  /** Makes a playground of it, as `Sql` says. */
  isPlayground: boolean;
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
  { sites, context: more, isPlayground = false }: Partial<PlatformSurroundings<More>> = {},
): Promise<Platform<PlatformContext & More>> {
  const { file, port, shops = [], host = '127.0.0.1', reset = false, onProgress } = options;
  const stop = new AbortController();
  const { log = CONSOLE_LOG, importer } = options;
  const reader = importer && new CatalogueReader({ file, importer, log });
  const sizes = new PictureFolder(`${file}-sizes`, MAX_SIZES_BYTES);
  // The port first: the file of a platform that runs already is left alone, and nobody waits for shops in
  // vain.
  const server = await startServer<PlatformContext & More>(port, host, [
    createPictureSite(sizes),
    uploadSite,
    paymentSite,
    ...(sites ?? []),
    callSite(ALL_ROUTES),
    refreshSite,
    createExchangeSite({ file, reader }),
    docsSite,
  ]);
  let sql: Sql | undefined;
  try {
    if (reset) removeDatabase(file);
    sql = openDatabase(file, SCHEMA, { isPlayground });
    for (const shop of shops) await writeShop(sql, shop, onProgress);
  } catch (error) {
    await server.close();
    sql?.close();
    throw error;
  }
  const webhooks = new WebhookSender(sql, stop.signal);
  const pushes = new PushSender(sql, stop.signal, options.localPush ?? false);
  const storefront = options.storefront ?? STOREFRONT;
  const messages = options.messages && new MessageOutbox(sql, options.messages, storefront, log);
  const orders = options.orderSinks && new OrderOutbox(sql, options.orderSinks, log);
  const feeds = importer && new FeedFollower({ sql, file, importer, log });
  const own: PlatformContext = {
    sql,
    clock: SYSTEM_CLOCK,
    rules: RULES,
    host,
    storefront,
    checkAnswers: options.checkAnswers ?? false,
    stopping: stop.signal,
  };
  const context = Object.assign(own, more) as PlatformContext & More;
  const wake = (wrote: boolean) => {
    // Reading applies due changes of orders, which may make a stock scarce.
    webhooks.wake();
    if (wrote) pushes.wake();
    messages?.wake();
    orders?.wake();
    feeds?.wake();
    reader?.wake(sql);
  };
  server.open(context, (answered) => {
    wake(answered.method !== 'GET');
    options.onAnswered?.(answered);
  });
  wake(true);
  // Commands and connectors write into the same file: what they leave to be sent is found without a request.
  const looking = setInterval(wake, LOOKS_EVERY_MS, true).unref();
  const hasNewer = watchWriters(sql);
  const listening = setInterval(() => hasNewer() && wake(true), ASKS_FOR_WRITERS_EVERY_MS).unref();
  return {
    url: `http://${host}:${server.port}`,
    port: server.port,
    context,
    shops: () => listShopSummaries(context.sql),
    async close() {
      if (stop.signal.aborted) return;
      stop.abort();
      clearInterval(looking);
      clearInterval(listening);
      await server.close();
      await Promise.all([messages, orders, feeds, reader, sizes].map((one) => one?.close()));
      context.sql.close();
    },
  };
}

/** Returns a question that is true once after other connections have written into the file. */
function watchWriters(sql: Sql): () => boolean {
  const versionNow = () => sql.get<{ data_version: number }>`PRAGMA data_version`?.data_version;
  let seen = versionNow();
  return () => {
    const now = versionNow();
    const isNewer = now !== seen;
    seen = now;
    return isNewer;
  };
}
