import type { Server } from 'node:http';
import { drain } from '#lib/drain.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { listen } from '#lib/port.ts';
import type { CallLimits } from '#publisher/environment/call-limits.ts';
import { type Answered, tellOfAnswer } from './answered.ts';
import { CallGuard } from './call-guard.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, createLimitedServer } from './connection.ts';
import { PolicyReports } from './count-policy-reports.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { createProxy } from './proxy.ts';
import { Renewals } from './renewal.ts';

export interface ServerOptions extends Omit<HandlerOptions, 'proxy' | 'guard' | 'renewals' | 'reports'> {
  /** 0 takes any free port. */
  port: number;
  /** Default: this machine only, by both of its addresses. */
  host?: string;
  /** Milliseconds that the shop platform may be silent. */
  platformTimeout?: number;
  /** Most bytes of one answer that is passed on. */
  maxAnswerBytes?: number;
  /** Milliseconds between two renewals of a shop's cache by browsers. */
  renewalInterval?: number;
  limits?: Partial<ConnectionLimits>;
  callLimits?: CallLimits;
  /** Hears of each request once it is answered. */
  onAnswered?: (answered: Answered) => void;
  /** Hears by its code of each call that a service did not answer as it should. */
  onServiceFailure?: (code: string) => void;
}

export interface RunningServer {
  /** Address without a shop: a shop's has its subdomain before the host name. */
  url: string;
  port: number;
  /** Takes no more; what is being answered may end within so many milliseconds, at once where left out. */
  close(within?: number): Promise<void>;
}

/** Serves all published shops, each at its own host name. Throws PortTakenError. */
export async function startServer({
  port,
  host,
  platformTimeout,
  maxAnswerBytes,
  renewalInterval,
  limits,
  callLimits,
  onAnswered,
  onServiceFailure,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const { log = CONSOLE_LOG } = options;
  const proxy = createProxy({
    ...(platformTimeout !== undefined && { timeout: platformTimeout }),
    ...(maxAnswerBytes !== undefined && { maxAnswerBytes }),
    ...(onServiceFailure && { onFailure: onServiceFailure }),
    trustProxy: options.trustProxy === true,
  });
  const guard = new CallGuard(callLimits, { trustProxy: options.trustProxy === true });
  const renewals = new Renewals(renewalInterval);
  const reports = new PolicyReports({}, (line, tenant) =>
    log.warn({ event: 'policy-stopped', tenant }, line),
  );
  const handle = createHandler({ ...options, proxy, guard, renewals, reports });
  const connectionLimits = { ...CONNECTION_LIMITS, ...limits };
  const createOwn = () =>
    createLimitedServer(
      (request, response) => {
        if (onAnswered) tellOfAnswer(request, response, onAnswered);
        void handle(request, response);
      },
      connectionLimits,
      { behindProxy: options.trustProxy === true },
    );
  const servers = [createOwn()];
  const [first] = servers as [Server];
  const boundPort = await listen(first, port, host ?? '127.0.0.1');
  // Browsers resolve shop.localhost to ::1 first.
  if (host === undefined) {
    const second = createOwn();
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
    async close(within = 0) {
      await Promise.all(servers.map((server) => drain(server, within)));
      proxy.close();
      renewals.close();
      reports.tell();
    },
  };
}
