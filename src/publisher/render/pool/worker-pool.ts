import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { isFeed } from '#publisher/plan/route-pages.ts';
import type { FrameTexts } from '#publisher/render/worker/frame.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';
import type { PageRenderer } from './page-renderer.ts';
import { RenderError, RenderWorker } from './render-worker.ts';

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

/** A shop and routes of it that a worker renders before it has work. */
export interface Rehearsal {
  job: ShopJob;
  paths: string[];
}

/**
 * Worker processes that render routes, for several shops at once. They live as long as the pool. A shop that
 * waits for a worker gets one after the next batch of another: a large one holds up none.
 */
export class WorkerPool implements PageRenderer {
  readonly #modulePath: string;
  readonly #size: number;
  readonly #patience: number | undefined;
  #idle: RenderWorker[] = [];
  /** Workers that are started ahead of their work. */
  readonly #coming = new Set<RenderWorker>();
  /** Workers that run or are being started. */
  #count = 0;
  /** Callers that wait for a worker, in order; they get undefined if one has died. */
  #waiting: ((worker: RenderWorker | undefined) => void)[] = [];
  #rehearsals: readonly Rehearsal[] = [];
  /** Rehearsals that workers have left to do; work comes first. */
  readonly #left = new Map<RenderWorker, Left>();
  #isStopped = false;
  #peakRssBytes = 0;
  #started = 0;
  #lost = 0;

  /** `modulePath` is the compiled pages' module; `patience` how long, in milliseconds, a page may take. */
  constructor(modulePath: string, size: number, { patience }: { patience?: number } = {}) {
    this.#modulePath = modulePath;
    this.#patience = patience;
    this.#size = size;
  }

  /** Workers that were started so far, those of them that died by themselves, and what one held at most. */
  get counts(): { started: number; lost: number; peakRssBytes: number } {
    return { started: this.#started, lost: this.#lost, peakRssBytes: this.#peakRssBytes };
  }

  /**
   * Starts all workers and lets each render these routes for nothing, now and whenever one takes the place of
   * another: the first page that counts is then as fast as later ones. Whoever comes meanwhile waits for one
   * of these routes, not for all. Resolves once all are done.
   */
  async warm(rehearsals: readonly Rehearsal[]): Promise<void> {
    this.#rehearsals = rehearsals;
    const idle = this.#idle.splice(0).map((worker) => this.#beginRehearsal(worker));
    await Promise.all([...idle, ...this.#startMissing()]);
  }

  /**
   * Header and footer of a shop, to tell whether they changed. Whoever asks is about to render, so the other
   * workers start meanwhile.
   */
  async fragmentTexts(job: ShopJob): Promise<FrameTexts> {
    const shop = job.tenant.name;
    const taken = this.#take(shop);
    this.#startMissing();
    const worker = await taken;
    try {
      const opened = await worker.ask({ kind: 'open', shop, job }, shop);
      await worker.ask({ kind: 'rest', shop }, shop);
      if (opened.kind !== 'opened') throw new RenderError(shop, null, `a worker answered ${opened.kind}.`);
      return opened.fragments;
    } finally {
      this.#release(worker);
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
    this.#isStopped = true;
    for (const worker of this.#coming) worker.stop();
    for (const worker of this.#idle.splice(0)) this.#drop(worker);
  }

  async #renderLane(
    job: ShopJob,
    batches: Iterator<RouteTask[]>,
    onResults: (results: RouteResult[]) => void,
  ): Promise<void> {
    const shop = job.tenant.name;
    let next = batches.next();
    if (next.done) return;
    try {
      for (let worker = await this.#open(job); ; worker = await this.#open(job)) {
        try {
          do {
            const answer = await worker.ask({ kind: 'render', shop, tasks: next.value }, shop);
            if (answer.kind !== 'rendered')
              throw new RenderError(shop, null, `a worker answered ${answer.kind}.`);
            worker.routes += next.value.length;
            this.#peakRssBytes = Math.max(this.#peakRssBytes, answer.rssBytes);
            onResults(answer.results);
            next = batches.next();
          } while (!next.done && this.#waiting.length === 0 && worker.routes < ROUTES_PER_WORKER);
          await worker.ask({ kind: 'rest', shop }, shop);
        } catch (error) {
          this.#drop(worker);
          this.#refill();
          throw error;
        }
        this.#release(worker);
        if (next.done) return;
      }
    } catch (error) {
      batches.return?.();
      throw error;
    }
  }

  /** A worker with the shop open. */
  async #open(job: ShopJob): Promise<RenderWorker> {
    const shop = job.tenant.name;
    const worker = await this.#take(shop);
    try {
      await worker.ask({ kind: 'open', shop, job }, shop);
      return worker;
    } catch (error) {
      this.#drop(worker);
      throw error;
    }
  }

  /** A worker for whoever asks first; of several, one in which the shop rests. */
  async #take(shop: string): Promise<RenderWorker> {
    for (;;) {
      const resting = this.#idle.findLastIndex((worker) => worker.shop === shop);
      // Without such a one, the place -1 is that of the last.
      let [worker] = this.#idle.splice(resting, 1);
      if (!worker && this.#count < this.#size) worker = await this.#start(shop);
      worker ??= await new Promise<RenderWorker | undefined>((resolve) => this.#waiting.push(resolve));
      if (worker?.isAlive) {
        worker.shop = shop;
        return worker;
      }
      if (worker) this.#drop(worker);
    }
  }

  async #start(shop: string): Promise<RenderWorker> {
    this.#count += 1;
    this.#started += 1;
    const worker = new RenderWorker(() => {
      this.#lost += 1;
    }, this.#patience);
    this.#coming.add(worker);
    try {
      await worker.ask({ kind: 'start', modulePath: this.#modulePath }, shop);
      return worker;
    } catch (error) {
      this.#drop(worker);
      throw error;
    } finally {
      this.#coming.delete(worker);
    }
  }

  /** Gives a worker back; one that has done enough makes room for another. */
  #release(worker: RenderWorker): void {
    if (this.#isStopped || worker.routes >= ROUTES_PER_WORKER) {
      this.#drop(worker);
      this.#refill();
      return;
    }
    const next = this.#waiting.shift();
    const left = this.#left.get(worker);
    if (next) next(worker);
    else if (left) void this.#rehearse(worker, left);
    else this.#idle.push(worker);
  }

  #drop(worker: RenderWorker): void {
    worker.stop();
    this.#endRehearsal(worker);
    this.#count -= 1;
    this.#waiting.shift()?.(undefined);
  }

  #refill(): void {
    if (this.#rehearsals.length > 0) this.#startMissing();
  }

  /** Starts workers ahead of their work. One that fails to start is told of by who then asks for it. */
  #startMissing(): Promise<void>[] {
    const coming: Promise<void>[] = [];
    while (!this.#isStopped && this.#count < this.#size)
      coming.push(this.#start('').then((worker) => this.#beginRehearsal(worker), ignore));
    return coming;
  }

  #beginRehearsal(worker: RenderWorker): Promise<void> {
    return new Promise((resolve) => {
      const left = { pieces: inPieces(this.#rehearsals), resolve };
      this.#left.set(worker, left);
      void this.#rehearse(worker, left);
    });
  }

  /** Goes on with a rehearsal until its end, or until somebody waits for the worker. */
  async #rehearse(worker: RenderWorker, { pieces }: Left): Promise<void> {
    this.#coming.add(worker);
    try {
      while (this.#waiting.length === 0) {
        const { done, value } = pieces.next();
        if (done) {
          this.#endRehearsal(worker);
          break;
        }
        const { job, paths } = value;
        const shop = job.tenant.name;
        await worker.ask({ kind: 'open', shop, job }, shop);
        await worker.ask({ kind: 'rehearse', shop, paths }, shop);
        await worker.ask({ kind: 'rest', shop }, shop);
      }
    } catch {
      // The build that meets the fault reports it.
      this.#rehearsals = [];
      this.#endRehearsal(worker);
    }
    this.#coming.delete(worker);
    this.#release(worker);
  }

  #endRehearsal(worker: RenderWorker): void {
    this.#left.get(worker)?.resolve();
    this.#left.delete(worker);
  }
}

/** The rest of a worker's rehearsal, and who waits for its end. */
interface Left {
  pieces: Iterator<Rehearsal, undefined>;
  resolve: () => void;
}

/** Routes rehearsed at once: whoever comes waits for no more. */
const PIECE_SIZE = 2;

function* inPieces(rehearsals: readonly Rehearsal[]): Generator<Rehearsal, undefined> {
  for (const { job, paths } of rehearsals)
    for (let at = 0; at < paths.length; at += PIECE_SIZE)
      yield { job, paths: paths.slice(at, at + PIECE_SIZE) };
}

const ignore = () => {};

function* inBatches(tasks: Iterable<RouteTask>): Generator<RouteTask[], undefined> {
  let batch: RouteTask[] = [];
  let size = FIRST_BATCH_SIZE;
  for (const task of tasks) {
    batch.push(task);
    if (isFeed(task.path)) {
      yield batch;
      batch = [];
    } else if (batch.length === size) {
      yield batch;
      batch = [];
      size = Math.min(BATCH_SIZE, size + 1);
    }
  }
  if (batch.length > 0) yield batch;
}
