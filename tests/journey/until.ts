import { setTimeout } from 'node:timers/promises';

/** Milliseconds in which a page must have what a test wants of it. */
const PATIENCE = 30_000;
const PAUSE = 50;

/**
 * Asks until there is an answer. While a page is left for another nobody can answer, so errors are ignored
 * until the time is over.
 */
export async function until<Value extends object>(
  what: string,
  ask: () => Promise<Value | null | undefined>,
  patience = PATIENCE,
): Promise<Value> {
  const end = Date.now() + patience;
  for (let last: unknown; ; await setTimeout(PAUSE)) {
    try {
      const value = await ask();
      if (value) return value;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`${what} did not come.`, { cause: last });
  }
}
