import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { listPageKinds } from '#tools/gate/page-kinds.ts';
import { type Figure, SHIFT_BUDGET } from './figure.ts';

/** Kinds of pages that shoppers come to first. */
const KINDS = ['home', 'category/slug', 'product/id'];

/** Scores of hundred that a page reaches. */
const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Milliseconds until the largest part of the screen is drawn, on the phone and network that it simulates. */
const LCP_BUDGET = 1_800;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--remote-debugging-port=0',
];

export interface LighthouseOptions {
  stack: { originPattern: string; sitesDirectory: string };
  shops: readonly string[];
  /** The program of a Chromium. */
  browser: string;
  /** Most pages that it looks at. */
  pages: number;
  /** Times that it looks at each. */
  runs: number;
  onStep: (step: string) => void;
}

/** Figures of Lighthouse, and its audits that failed, as sentences. */
export interface LighthouseBench {
  figures: Figure[];
  audits: string[];
}

/** Has Lighthouse look at pages of the shops as a phone shows them; each figure is the median of the runs. */
export async function benchLighthouse({
  stack,
  shops,
  browser,
  pages,
  runs: times,
  onStep,
}: LighthouseOptions): Promise<LighthouseBench> {
  const found: LighthouseBench = { figures: [], audits: [] };
  let left = pages;
  for (const shop of shops) {
    const kinds = await listPageKinds(join(stack.sitesDirectory, shop));
    for (const kind of KINDS.slice(0, left)) {
      left -= 1;
      const page = kinds.find((one) => one.kind === kind);
      if (!page) throw new Error(`${shop} has no page of the kind ${kind}.`);
      const name = `${shop}.${kind.split('/')[0]}`;
      const runs: Run[] = [];
      for (let run = 1; run <= times; run += 1) {
        onStep(`Lighthouse: ${name}, ${run} of ${times}`);
        runs.push(await lookAt(stack.originPattern.replace('{subdomain}', shop) + page.path, browser));
      }
      found.figures.push(...figuresOf(name, runs));
      const told = new Set(runs.flatMap(({ audits }) => audits));
      found.audits.push(...[...told].map((audit) => `${name}: ${audit}`));
    }
  }
  return found;
}

interface Run {
  scores: Record<keyof typeof SCORES, number>;
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
  audits: string[];
}

/** Looks at a page in a browser that has never seen it. */
async function lookAt(address: string, executablePath: string): Promise<Run> {
  const directory = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(directory, { executablePath, args: ARGS });
  try {
    const port = await debuggingPort(directory);
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not read ${address}: ${result?.lhr.runtimeError?.message}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const weighty = Object.values(categories).flatMap(({ id, auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map((ref) => ({ category: id, ...ref })),
    );
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcp: Math.round(number('largest-contentful-paint')),
      cls: Math.round(number('cumulative-layout-shift') * 10_000) / 10_000,
      tbt: Math.round(number('total-blocking-time')),
      bytes: Math.round(number('total-byte-weight')),
      audits: weighty.flatMap(({ category, id }) => {
        const { score: own, title, displayValue = '' } = audits[id] ?? {};
        return own === null || own === undefined || own >= (category === 'performance' ? 0.9 : 1)
          ? []
          : [`${category}: ${id}: ${title} ${displayValue}`];
      }),
    };
  } finally {
    await context.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** The browser writes the port that it has chosen into its profile. */
async function debuggingPort(profile: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port] = text.split('\n');
    if (port) return Number(port);
    await later(50);
  }
  throw new Error('The browser has opened no port for Lighthouse.');
}

function figuresOf(name: string, runs: readonly Run[]): Figure[] {
  const middle = (value: (run: Run) => number) =>
    runs.map(value).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const categories = Object.entries(SCORES) as [keyof typeof SCORES, number][];
  return [
    ...categories.map(([category, least]) => ({
      name: `lighthouse.${name}.${category}`,
      value: middle(({ scores }) => scores[category]),
      least,
    })),
    { name: `lighthouse.${name}.lcp`, value: middle(({ lcp }) => lcp), budget: LCP_BUDGET },
    { name: `lighthouse.${name}.cls`, value: middle(({ cls }) => cls), budget: SHIFT_BUDGET },
    { name: `lighthouse.${name}.tbt`, value: middle(({ tbt }) => tbt) },
    { name: `lighthouse.${name}.bytes`, value: middle(({ bytes }) => bytes) },
  ];
}
