import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromWorker, ToWorker, WorkerAt } from '#publisher/render/worker/protocol.ts';

/** A page that could not be rendered, or a worker that died. */
export class RenderError extends Error {
  readonly tenant: string;
  readonly path: string | null;

  constructor(tenant: string, path: string | null, reason: string) {
    super(`Shop ${tenant}${path === null ? '' : `, page ${path}`}: ${reason}`);
    this.name = 'RenderError';
    this.tenant = tenant;
    this.path = path;
  }
}

/**
 * Memory for old and for young objects in MB; large pages for the engine's own code, where the machine has
 * them, are a twentieth faster.
 */
const WORKER_FLAGS = [
  '--max-old-space-size=384',
  '--max-semi-space-size=32',
  '--use-largepages=silent',
  '--disable-warning=ExperimentalWarning',
];

/**
 * Milliseconds that a route may take, or the opening of its shop; far more than any that ends. A feed of
 * 100,000 offers takes tens of seconds.
 */
const PATIENCE = 300_000;

/** A process that renders. */
export class RenderWorker {
  readonly #process: ChildProcess;
  readonly #patience: number;
  #isStopped = false;
  /** Rendered so far. */
  routes = 0;
  /** The shop that it rendered last. */
  shop: string | undefined;

  /** `onLost` hears where it ends without being told to. */
  constructor(onLost: () => void, patience = PATIENCE) {
    this.#patience = patience;
    this.#process = fork(fileURLToPath(new URL('../worker/worker.ts', import.meta.url)), [], {
      serialization: 'advanced',
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: WORKER_FLAGS,
    });
    this.#process.once('exit', () => {
      if (!this.#isStopped) onLost();
    });
  }

  /** True if it takes work. */
  get isAlive(): boolean {
    const { connected, exitCode, signalCode } = this.#process;
    return connected && exitCode === null && signalCode === null;
  }

  /**
   * Sends a message and waits for its answer; a worker answers one at a time. One that hangs is killed, and
   * the page that it was at is named.
   */
  async ask(message: ToWorker, tenant: string): Promise<FromWorker> {
    const gone = new AbortController();
    let at: string | null = null;
    let hangs: RenderError | undefined;
    const end = () => {
      const silence = `${this.#patience / 1000} s`;
      hangs = new RenderError(tenant, at, `a render worker said nothing for ${silence} and was ended.`);
      this.#process.kill('SIGKILL');
    };
    // No shop can make the start last.
    const watch = message.kind === 'start' ? undefined : setTimeout(end, this.#patience);
    const answer = new Promise<FromWorker>((resolve) => {
      const onMessage = (said: FromWorker | WorkerAt) => {
        if (said.kind !== 'at') return resolve(said);
        at = said.path;
        watch?.refresh();
      };
      this.#process.on('message', onMessage);
      gone.signal.addEventListener('abort', () => this.#process.off('message', onMessage), { once: true });
    });
    try {
      const died = once(this.#process, 'exit', { signal: gone.signal }).then(([code, signal]) => {
        throw (
          hangs ??
          new RenderError(
            tenant,
            at,
            `a render worker ended with ${signal ?? `code ${code}`}; build again, with more memory if this repeats.`,
          )
        );
      });
      this.#process.send(message);
      const said = await Promise.race([answer, died]);
      if (said.kind === 'failed') throw new RenderError(tenant, said.path, said.message);
      return said;
    } finally {
      clearTimeout(watch);
      gone.abort();
    }
  }

  stop(): void {
    this.#isStopped = true;
    // Not by closing its channel: a page that never ends would go on without anybody.
    this.#process.kill();
  }
}
