import pLimit, { type LimitFunction } from 'p-limit';

/** Routes of a plan that is rendered within seconds. */
const QUICK_PLAN = 300;

/** Shops that are built at once; of those with a long plan, one less. */
const BUILT_AT_ONCE = 3;

/** Shops of one line that are pulled at once: single things of them, and all. */
const PULLED_AT_ONCE = { named: 8, full: 2 };

/** There is more to render than was allowed; nothing has been rendered. */
export class LongPlanError extends Error {
  override name = 'LongPlanError';

  constructor(routes: number) {
    super(`${routes} routes are to be rendered.`);
  }
}

/** Throws a LongPlanError where a plan has more routes than these. */
export function throwIfLong(routes: number, mostRoutes = Number.POSITIVE_INFINITY): void {
  if (routes > mostRoutes) throw new LongPlanError(routes);
}

/** Request of a shop to its platform for data. */
export interface Asking {
  /** Address of the platform. */
  platform: string;
  /** For all that it has. */
  isFull: boolean;
  /** The last try failed. */
  isAgain: boolean;
}

/** Schedules the work of shops, so that what takes long holds up nothing that is quick. */
export interface BuildScheduler {
  /**
   * For what asks a platform for data. Who asks another platform stands in another line, and so does who
   * failed before: a platform that hangs holds up its own.
   */
  pull<Result>(asking: Asking, work: () => Promise<Result>): Promise<Result>;
  /**
   * For what renders. What throws a LongPlanError is begun once more, without a limit, where there is a place
   * for what takes long; one place is always left for what is quick.
   */
  build<Result>(work: (mostRoutes?: number) => Promise<Result>): Promise<Result>;
}

/** Scheduler for all shops of a process. */
export function createBuildScheduler({
  builtAtOnce = BUILT_AT_ONCE,
  quickPlan = QUICK_PLAN,
} = {}): BuildScheduler {
  const withLimit = pLimit(builtAtOnce);
  const withLongLimit = pLimit(Math.max(1, builtAtOnce - 1));
  const lines = new Map<string, LimitFunction>();

  function lineOf({ platform, isFull, isAgain }: Asking): LimitFunction {
    // Full pulls keep this process at work, whatever platform they ask.
    const name = `${isFull ? 'full' : platform} ${isAgain}`;
    const line = lines.get(name) ?? pLimit(PULLED_AT_ONCE[isFull ? 'full' : 'named']);
    lines.set(name, line);
    return line;
  }

  return {
    pull: (asking, work) => lineOf(asking)(work),
    async build(work) {
      try {
        return await withLimit(() => work(quickPlan));
      } catch (error) {
        if (!(error instanceof LongPlanError)) throw error;
        return withLongLimit(() => withLimit(() => work()));
      }
    },
  };
}

/** Scheduler of one shop alone: all work begins at once. */
export const UNSCHEDULED: BuildScheduler = { pull: (_, work) => work(), build: (work) => work() };
