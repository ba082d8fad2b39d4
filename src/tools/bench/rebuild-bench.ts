import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '#lib/percentile.ts';
import type { Directories } from '#publisher/build/directories.ts';
import { benchTenant } from './baseline/bench-tenant.ts';
import { type Figure, overBudget } from './client/figure.ts';
import type { BenchBuild, BenchService } from './rebuild/bench-service.ts';
import { type BenchWorld, newPrices } from './rebuild/bench-world.ts';
import { type Burst, type ManyShops, measureBurst, measureTenants } from './rebuild/bursts.ts';
import { MessageSender } from './rebuild/message-sender.ts';
import { PageReader } from './rebuild/page-reader.ts';
import { measureChanges, type PriceChange } from './rebuild/price-changes.ts';

export interface RebuildBenchOptions {
  /** Variations of the large shop. */
  products: number;
  /** Single changes of it. */
  changes: number;
  /** Messages at once; 0 for none. */
  burst: number;
  /** Names of the small shops, which all change at once. */
  tenants: readonly string[];
  /** Shops that are built, and what serves them and keeps them fresh. */
  platformUrl: string;
  directories: Directories;
  service: BenchService;
  onStep: (step: string) => void;
}

/** Figures that `npm run bench -- rebuild --json FILE` writes, beside the figures. Times are milliseconds. */
export interface RebuildBench {
  figures: Figure[];
  /** Figures over their budget, and changes that rendered other pages than those that show a product. */
  faults: string[];
  first: PriceChange;
  changes: PriceChange[];
  burst: Burst | undefined;
  tenants: ManyShops;
}

/** Up to here a change keeps the first two budgets; in larger shops it may take half as long again. */
const LARGE_FROM = 10_000;
/** Milliseconds between two pages of somebody who reads the shop meanwhile. */
const READ_EVERY = 25;

const BUDGET = { p50: 250, p95: 800, builds: 3, answer: 100, tenant: 5_000 };

/** Measures how long pages are old after a message of the platform. */
export async function benchRebuild(options: RebuildBenchOptions): Promise<RebuildBench> {
  const { products, changes, burst: messages, tenants, platformUrl, directories, service, onStep } = options;
  const { port } = service;
  const [sender, reader, others] = [new MessageSender(port), new PageReader(port), new PageReader(port)];
  const world: BenchWorld = { platformUrl, directories, service, sender, reader, nextPrice: newPrices() };
  const stopReading = readOn(others, directories.site(benchTenant.name));
  try {
    onStep(`${changes} changes of a shop with ${products} variations`);
    const changed = await measureChanges(world, changes);
    if (messages > 0) onStep(`${messages} messages at once`);
    const burst = messages > 0 ? await measureBurst(world, messages) : undefined;
    if (tenants.length > 0) onStep(`${tenants.length} shops at once`);
    const many = await measureTenants(world, tenants);
    await stopReading();
    const figures = [
      ...figuresOf(changed.measured, products > LARGE_FROM ? 1.5 : 1),
      { name: 'firstMs', value: Math.round(changed.first.milliseconds) },
      ...(burst ? burstFigures(burst) : []),
      ...(tenants.length > 0 ? tenantFigures(Object.values(many.fresh)) : []),
      { name: 'readP99Ms', value: percentile(others.looks, 0.99) },
      { name: 'oddAnswers', value: reader.odd.length + others.odd.length, budget: 0 },
    ];
    const faults = [...overBudget(figures), ...changed.faults, ...reader.odd, ...others.odd];
    return { figures, faults, first: changed.first, changes: changed.measured, burst, tenants: many };
  } finally {
    await stopReading();
    for (const one of [sender, reader, others]) one.close();
  }
}

/** Reads pages of the large shop, one after another, until it is told to end. */
function readOn(reader: PageReader, site: string): () => Promise<void> {
  const files = readdirSync(join(site, 'product')).filter((name) => name.endsWith('.html'));
  let isOver = false;
  const read = async () => {
    for (let at = 0; !isOver; at = (at + 97) % files.length) {
      await reader.read(benchTenant.name, `/product/${files[at]?.slice(0, -'.html'.length)}`);
      await pause(READ_EVERY);
    }
  };
  const reading = read();
  return () => {
    isOver = true;
    return reading;
  };
}

function figuresOf(changes: readonly PriceChange[], times: number): Figure[] {
  const at = (share: number, of: (change: PriceChange) => number) => percentile(changes.map(of), share);
  const took = (change: PriceChange) => change.milliseconds;
  const stage = (name: keyof BenchBuild['stages']) => ({
    name: `${name}Ms`,
    value: at(0.5, ({ stages }) => stages[name]),
  });
  return [
    { name: 'p50Ms', value: at(0.5, took), budget: BUDGET.p50 * times },
    { name: 'p95Ms', value: at(0.95, took), budget: BUDGET.p95 * times },
    { name: 'maxMs', value: at(1, took) },
    { name: 'answerMs', value: at(0.5, ({ answered }) => answered) },
    stage('pull'),
    stage('plan'),
    stage('render'),
    stage('publish'),
    { name: 'pagesRendered', value: at(0.5, ({ rendered }) => rendered) },
    { name: 'mostPagesRendered', value: at(1, ({ rendered }) => rendered) },
  ];
}

function burstFigures({ builds, answers, milliseconds }: Burst): Figure[] {
  return [
    { name: 'burstBuilds', value: builds.length, budget: BUDGET.builds },
    { name: 'burstAnswerP50Ms', value: percentile(answers, 0.5) },
    { name: 'burstAnswerP99Ms', value: percentile(answers, 0.99), budget: BUDGET.answer },
    { name: 'burstLiveMs', value: Math.round(milliseconds) },
  ];
}

function tenantFigures(fresh: readonly number[]): Figure[] {
  return [
    { name: 'tenantsP50Ms', value: percentile(fresh, 0.5) },
    { name: 'tenantsMaxMs', value: percentile(fresh, 1), budget: BUDGET.tenant },
  ];
}
