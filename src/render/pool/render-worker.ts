import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromWorker, ToWorker } from '#render/worker/protocol.ts';

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
  '--max-semi-space-size=16',
  '--use-largepages=silent',
  '--disable-warning=ExperimentalWarning',
];

/** A process that renders. */
export class RenderWorker {
  readonly #process: ChildProcess;
  #isStopped = false;
  /** Rendered so far. */
  routes = 0;
  /** The shop that it rendered last. */
  shop: string | undefined;

  /** `onLost` hears where it ends without being told to. */
  constructor(onLost: () => void) {
    this.#process = fork(fileURLToPath(new URL('../worker/worker.ts', import.meta.url)), [], {
      serialization: 'advanced',
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: WORKER_FLAGS,
    });
    this.#process.once('exit', () => {
      if (!this.#isStopped) onLost();
    });
  }

  /** Whether it can be asked. */
  get isAlive(): boolean {
    return this.#process.connected;
  }

  /** Sends a message and waits for its answer; a worker answers one at a time. */
  async ask(message: ToWorker, tenant: string): Promise<FromWorker> {
    const gone = new AbortController();
    try {
      const died = once(this.#process, 'exit', { signal: gone.signal }).then(([code, signal]) => {
        throw new RenderError(
          tenant,
          null,
          `a render worker ended with ${signal ?? `code ${code}`}; build again, with more memory if this repeats.`,
        );
      });
      const answered = once(this.#process, 'message', { signal: gone.signal });
      this.#process.send(message);
      const [answer] = (await Promise.race([answered, died])) as [FromWorker];
      if (answer.kind === 'failed') throw new RenderError(tenant, answer.path, answer.message);
      return answer;
    } finally {
      gone.abort();
    }
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#process.connected) this.#process.disconnect();
    else this.#process.kill();
  }
}
