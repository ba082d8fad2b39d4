import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { percentile } from '#lib/percentile.ts';
import { createProgress } from '#lib/progress.ts';
import { checkVisits, type Visit, visitSchema } from '#tools/bench/journey-books.ts';
import { checkBooks } from '#tools/bench/load/books.ts';
import { LoadFile } from '#tools/bench/load/load-file.ts';
import { runVisits } from '#tools/bench/run-visits.ts';
import { startDemoStack } from '#tools/stack/demo-stack.ts';
import { benchDemo } from './bench-demo.ts';

const SHOP = 'local';
/** How the browsers of the visitors name themselves. */
const AGENT = 'Journey/1';
/** Side by side: the network is what is slow. */
const VISITORS_AT_ONCE = 3;

/** Calls that make something: one of so many is taken, and its answer lost. */
const MAKING = ['/customer', '/sellgroups'];
const ONE_OF = 5;

/**
 * One of twenty of all calls: refused, lost on the way, lost on the way back, or half of the answer. The
 * numbers have no common divisor, so that they do not fall together.
 */
const FAULTS = [
  ...MAKING.map((path) => ({ kind: 'cut', agent: AGENT, path, every: ONE_OF })),
  { kind: 'status', status: 503, agent: AGENT, every: 77 },
  { kind: 'drop', agent: AGENT, every: 79 },
  { kind: 'cut', agent: AGENT, every: 81 },
  { kind: 'broken-json', agent: AGENT, every: 83 },
];

/** Figures that `npm run bench -- journey --json FILE` writes. Times are seconds. */
export interface JourneyBench {
  runs: number;
  /** Runs that came to the page of a paid order. */
  arrived: number;
  orders: number;
  double: number;
  calls: number;
  failedCalls: number;
  retriesPressed: number;
  doneAgain: number;
  nothingSaid: number;
  stepsBack: number;
  pagesReloaded: number;
  p50: number;
  p95: number;
  visits: Visit[];
  /** Faults and sums that differ; empty where all is well. */
  faults: string[];
}

interface JourneyNumbers {
  runs: number;
  /** Kilobits a second of the network, and its delay in milliseconds. */
  kilobits: number;
  delay: number;
  /** Variations of the shop; as it is for 0. */
  products: number;
}

/** Lets new visitors order and pay on a slow network with calls that fail, and adds everything up. */
export async function benchJourney(
  { runs, kilobits, delay, products }: JourneyNumbers,
  { env, signal, onStep }: { env: NodeJS.ProcessEnv; signal: AbortSignal; onStep: (step: string) => void },
): Promise<JourneyBench> {
  onStep('building the demo shops');
  const progress = createProgress({ write: (text) => process.stderr.write(text), isTerminal: false });
  const stack = await startDemoStack(env, progress, signal, benchDemo(env, products, SHOP));
  const results = await mkdtemp(resolve('var/journey-'));
  const file = new LoadFile(stack.sandboxFile, SHOP);
  try {
    const opening = { stocks: file.stocks() };
    const before = file.value('SELECT coalesce(max(id), 0) FROM customer WHERE shop = ?');
    await control(stack.platformUrl, 'PUT', '/faults', FAULTS);
    onStep(`${runs} visitors, ${VISITORS_AT_ONCE} at once`);
    const code = await runVisits('journey', {
      stack,
      env,
      signal,
      atOnce: VISITORS_AT_ONCE,
      told: {
        STOREFRONT_JOURNEY_RUNS: String(runs),
        STOREFRONT_JOURNEY_NETWORK: `${kilobits} ${delay}`,
        STOREFRONT_JOURNEY_AGENT: AGENT,
        STOREFRONT_JOURNEY_RESULTS: results,
      },
    });
    onStep('adding everything up');
    const count = await control(stack.platformUrl, 'GET', '/faults/count');
    const visits = await readVisits(results);
    const visited = checkVisits(file, before, visits);
    const books = checkBooks(file, opening, []);
    const seconds = visits.map((visit) => visit.seconds);
    const sum = (what: 'offers' | 'again' | 'silent' | 'back' | 'reloads') =>
      visits.reduce((all, { patience }) => all + patience[what], 0);
    return {
      runs,
      arrived: visits.length,
      orders: visited.orders,
      double: visited.double,
      calls: count.calls,
      failedCalls: count.spoiled,
      retriesPressed: sum('offers'),
      doneAgain: sum('again'),
      nothingSaid: sum('silent'),
      stepsBack: sum('back'),
      pagesReloaded: sum('reloads'),
      p50: percentile(seconds, 0.5),
      p95: percentile(seconds, 0.95),
      visits,
      faults: [
        ...(visits.length < runs ? [`${runs - visits.length} runs ended nowhere, see above`] : []),
        ...(code === 0 ? [] : [`the browser's program ended with ${code}`]),
        ...visited.faults,
        ...books.faults,
      ],
    };
  } finally {
    file.close();
    await rm(results, { recursive: true, force: true });
    await stack.close();
  }
}

async function readVisits(folder: string): Promise<Visit[]> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => visitSchema.parse(JSON.parse(text))).sort((a, b) => a.run - b.run);
}

async function control(
  platform: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ calls: number; spoiled: number }> {
  const answer = await fetch(`${platform}/sandbox${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<{ calls: number; spoiled: number }>;
}
