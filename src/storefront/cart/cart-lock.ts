let last: Promise<unknown> = Promise.resolve();

/** Runs `run` while no other call in any tab reads or changes the platform's cart. */
export function withCartLock<Result>(run: () => Promise<Result>): Promise<Result> {
  // Without locks (a page over plain http) a tab waits for its own calls only.
  const { locks }: { locks?: LockManager } = navigator;
  if (locks) return locks.request('cart', run);
  const turn = last.then(run, run);
  last = turn;
  return turn;
}
