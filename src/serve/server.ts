import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen } from '#lib/port.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { createProxy } from './proxy.ts';

export interface ServerOptions extends Omit<HandlerOptions, 'proxy'> {
  /** 0 takes any free port. */
  port: number;
  /** Default: this machine only, by both of its addresses. */
  host?: string;
  /** How long, in milliseconds, the shop platform may be silent. */
  platformTimeout?: number;
}

export interface RunningServer {
  /** Address without a shop: a shop's has its subdomain before the host name. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves all published shops, each at its own host name. Throws PortTakenError. */
export async function startServer({
  port,
  host,
  platformTimeout,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const proxy = createProxy(platformTimeout === undefined ? {} : { timeout: platformTimeout });
  const handle = createHandler({ ...options, proxy });
  const onRequest = (request: IncomingMessage, response: ServerResponse) => void handle(request, response);
  const servers = [createServer(onRequest)];
  const [first] = servers as [Server];
  const boundPort = await listen(first, port, host ?? '127.0.0.1');
  // Browsers resolve shop.localhost to ::1 first.
  if (host === undefined) {
    const second = createServer(onRequest);
    const bound = await listen(second, boundPort, '::1').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return undefined;
      first.close();
      throw error;
    });
    if (bound !== undefined) servers.push(second);
  }
  return {
    url: `http://localhost:${boundPort}`,
    port: boundPort,
    async close() {
      await Promise.all(servers.map(stop));
      proxy.close();
    },
  };
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
