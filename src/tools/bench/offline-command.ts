import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createProgress } from '#lib/progress.ts';
import { runVisits } from '#tools/bench/run-visits.ts';
import { startDemoStack } from '#tools/stack/demo-stack.ts';
import { benchDemo } from './bench-demo.ts';

const SHOP = 'test';
const AT_ONCE = 2;

/** Figures that `npm run bench -- offline --json FILE` writes. */
export interface OfflineBench {
  runs: number;
  /** Runs after which all was there, once, here and on the platform. */
  whole: number;
  changes: number;
  tabs: number;
  visits: { seed: number; who: string; back: string; tabs: number; done: string[] }[];
  /** Changes that got lost, were doubled or came out otherwise; empty where all is well. */
  faults: string[];
}

/** Lets shoppers change this and that without a connection, and counts what is there when it is back. */
export async function benchOffline(
  { runs, steps, products }: { runs: number; steps: number; products: number },
  { env, signal, onStep }: { env: NodeJS.ProcessEnv; signal: AbortSignal; onStep: (step: string) => void },
): Promise<OfflineBench> {
  onStep('building the demo shops');
  const progress = createProgress({ write: (text) => process.stderr.write(text), isTerminal: false });
  const stack = await startDemoStack(env, progress, signal, benchDemo(env, products, SHOP));
  const results = await mkdtemp(resolve('var/offline-'));
  try {
    onStep(`${runs} runs, ${AT_ONCE} at once`);
    const code = await runVisits('offline', {
      stack,
      env,
      signal,
      atOnce: AT_ONCE,
      told: {
        STOREFRONT_OFFLINE_RUNS: String(runs),
        STOREFRONT_OFFLINE_STEPS: String(steps),
        STOREFRONT_OFFLINE_RESULTS: results,
      },
    });
    const names = await readdir(results);
    const texts = await Promise.all(names.map((name) => readFile(join(results, name), 'utf8')));
    const visits: OfflineBench['visits'] = texts.map((text) => JSON.parse(text));
    return {
      runs,
      whole: visits.length,
      changes: visits.reduce((sum, { done }) => sum + done.length, 0),
      tabs: visits.reduce((sum, { tabs }) => sum + tabs, 0),
      visits: visits.sort((a, b) => a.seed - b.seed),
      faults: [
        ...(visits.length < runs ? [`${runs - visits.length} runs did not come out whole, see above`] : []),
        ...(code === 0 ? [] : [`the browser's program ended with ${code}`]),
      ],
    };
  } finally {
    await rm(results, { recursive: true, force: true });
    await stack.close();
  }
}
