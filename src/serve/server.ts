import { createServer, type Server } from 'node:http';
import { listen } from '#lib/port.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections, oneAtATime } from './connection.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { PolicyReports } from './policy-reports.ts';
import { createProxy } from './proxy.ts';
import { Renewals } from './renewal.ts';

export interface ServerOptions extends Omit<HandlerOptions, 'proxy' | 'renewals' | 'reports'> {
  /** 0 takes any free port. */
  port: number;
  /** Default: this machine only, by both of its addresses. */
  host?: string;
  /** How long, in milliseconds, the shop platform may be silent. */
  platformTimeout?: number;
  /** Most bytes of one answer that is passed on. */
  maxAnswerBytes?: number;
  /** How often, in milliseconds, browsers may have the cache of a shop renewed. */
  renewalInterval?: number;
  limits?: Partial<ConnectionLimits>;
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
  maxAnswerBytes,
  renewalInterval,
  limits,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const proxy = createProxy({
    ...(platformTimeout !== undefined && { timeout: platformTimeout }),
    ...(maxAnswerBytes !== undefined && { maxAnswerBytes }),
    trustProxy: options.trustProxy === true,
  });
  const renewals = new Renewals(renewalInterval);
  const reports = new PolicyReports();
  const handle = createHandler({ ...options, proxy, renewals, reports });
  const connectionLimits = { ...CONNECTION_LIMITS, ...limits };
  const onRequest = oneAtATime((request, response) => void handle(request, response), connectionLimits);
  const createLimited = () => {
    const server = createServer(onRequest);
    limitConnections(server, connectionLimits);
    return server;
  };
  const servers = [createLimited()];
  const [first] = servers as [Server];
  const boundPort = await listen(first, port, host ?? '127.0.0.1');
  // Browsers resolve shop.localhost to ::1 first.
  if (host === undefined) {
    const second = createLimited();
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
      renewals.close();
      reports.tell();
    },
  };
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
