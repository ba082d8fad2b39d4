import { setTimeout } from 'node:timers/promises';

/** How long, in milliseconds, a page may take to have what a test wants of it. */
const PATIENCE = 30_000;
const PAUSE = 50;

/**
 * What `ask` gives, as soon as it is something. While a page is left for another there is nobody to ask, so
 * errors count as nothing until the time is over.
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
