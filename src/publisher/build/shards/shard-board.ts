import type { RouteTask } from '#publisher/plan/plan-render.ts';

/** Routes that others may render; their numbers begin with 0. */
export interface Shard {
  number: number;
  tasks: readonly RouteTask[];
}

/** A shard that other machines may render. */
interface Offered {
  /** By their paths, the routes that nobody has rendered yet. */
  left: Map<string, RouteTask>;
  /** This machine renders it, too. */
  isOwn: boolean;
}

/**
 * Routes of a build that are still to be rendered. This machine takes one after another; what others may have
 * comes last and is rendered twice rather than waited for: whose result comes first counts.
 */
export class ShardBoard {
  readonly #source: Iterator<RouteTask>;
  readonly #size: number;
  readonly #offered = new Map<number, Offered>();
  readonly #shardOf = new Map<string, number>();
  /** Routes of shards of which results have come. */
  readonly #done = new Set<string>();
  #cut = 0;
  #fault: { error: unknown } | undefined;

  /** Shards have `size` routes. */
  constructor(source: Iterator<RouteTask>, size: number) {
    this.#source = source;
    this.#size = size;
  }

  /** The next routes, for whichever machine takes them; undefined where none are left. */
  cut(): Shard | undefined {
    const tasks = takeFrom(this.#source, this.#size);
    if (tasks.length === 0) return undefined;
    const number = this.#cut++;
    this.#offered.set(number, { left: new Map(tasks.map((task) => [task.path, task])), isOwn: false });
    for (const { path } of tasks) this.#shardOf.set(path, number);
    return { number, tasks };
  }

  /** True while results of a shard are wanted. */
  isOpen(number: number): boolean {
    return this.#offered.has(number);
  }

  /** Ends the work: `own` throws it. */
  fail(error: unknown): void {
    this.#fault ??= { error };
  }

  /** Throws what ended the work. */
  throwIfFailed(): void {
    if (this.#fault) throw this.#fault.error;
  }

  /** Routes for this machine, until there is none left whose result has not come. */
  *own(): Generator<RouteTask, undefined> {
    for (let next = this.#source.next(); !next.done; next = this.#source.next()) {
      yield next.value;
      this.throwIfFailed();
    }
    // Others begin with the first one.
    const last = () => [...this.#offered.values()].findLast(({ isOwn }) => !isOwn);
    for (let shard = last(); shard; shard = last()) {
      shard.isOwn = true;
      for (const task of [...shard.left.values()]) {
        this.throwIfFailed();
        if (shard.left.has(task.path)) yield task;
      }
    }
  }

  /** Of results, those of routes whose result had not come. */
  accept<Result extends { path: string }>(results: readonly Result[]): Result[] {
    return results.filter(({ path }) => {
      const number = this.#shardOf.get(path);
      if (number === undefined) return !this.#done.has(path);
      const shard = this.#offered.get(number);
      shard?.left.delete(path);
      if (shard?.left.size === 0) this.#offered.delete(number);
      this.#shardOf.delete(path);
      this.#done.add(path);
      return true;
    });
  }
}

/** The next values of an iterator, at most so many. */
export function takeFrom<Item>(source: Iterator<Item>, count: number): Item[] {
  const items: Item[] = [];
  while (items.length < count) {
    const next = source.next();
    if (next.done) break;
    items.push(next.value);
  }
  return items;
}
