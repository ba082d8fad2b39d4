import { percentile } from '#lib/percentile.ts';
import { createRandom } from '#lib/random.ts';
import { CATALOGUE_PACE } from '#publisher/build/compare/crawler-files.ts';

/**
 * Milliseconds of a core for a change: of a shop that a render process has open, and of any other; and for
 * the files of the whole catalogue, which follow later.
 */
export interface ChangeCosts {
  warmMs: number;
  coldMs: number;
  filesMs: number;
}

export interface Load {
  machines: number;
  /** Of each machine. */
  cores: number;
  shops: number;
  /** Changes of all shops together, at random moments. */
  changesPerSecond: number;
  seconds: number;
}

export interface Outcome {
  /** Milliseconds from a message until its pages are published. */
  p50Ms: number;
  p95Ms: number;
  /** Share of the cores' time that was used, at most 1. */
  busy: number;
  /** Share of builds that found their shop not open. */
  cold: number;
}

/** Waited for further messages of a shop, as the service does. */
const QUIET = 100;

/** Shops that render processes keep open, and shops that a service builds at once. */
const OPEN_SHOPS = 3;

/**
 * Lets changes arrive at random at machines that each have their part of the shops. A shop is built by one
 * core at a time; what arrives for it until then goes into that build.
 */
export function simulate(costs: ChangeCosts, load: Load): Outcome {
  const { machines, cores, shops, changesPerSecond, seconds } = load;
  const random = createRandom(1);
  const arrivals = Array.from({ length: machines }, (): Arrival[] => []);
  for (let at = 0; ; ) {
    at += (-Math.log(1 - random.next()) / changesPerSecond) * 1000;
    if (at > seconds * 1000) break;
    const shop = Math.floor(random.next() * shops);
    arrivals[shop % machines]?.push({ at, shop });
  }
  // Changes of a shop between two times that its files are written, and the one that makes them old.
  const ofFiles = 1 + (changesPerSecond / shops) * (CATALOGUE_PACE / 1000);
  const times: number[] = [];
  let [builds, colds, used] = [0, 0, 0];
  for (const own of arrivals) {
    const ran = runMachine(own, costs, Math.min(cores, OPEN_SHOPS), () => random.chance(1 / ofFiles));
    for (const time of ran.times) times.push(time);
    builds += ran.builds;
    colds += ran.colds;
    used += ran.used;
  }
  return {
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    busy: Math.min(1, used / (machines * cores * seconds * 1000)),
    cold: builds > 0 ? colds / builds : 0,
  };
}

interface Arrival {
  at: number;
  shop: number;
}

function runMachine(
  arrivals: readonly Arrival[],
  costs: ChangeCosts,
  cores: number,
  areFilesDue: () => boolean,
) {
  const times: number[] = [];
  const free = new Array<number>(cores).fill(0);
  /** Moments of the changes that wait, by shop; the shop that waits longest first. */
  const waiting = new Map<number, number[]>();
  const open = new Set<number>();
  const [next, counts] = [arrivals.values(), { builds: 0, colds: 0, used: 0 }];
  let coming = next.next().value;
  const admit = (until: number) => {
    for (; coming && coming.at <= until; coming = next.next().value)
      waiting.set(coming.shop, [...(waiting.get(coming.shop) ?? []), coming.at]);
  };
  for (;;) {
    const core = free.indexOf(Math.min(...free));
    const idle = free[core] ?? 0;
    admit(idle);
    if (waiting.size === 0) {
      if (!coming) return { times, ...counts };
      admit(coming.at);
    }
    const [[shop, [first = 0]] = [0, [0]]] = waiting;
    const start = Math.max(idle, first + QUIET);
    admit(start);
    const isCold = !open.delete(shop);
    open.add(shop);
    const [oldest] = open;
    if (open.size > OPEN_SHOPS && oldest !== undefined) open.delete(oldest);
    const cost = isCold ? costs.coldMs : costs.warmMs;
    const after = areFilesDue() ? costs.filesMs : 0;
    free[core] = start + cost + after;
    for (const at of waiting.get(shop) ?? []) times.push(start + cost - at);
    waiting.delete(shop);
    counts.builds += 1;
    counts.colds += Number(isCold);
    counts.used += cost + after;
  }
}

/** The fewest machines that have 95 % of the changes out in time. Throws where one change takes longer. */
export function fewestMachines(costs: ChangeCosts, load: Omit<Load, 'machines'>, p95Ms: number): number {
  const isEnough = (machines: number) => simulate(costs, { ...load, machines }).p95Ms <= p95Ms;
  let most = 1;
  while (!isEnough(most)) {
    if (most >= load.shops) throw new Error(`No number of machines has changes out within ${p95Ms} ms.`);
    most *= 2;
  }
  let least = Math.floor(most / 2);
  while (most - least > 1) {
    const middle = Math.floor((most + least) / 2);
    if (isEnough(middle)) most = middle;
    else least = middle;
  }
  return most;
}
