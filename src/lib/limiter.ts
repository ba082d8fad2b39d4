/** Runs a task as soon as fewer than the limit are running; tasks start in the order they came. */
export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets at most `limit` tasks run at once. */
export function createLimiter(limit: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
