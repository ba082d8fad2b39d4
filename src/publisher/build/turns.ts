import pLimit, { type LimitFunction } from 'p-limit';

/** Routes of a plan that is rendered within seconds. */
const QUICK_PLAN = 300;

/** Shops that are built at once; of those with a long plan, one less. */
const BUILT_AT_ONCE = 3;

/** Shops of one line that are pulled at once: of single things, and as a whole. */
const PULLED_AT_ONCE = { named: 8, whole: 2 };

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

/** What a shop asks its platform for. */
export interface Asking {
  /** Address of the platform. */
  platform: string;
  isWhole: boolean;
  /** The last try failed. */
  isAgain: boolean;
}

/** When the work of each shop begins, so that what takes long holds up nothing that is quick. */
export interface Turns {
  /**
   * For what asks a platform for data. Who asks another platform stands in another line, and so does who
   * failed before: a platform that hangs holds up its own.
   */
  pull<Result>(asking: Asking, work: () => Promise<Result>): Promise<Result>;
  /**
   * For what renders. What throws a LongPlanError is begun once more, without a limit, where there is a turn
   * for what takes long; one turn is always left for what is quick.
   */
  build<Result>(work: (mostRoutes?: number) => Promise<Result>): Promise<Result>;
}

/** Turns of all shops of a process. */
export function createTurns({ builtAtOnce = BUILT_AT_ONCE, quickPlan = QUICK_PLAN } = {}): Turns {
  const turn = pLimit(builtAtOnce);
  const longTurn = pLimit(Math.max(1, builtAtOnce - 1));
  const lines = new Map<string, LimitFunction>();

  function lineOf({ platform, isWhole, isAgain }: Asking): LimitFunction {
    // Whole pulls keep this process at work, whatever platform they ask.
    const name = `${isWhole ? 'whole' : platform} ${isAgain}`;
    const line = lines.get(name) ?? pLimit(PULLED_AT_ONCE[isWhole ? 'whole' : 'named']);
    lines.set(name, line);
    return line;
  }

  return {
    pull: (asking, work) => lineOf(asking)(work),
    async build(work) {
      try {
        return await turn(() => work(quickPlan));
      } catch (error) {
        if (!(error instanceof LongPlanError)) throw error;
        return longTurn(() => turn(() => work()));
      }
    },
  };
}

/** Of one shop alone: all work begins at once. */
export const NO_TURNS: Turns = { pull: (_, work) => work(), build: (work) => work() };
