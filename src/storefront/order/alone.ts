import type { OrderProgress } from './order-progress.ts';

/** One at a time in all tabs of the shop. */
const LOCK = 'storefront:order';

/** The last one of this page: where the browser knows no locks, it keeps at least a double click apart. */
let last: Promise<unknown> = Promise.resolve();

interface Waiting {
  onProgress?: (progress: OrderProgress) => void;
  signal?: AbortSignal;
}

/** Runs when no other order of this shop is under way in this browser. */
export function alone<Value>({ onProgress, signal }: Waiting, run: () => Promise<Value>): Promise<Value> {
  const next = last.catch(() => {}).then(() => locked(onProgress, signal, run));
  last = next;
  return next;
}

async function locked<Value>(
  onProgress: Waiting['onProgress'],
  signal: AbortSignal | undefined,
  run: () => Promise<Value>,
): Promise<Value> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return run();
  const taken = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { value: await run() } : undefined,
  );
  if (taken) return taken.value;
  onProgress?.({ kind: 'elsewhere' });
  return locks.request(LOCK, signal ? { signal } : {}, run);
}
