import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { productPath } from '#domain/link/paths.ts';
import { createRandom } from '#lib/random.ts';
import type { Directories } from '#publisher/build/directories.ts';
import { benchTenant } from './baseline/bench-tenant.ts';
import { lookAtSite } from './crash/look-at-site.ts';
import type { BenchService } from './rebuild/bench-service.ts';
import { type BenchWorld, newPrices, setPrice, variationsOf } from './rebuild/bench-world.ts';
import { MessageSender } from './rebuild/message-sender.ts';
import { PageReader } from './rebuild/page-reader.ts';

/** A service that can be ended without a word. */
export interface MortalService extends BenchService {
  kill(): Promise<void>;
}

export interface CrashBenchOptions {
  kills: number;
  publishes: number;
  platformUrl: string;
  directories: Directories;
  start: () => Promise<MortalService>;
  /** Builds the shop anew elsewhere, from the platform as it is; gives the folder of its site. */
  buildElsewhere: () => Promise<string>;
  onStep: (step: string) => void;
}

export interface CrashBench {
  kills: number;
  /** Of them, how often the builder died while its pages moved. */
  killedWhilePublishing: number;
  changesTaken: number;
  publishes: number;
  answers: number;
  faults: string[];
}

const SHOP = benchTenant.name;

/** Messages before each kill. */
const CHANGES = 3;

/** Starts until all that a service reads lies in the memory of the system. */
const STARTS = 3;

/** Readers at once while 300 releases are published. */
const READERS = 4;

/**
 * Kills the service of a shop while it works off messages, at random instants and as its pages move; looks
 * each time at what lies there, and at the end holds the site against one that was built from nothing. Then
 * publishes again and again while readers read.
 */
export async function benchCrash(options: CrashBenchOptions): Promise<CrashBench> {
  const { kills, publishes, directories, start, onStep } = options;
  const bench: CrashBench = {
    kills,
    killedWhilePublishing: 0,
    changesTaken: 0,
    publishes,
    answers: 0,
    faults: [],
  };
  const nextPrice = newPrices();
  const random = createRandom(5);
  const site = directories.site(SHOP);
  const known = lookAtSite(site, directories.assets).broken;
  const look = (when: string) => {
    const { mixed, cut, broken } = lookAtSite(site, directories.assets);
    for (const page of mixed) bench.faults.push(`${when}: the forms of ${page} differ`);
    for (const page of cut) bench.faults.push(`${when}: ${page} is cut off`);
    for (const link of broken.difference(known)) bench.faults.push(`${when}: ${link} is broken`);
  };
  const worldOf = (service: BenchService): BenchWorld => ({
    ...options,
    service,
    nextPrice,
    sender: new MessageSender(service.port),
    reader: new PageReader(service.port),
  });
  onStep('how long a change takes');
  const usual = await usualTime(start, worldOf);
  const taken = new Map<number, number>();
  const untold = new Set<number>();

  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % 20 === 1) onStep(`kill ${kill} of ${kills}`);
    const service = await start();
    const world = worldOf(service);
    const ids = variationsOf(world, SHOP);
    // The last message before the end is worked on, or waits, or was not answered.
    let end: Promise<void> | undefined;
    try {
      for (let change = 0; change < CHANGES; change += 1) {
        const [id, price] = [random.pick(ids), nextPrice()];
        taken.delete(id);
        untold.add(id);
        const updatedAt = await setPrice(world, SHOP, id, price);
        const answer = world.sender.send(SHOP, [id], updatedAt);
        // Pages move for a few milliseconds: every second kill waits for them.
        const moment = kill % 2 ? pause(random.int(0, usual)) : untilPublishing(directories, usual);
        end ??= moment.then(() => service.kill());
        await answer;
        taken.set(id, price);
        untold.delete(id);
        bench.changesTaken += 1;
      }
    } catch {
      // The service was killed before it answered: nothing was promised.
    }
    await end;
    world.sender.close();
    world.reader.close();
    if (isPublishing(directories)) bench.killedWhilePublishing += 1;
    look(`kill ${kill}`);
  }

  onStep('the service once more, and a shop built from nothing to compare with');
  const service = await start();
  const world = worldOf(service);
  await service.idle();
  for (const [id, price] of taken) {
    const { html = '' } = await world.reader.read(SHOP, productPath(id));
    if (!html.includes(`data-price="${price}"`)) bench.faults.push(`variation ${id}: its change got lost`);
  }
  if (untold.size > 0) await world.sender.send(SHOP, [...untold], new Date().toISOString());
  await service.idle();
  look('at the end');
  const expected = hashes(await options.buildElsewhere());
  const found = hashes(site);
  for (const file of new Set([...expected.keys(), ...found.keys()]))
    if (expected.get(file) !== found.get(file))
      bench.faults.push(`${file} is not as of a build from nothing`);

  onStep(`${publishes} releases under read load`);
  bench.answers = await publishUnderLoad(world, publishes);
  bench.faults.push(...world.reader.odd.map((answer) => `while releases were published: ${answer}`));
  look('after the releases');
  world.sender.close();
  world.reader.close();
  await service.stop();
  return bench;
}

/** Milliseconds from a message to the end of its build, with room to spare. */
async function usualTime(
  start: CrashBenchOptions['start'],
  worldOf: (service: BenchService) => BenchWorld,
): Promise<number> {
  let last = 0;
  for (let time = 0; time < STARTS; time += 1) {
    const service = await start();
    const world = worldOf(service);
    const [id = 0] = variationsOf(world, SHOP);
    const updatedAt = await setPrice(world, SHOP, id, world.nextPrice());
    const started = performance.now();
    await world.sender.send(SHOP, [id], updatedAt);
    await service.idle();
    last = performance.now() - started;
    world.sender.close();
    await service.stop();
  }
  return Math.ceil(1.5 * last);
}

/** Gives how many pages were read meanwhile. */
async function publishUnderLoad(world: BenchWorld, publishes: number): Promise<number> {
  const random = createRandom(9);
  const ids = variationsOf(world, SHOP);
  const paths = ['/', ...ids.map((id) => productPath(id))];
  const before = world.reader.looks.length;
  let isOver = false;
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) await world.reader.read(SHOP, random.pick(paths));
  });
  for (let count = 0; count < publishes; count += 1) {
    const [id, price] = [random.pick(ids), world.nextPrice()];
    const updatedAt = await setPrice(world, SHOP, id, price);
    await world.sender.send(SHOP, [id], updatedAt);
    await world.reader.untilPrice(SHOP, productPath(id), price);
  }
  isOver = true;
  await Promise.all(readers);
  return world.reader.looks.length - before;
}

/** Files in the folders of attempts that nobody has finished. */
function attemptsOf({ store }: Directories): string[][] {
  if (store.kind !== 'directory') return [];
  const folder = join(store.staging, SHOP);
  return readdirSync(folder).map((attempt) => readdirSync(join(folder, attempt)));
}

function isPublishing(directories: Directories): boolean {
  try {
    return attemptsOf(directories).some((files) => files.includes('journal.json'));
  } catch {
    // An attempt that was there for the first look and gone for the second is over.
    return false;
  }
}

/** Until pages move, at most so many milliseconds. */
async function untilPublishing(directories: Directories, atMost: number): Promise<void> {
  const end = performance.now() + atMost;
  while (performance.now() < end && !isPublishing(directories)) await breathe();
}

/** Pages of a site by their files. */
function hashes(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.html(\.br)?$/.test(name),
  );
  return new Map(files.map((name) => [name, hash('sha1', readFileSync(join(site, name)))]));
}
