import type { Log } from '#lib/log/log.ts';
import { type OperatorAddress, startOperatorServer, type ToldMetrics } from './operator-server.ts';
import type { Checks } from './readiness.ts';

export interface OperatingOptions {
  /** Where operators ask; nowhere where left out. */
  address: OperatorAddress | undefined;
  metrics: ToldMetrics;
  log: Log;
  /** Aborted once the process is to end. */
  signal: AbortSignal;
}

/** Tells operators how a process is, from before it does its work until after. */
export interface Operating {
  /** It does its work from now on, and this is what it needs. */
  started(checks: Checks): void;
  close(): Promise<void>;
}

const say = (text: string) => () => {
  throw new Error(text);
};

/** Opens the port for operators, where there is to be one. Throws PortTakenError. */
export async function startOperating(options: OperatingOptions): Promise<Operating> {
  const { address, metrics, log, signal } = options;
  let checks: Checks = { process: say('It is being started.') };
  const server =
    address &&
    (await startOperatorServer({
      address,
      metrics,
      checks: () => (signal.aborted ? { process: say('It is being stopped.') } : checks),
    }));
  if (server)
    log.info(
      { event: 'started', url: server.url, pid: process.pid },
      `For operators: ${server.url}/metrics, /healthz, /readyz`,
    );
  return {
    started(now) {
      checks = now;
    },
    close: async () => server?.close(),
  };
}
