export interface Waiting {
  /** Another tab is at it, and this one waits. */
  onWait?: (() => void) | undefined;
  /** Ends the wait for another tab, with the browser's `AbortError`. */
  signal?: AbortSignal | undefined;
}

/** The last run of each name in this page. Browsers know no locks on pages that came by plain http. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs `run` when nothing else of this name runs in any tab of the shop; in a browser without locks, when
 * nothing else does in this page.
 */
export function runExclusive<Value>(
  name: string,
  run: () => Value | Promise<Value>,
  { onWait, signal }: Waiting = {},
): Promise<Value> {
  return runAfterLast(name, async () => {
    const { locks }: { locks?: LockManager } = navigator;
    if (!locks) return run();
    if (onWait) {
      const taken = await runLocked(locks, name, run);
      if (taken) return taken.value;
      onWait();
    }
    return locks.request(name, signal ? { signal } : {}, run);
  });
}

/** Runs `run` where nothing else of this name runs, in this page or another tab; undefined where it does. */
export async function runUnlessBusy<Value>(
  name: string,
  run: () => Promise<Value>,
): Promise<Value | undefined> {
  if (last.has(name)) return undefined;
  return runAfterLast(name, async () => {
    const { locks }: { locks?: LockManager } = navigator;
    return locks ? (await runLocked(locks, name, run))?.value : run();
  });
}

function runAfterLast<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  const before = last.get(name);
  const own = before ? before.then(run, run) : run();
  last.set(name, own);
  const drop = () => void (last.get(name) === own && last.delete(name));
  own.then(drop, drop);
  return own;
}

/** Undefined where another tab has the lock. */
async function runLocked<Value>(
  locks: LockManager,
  name: string,
  run: () => Value | Promise<Value>,
): Promise<{ value: Value } | undefined> {
  return locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { value: await run() } : undefined,
  );
}
