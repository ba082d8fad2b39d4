import { createServer, type IncomingMessage, type Server } from 'node:http';
import { API_BASE_PATH } from '#contract/define-call.ts';
import { WebhookSender } from './areas/cache/webhook-sender.ts';
import { PushSender } from './areas/notification/push-sender.ts';
import { type SeedProgress, seedShop } from './areas/shop/write-shop.ts';
import { answerTile, TILES_PATH } from './areas/tile/answer-tile.ts';
import { UPLOAD_PATH } from './areas/upload/keep-upload.ts';
import { answerUpload } from './areas/upload/serve-upload.ts';
import { answerMedia, MEDIA_PATH } from './demo/picture/answer-picture.ts';
import type { ShopSeed } from './demo/source/shop-source.ts';
import { answerCall, basePathOf, type SandboxContext } from './http/api.ts';
import { answerControl, CONTROL_PATH } from './http/control.ts';
import { answerDocs, isDocsPath } from './http/docs/answer-docs.ts';
import { FaultList } from './http/faults.ts';
import { refuseForeignHost, refuseForeignPage } from './http/guard.ts';
import { answerOpenCall, isOpenPath } from './http/open-call.ts';
import { notFound, Refusal } from './http/refusal.ts';
import { jsonReply, type Reply, refusalReply, sendReply } from './http/reply.ts';
import { answerEvents, EVENTS_PATH } from './operator/events.ts';
import { answerOperatorPage, isOperatorPath } from './operator/page.ts';
import { Clock } from './store/clock.ts';
import { openDatabase, removeDatabase, type Sql } from './store/database.ts';
import { listShopSummaries, type ShopSummary } from './store/shop.ts';

const STOREFRONT = 'http://{subdomain}.localhost:4321';

export interface SandboxOptions {
  /** The SQLite file that keeps the shops; made where it does not exist. */
  file: string;
  /** 0 takes any free port. */
  port: number;
  /** Shops to write into the file where it does not have them; shops that are only in the file are served too. */
  shops: readonly ShopSeed[];
  /** `127.0.0.1` where left out. */
  host?: string;
  /** Checks every answer against the contract and answers 500 where one breaks it; off where left out. */
  checkAnswers?: boolean;
  /** Throws away what the file has and writes `shops` anew. */
  reset?: boolean;
  /** Address of the storefronts, with `{subdomain}` in it, for links; `http://{subdomain}.localhost:4321` where left out. */
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
  /** Drops open connections and closes the file. */
  close(): Promise<void>;
}

/**
 * Starts a complete shop platform on one SQLite file. Throws `SandboxFileError` where the file cannot be used, and the error of node:net
 * (`EADDRINUSE` where the port is taken).
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    file,
    port,
    shops,
    host = '127.0.0.1',
    checkAnswers = false,
    reset = false,
    storefront = STOREFRONT,
    localPush = false,
    onProgress,
  } = options;
  const stop = new AbortController();
  let context: SandboxContext | undefined;
  let pushes: PushSender | undefined;
  const server = createServer(async (request, response) => {
    const reply = await answer(context, request, host).catch((error: unknown) => {
      if (error instanceof Refusal) return refusalReply(error);
      if (response.destroyed || stop.signal.aborted) return undefined;
      console.error(`${request.method} ${request.url} failed in the sandbox:`, error);
      return jsonReply(500, { code: 'broken', message: String(error) });
    });
    if (reply) sendReply(response, reply);
    else response.destroy();
    if (stop.signal.aborted) return;
    // Reading settles orders whose time has come, which may make a stock scarce.
    context?.webhooks.wake();
    if (request.method !== 'GET') pushes?.wake();
  });
  // The port first: the file of a sandbox that runs already is left alone, and nobody waits for shops in vain.
  await listen(server, port, host);
  let sql: Sql | undefined;
  try {
    if (reset) removeDatabase(file);
    sql = openDatabase(file);
    for (const shop of shops) await seedShop(sql, shop, onProgress);
    context = {
      sql,
      faults: new FaultList(),
      clock: new Clock(),
      storefront,
      checkAnswers,
      stopping: stop.signal,
      webhooks: new WebhookSender(sql, stop.signal),
    };
    context.webhooks.wake();
    pushes = new PushSender(sql, stop.signal, localPush);
    pushes.wake();
  } catch (error) {
    await close(server);
    sql?.close();
    throw error;
  }
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${actualPort}`,
    port: actualPort,
    shops: () => listShopSummaries(sql),
    async close() {
      if (stop.signal.aborted) return;
      stop.abort();
      await close(server);
      sql.close();
    },
  };
}

async function answer(
  context: SandboxContext | undefined,
  request: IncomingMessage,
  host: string,
): Promise<Reply> {
  if (!context) throw starting();
  const url = URL.parse(`http://sandbox${request.url}`);
  if (!url) throw notFound(`${request.url} is not a path.`);
  if (url.pathname.startsWith(UPLOAD_PATH)) {
    return answerUpload(context.sql, request.method ?? 'GET', url.pathname, request.headers.range);
  }
  if (url.pathname.startsWith(MEDIA_PATH)) return answerMedia(request.method ?? 'GET', url.pathname);
  if (basePathOf(url.pathname)) return answerCall(context, request, url);
  if (isOpenPath(url.pathname)) return answerOpenCall(context, request, url);
  if (url.pathname.startsWith(TILES_PATH)) return answerTile(request.method ?? 'GET', url);
  if (isDocsPath(url.pathname)) return answerDocs(request.method ?? 'GET', url.pathname);
  if (isOperatorPath(url.pathname)) {
    refuseForeignHost(request, host);
    return answerOperatorPage(request.method ?? 'GET', url.pathname);
  }
  if (url.pathname.startsWith(`${CONTROL_PATH}/`)) {
    refuseForeignHost(request, host);
    refuseForeignPage(request);
    return url.pathname === EVENTS_PATH
      ? answerEvents(context, request)
      : answerControl(context, request, url);
  }
  throw notFound(
    `There is nothing at ${url.pathname}; calls stand below ${API_BASE_PATH}/, the control interface below ${CONTROL_PATH}/, the operator's page at /.`,
  );
}

function starting(): Refusal {
  return new Refusal(
    503,
    { code: 'starting', message: 'The shops are being written; try again in a moment.' },
    { 'retry-after': '1' },
  );
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
