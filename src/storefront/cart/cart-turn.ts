let last: Promise<unknown> = Promise.resolve();

/** Runs `run` while nothing else in any tab tells the platform of the cart or reads it from there. */
export function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  // Without locks (a page that came by plain http) the tabs do not know of each other.
  const { locks }: { locks?: LockManager } = navigator;
  if (locks) return locks.request('cart', run);
  const turn = last.then(run, run);
  last = turn;
  return turn;
}
