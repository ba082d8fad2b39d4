import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RouteTask } from '#plan/plan-render.ts';
import type { FromWorker, RouteResult, ShopJob, ToWorker } from '#render/worker/protocol.ts';

/**
 * Routes sent to a worker at once: long enough that the wire does not count, short enough for even progress.
 */
const BATCH_SIZE = 40;
/** The first batches are shorter, so that a few routes are for all workers. */
const FIRST_BATCH_SIZE = 3;
/**
 * A worker is replaced after so many routes: what an engine and its libraries pile up never depends on the
 * size of the catalogue.
 */
const ROUTES_PER_WORKER = 4_000;

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

class Worker {
  readonly #process: ChildProcess;
  routes = 0;
  peakRssBytes = 0;

  constructor() {
    this.#process = fork(fileURLToPath(new URL('../worker/worker.ts', import.meta.url)), [], {
      serialization: 'advanced',
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: WORKER_FLAGS,
    });
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
    if (this.#process.connected) this.#process.disconnect();
    else this.#process.kill();
  }
}

/** Worker processes that render routes. They live as long as the pool and serve one shop after another. */
export class WorkerPool {
  readonly #modulePath: string;
  readonly #size: number;
  #idle: Worker[] = [];
  /** Workers that are being started ahead of their work. */
  #coming: Promise<Worker>[] = [];
  #peakRssBytes = 0;

  /** `modulePath` is the compiled pages' module. */
  constructor(modulePath: string, size: number) {
    this.#modulePath = modulePath;
    this.#size = size;
  }

  /** The most memory that any one worker held so far. */
  get peakRssBytes(): number {
    return this.#peakRssBytes;
  }

  /**
   * Header and footer of a shop, to tell whether they changed. Whoever asks is about to render, so the other
   * workers start meanwhile.
   */
  async fragmentTexts(job: ShopJob): Promise<{ header: string; footer: string }> {
    const taken = this.#take(job.tenant.name);
    while (this.#idle.length + this.#coming.length < this.#size - 1) this.#startAhead(job.tenant.name);
    const worker = await taken;
    try {
      const opened = await worker.ask({ kind: 'open', shop: job.tenant.name, job }, job.tenant.name);
      await worker.ask({ kind: 'rest', shop: job.tenant.name }, job.tenant.name);
      if (opened.kind !== 'opened')
        throw new RenderError(job.tenant.name, null, `a worker answered ${opened.kind}.`);
      return opened.fragments;
    } finally {
      this.#idle.push(worker);
    }
  }

  /** Renders all tasks with all workers; `onResults` gets each batch as it comes. */
  async render(
    job: ShopJob,
    tasks: Iterable<RouteTask>,
    onResults: (results: RouteResult[]) => void,
  ): Promise<void> {
    const batches = inBatches(tasks);
    const lanes = Array.from({ length: this.#size }, () => this.#renderLane(job, batches, onResults));
    const ended = await Promise.allSettled(lanes);
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  }

  stop(): void {
    for (const worker of this.#idle) worker.stop();
    for (const coming of this.#coming) void coming.then((worker) => worker.stop(), ignore);
    this.#idle = [];
    this.#coming = [];
  }

  async #renderLane(
    job: ShopJob,
    batches: Iterator<RouteTask[]>,
    onResults: (results: RouteResult[]) => void,
  ): Promise<void> {
    const shop = job.tenant.name;
    let next = batches.next();
    if (next.done) return;
    let worker = await this.#take(shop);
    try {
      await worker.ask({ kind: 'open', shop, job }, shop);
      for (; !next.done; next = batches.next()) {
        if (worker.routes >= ROUTES_PER_WORKER) {
          worker.stop();
          worker = await this.#take(shop);
          await worker.ask({ kind: 'open', shop, job }, shop);
        }
        const answer = await worker.ask({ kind: 'render', shop, tasks: next.value }, shop);
        if (answer.kind !== 'rendered')
          throw new RenderError(shop, null, `a worker answered ${answer.kind}.`);
        worker.routes += next.value.length;
        this.#peakRssBytes = Math.max(this.#peakRssBytes, answer.rssBytes);
        onResults(answer.results);
      }
      await worker.ask({ kind: 'rest', shop }, shop);
      this.#idle.push(worker);
    } catch (error) {
      worker.stop();
      batches.return?.();
      throw error;
    }
  }

  async #take(tenant: string): Promise<Worker> {
    return this.#idle.pop() ?? (await (this.#coming.shift() ?? this.#start(tenant)));
  }

  async #start(tenant: string): Promise<Worker> {
    const worker = new Worker();
    await worker.ask({ kind: 'start', modulePath: this.#modulePath }, tenant);
    return worker;
  }

  /** A start that fails is told to the one who takes the worker. */
  #startAhead(tenant: string): void {
    const coming = this.#start(tenant);
    coming.catch(ignore);
    this.#coming.push(coming);
  }
}

const ignore = () => {};

function* inBatches(tasks: Iterable<RouteTask>): Generator<RouteTask[], undefined> {
  let batch: RouteTask[] = [];
  let size = FIRST_BATCH_SIZE;
  for (const task of tasks) {
    batch.push(task);
    if (batch.length === size) {
      yield batch;
      batch = [];
      size = Math.min(BATCH_SIZE, size + 1);
    }
  }
  if (batch.length > 0) yield batch;
}
