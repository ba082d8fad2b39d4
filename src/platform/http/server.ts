import { createServer, type IncomingMessage, type Server } from 'node:http';
import { API_BASE_PATH } from '#contract/call/define-call.ts';
import type { PlatformContext } from './context.ts';
import { notFound, Refusal } from './refusal.ts';
import { jsonReply, type Reply, refusalReply, sendReply } from './reply.ts';
import type { Site } from './site.ts';

/** A request that is over. */
export interface Answered {
  method: string;
  /** `call` for one of the contract's, `other` for what stands beside them. */
  kind: 'call' | 'other';
  /** Undefined where the asker went away, or the platform was closed meanwhile. */
  status: number | undefined;
  seconds: number;
}

/** A server that has its port, and answers 503 until it is told of a platform. */
export interface PlatformServer<Context> {
  port: number;
  /** From now on it answers; `afterAnswer` is called after every request. */
  open(context: Context, afterAnswer: (answered: Answered) => void): void;
  /** Drops open connections. */
  close(): Promise<void>;
}

/**
 * Takes the port; the first of the sites that owns a path answers it. Throws the error of node:net
 * (`EADDRINUSE` where the port is taken).
 */
export async function startServer<Context extends PlatformContext>(
  port: number,
  host: string,
  sites: readonly Site<Context>[],
): Promise<PlatformServer<Context>> {
  let open: { context: Context; afterAnswer: (answered: Answered) => void } | undefined;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request;
    const began = performance.now();
    const reply = await answer(open?.context, sites, request).catch((error: unknown) => {
      if (error instanceof Refusal) return refusalReply(error);
      if (response.destroyed || open?.context.stopping.aborted) return undefined;
      console.error(`${method} ${request.url} failed in the platform:`, error);
      return jsonReply(500, { code: 'broken', message: String(error) });
    });
    if (reply) sendReply(response, reply);
    else response.destroy();
    if (!open || open.context.stopping.aborted) return;
    const kind = url.startsWith(`${API_BASE_PATH}/`) ? 'call' : 'other';
    open.afterAnswer({ method, kind, status: reply?.status, seconds: (performance.now() - began) / 1000 });
  });
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    open(context, afterAnswer) {
      open = { context, afterAnswer };
    },
    close: () => close(server),
  };
}

async function answer<Context extends PlatformContext>(
  context: Context | undefined,
  sites: readonly Site<Context>[],
  request: IncomingMessage,
): Promise<Reply> {
  if (!context) throw starting();
  const url = URL.parse(`http://platform${request.url}`);
  if (!url) throw notFound(`${request.url} is not a path.`);
  const site = sites.find(({ owns }) => owns(url.pathname));
  if (site) return site.answer({ context, request, method: request.method ?? 'GET', url });
  throw notFound(`There is nothing at ${url.pathname}; calls stand below ${API_BASE_PATH}/.`);
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
