import { createConsoleProgress } from '#lib/progress.ts';
import { benchChange } from '#tools/bench/change-bench.ts';
import { BENCH_SHOP } from '#tools/bench/client/bench-customer.ts';
import { benchWalk } from '#tools/bench/client/walk.ts';
import { benchClient, CLIENT_PARTS } from '#tools/bench/client-bench.ts';
import { benchFleet } from '#tools/bench/fleet-bench.ts';
import { benchHugo } from '#tools/bench/hugo-bench.ts';
import { benchLoad } from '#tools/bench/load-bench.ts';
import { benchRender } from '#tools/bench/render-bench.ts';
import { benchServe } from '#tools/bench/serve-bench.ts';
import { provideBrowser } from '#tools/browser/find-browser.ts';
import { startDemoStack } from '#tools/stack/demo-stack.ts';
import { type Bench, defineBench } from './bench-definition.ts';
import { benchDemo } from './bench-demo.ts';
import { measureCrashes } from './crash-command.ts';
import { benchJourney } from './journey-command.ts';
import { benchLook } from './look-command.ts';
import { benchOffline } from './offline-command.ts';
import { benchFreshness } from './rebuild-command.ts';

const KEEPS_DATA = '--data DIR              keeps shops and sites there, and uses what is there already';
const OF_THE_SHOP = 'variations of the shop';
const OF_EACH_SHOP = { preset: 0, least: 0, about: 'variations of a demo shop, 0 as it is' } as const;

/** Every bench by its name; `npm run bench` and its test have no other list. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  render: defineBench({
    about: 'Measures how fast a generated shop is rendered, beside plain astro build of the same pages.',
    options: {
      products: { preset: 4000, about: 'products of the shop' },
      'baseline-products': { preset: 300, about: 'products of the plain build' },
    },
    smallest: { products: 24, 'baseline-products': 6 },
    mayBeZero: /^unchangedRendered$/,
    measure: async (numbers, { onStep }) => ({
      figures: await benchRender({ ...numbers, baselineProducts: numbers['baseline-products'], onStep }),
    }),
  }),

  hugo: defineBench({
    about: `Builds a generated shop in turns with Hugo, which renders the same product pages from a template and
has brotli -q 3 pack them on all cores. The storefront's time has its checks and its publish in it.`,
    options: {
      products: { preset: 3000, about: 'products of the shop, each a page in three languages' },
      pairs: { preset: 5, about: 'builds of each' },
    },
    smallest: { products: 60, pairs: 1 },
    programs: ['hugo', 'brotli'],
    measure: async (numbers, { onStep }) => ({ figures: await benchHugo({ ...numbers, onStep }) }),
  }),

  change: defineBench({
    about: `Changes prices in a large shop, one after another, and measures how long each takes until its page is
right.`,
    options: {
      products: { preset: 4000, about: OF_THE_SHOP },
      changes: { preset: 30, about: 'changes that are measured' },
    },
    more: KEEPS_DATA,
    smallest: { products: 24, changes: 1 },
    measure: async (numbers, { data, onStep }) => ({
      figures: await benchChange({ ...numbers, dataDirectory: data, onStep }),
    }),
  }),

  rebuild: defineBench({
    about: `Builds a large shop, has it kept fresh and served by a process as npm run serve is one, changes prices and
measures from the signed message until a reader has the new page. Ends with 1 where something is over its
budget, or where other pages are rendered than those that show the product.`,
    options: {
      products: { preset: 10_000, about: OF_THE_SHOP },
      changes: { preset: 50, about: 'single changes' },
      burst: { preset: 1000, least: 0, about: 'then so many messages at once' },
      tenants: { preset: 44, least: 0, about: 'then so many small shops at once' },
    },
    more: KEEPS_DATA,
    smallest: { products: 24, changes: 1, burst: 3, tenants: 1 },
    mayBeZero: /^oddAnswers$/,
    isTimed: true,
    async measure(numbers, context) {
      const { figures, faults, ...details } = await benchFreshness({ ...numbers, ...context });
      return {
        figures: Object.fromEntries(figures.map(({ name, value }) => [name, value])),
        budgets: Object.fromEntries(figures.map(({ name, budget }) => [name, budget])),
        details,
        faults,
      };
    },
  }),

  crash: defineBench({
    about: `Kills what keeps a shop fresh while it works off signed messages, at random instants and as pages move;
looks each time at the site that lies there; compares it at the end with one built from nothing; then
publishes while readers read. Ends with 1 where a page is mixed or cut, a link broken, a change lost, or an
answer not 200.`,
    options: {
      kills: { preset: 200, about: 'kills' },
      changes: { preset: 300, about: 'releases under read load' },
      products: { preset: 60, about: OF_THE_SHOP },
    },
    smallest: { kills: 2, changes: 1, products: 24 },
    mayBeZero: /^(?:killedWhilePublishing|changesTaken)$/,
    async measure({ changes, ...numbers }, context) {
      const { faults, ...figures } = await measureCrashes({ ...numbers, publishes: changes, ...context });
      return { figures, faults };
    },
  }),

  fleet: defineBench({
    about: `Measures what a shop costs one core of this machine, and simulates how many machines keep thousands
of such shops fresh, each machine with its part of them: 95 of 100 changes out within a second.`,
    options: {
      products: { preset: 2000, about: 'variations of each shop' },
      changes: { preset: 25, about: 'changes that are measured, each with its shop open and not' },
      shops: { preset: 5000, about: 'shops of the simulation' },
      cores: { preset: 2, about: 'cores of each machine of the simulation' },
    },
    smallest: { products: 24, changes: 5, shops: 50 },
    mayBeZero: /^(?:filesMs|fleets\.\d+\.(?:busy|cold|sweepHours|firstHours|questionsPerSecond)|.*each)$/i,
    async measure(numbers, { onStep }) {
      const { costs, fleets } = await benchFleet({ ...numbers, onStep });
      return { figures: costs, tables: { fleets } };
    },
  }),

  look: defineBench({
    about: `Chooses colours on the operator's page of the demo shops, and measures until the phone there shows the shop
in them, and until shoppers have them. Ends with 1 where an owner waits for more than a second.`,
    options: { changes: { preset: 20, about: 'changes' }, products: OF_EACH_SHOP },
    smallest: { changes: 1, products: 24 },
    isTimed: true,
    async measure(numbers, context) {
      const { faults, ...figures } = await benchLook(numbers, context);
      return { figures, faults };
    },
  }),

  client: defineBench({
    about: `Builds the demo shops and measures, in a Chromium with a slow processor, what a shopper waits for: bytes of
script, the first touch, presses and keys, pages that move, presses that open something; then what Lighthouse
says of home, category and product of each shop on a phone. Ends with 1 where something is over its budget.`,
    options: {
      repeats: { preset: 9, about: 'times that each time is measured' },
      'warm-ups': { preset: 2, least: 0, about: 'loads before those' },
      slower: { preset: 4, about: 'times that the processor is slower' },
      audits: { preset: 100, about: 'pages at most that Lighthouse looks at' },
      'audit-runs': { preset: 3, about: 'times that it looks at each' },
      products: OF_EACH_SHOP,
    },
    parts: CLIENT_PARTS,
    smallest: { repeats: 1, 'warm-ups': 0, slower: 1, audits: 1, 'audit-runs': 1, products: 72 },
    mayBeZero: /^(?:shift|inp|touch|felt)\.|\.(?:cls|tbt)$/,
    isTimed: true,
    async measure({ products, ...numbers }, { env, signal, only, onStep }) {
      const browser = await provideBrowser(env);
      const stack = await startDemoStack(env, createConsoleProgress(), signal, benchDemo(env, products));
      try {
        const { figures, audits, slowest, over } = await benchClient({
          ...{ stack, browser, only, onStep },
          repeats: numbers.repeats,
          warmUps: numbers['warm-ups'],
          slower: numbers.slower,
          audited: { pages: numbers.audits, runs: numbers['audit-runs'] },
        });
        return { figures, details: { audits, slowest }, notes: audits, faults: over };
      } finally {
        await stack.close();
      }
    },
  }),

  walk: defineBench({
    about: `Builds a demo shop and walks through it in a Chromium on 400 kbit/s: the HTML of some pages with a
dictionary of the shop and without; then, with 400 ms there and back, presses until the next page shows and
pages that were fetched for one that was seen. Ends with 1 where something is over its budget.`,
    options: {
      pages: { preset: 10, about: 'pages that are read in each form' },
      presses: { preset: 40, about: 'links that are pressed, on a phone and on a screen' },
      slower: { preset: 4, about: 'times that the processor is slower' },
      products: OF_EACH_SHOP,
    },
    smallest: { pages: 2, presses: 1, slower: 1, products: 72 },
    isTimed: true,
    async measure({ products, ...numbers }, { env, signal, onStep }) {
      const browser = await provideBrowser(env);
      const demo = benchDemo(env, products, BENCH_SHOP);
      const stack = await startDemoStack(env, createConsoleProgress(), signal, demo);
      try {
        const { faults, ...figures } = await benchWalk({ ...numbers, stack, browser, onStep });
        return { figures, faults };
      } finally {
        await stack.close();
      }
    },
  }),

  load: defineBench({
    about: `Lets shoppers crowd a sandbox that runs in a process of its own, adds everything up, then kills it in the
middle of ordering and looks whether anything got lost. Ends with 1 where something does not add up.`,
    options: {
      shoppers: { preset: 200, about: 'shoppers at once' },
      seconds: { preset: 60, about: 'how long they shop' },
      kills: { preset: 3, least: 0, about: 'times that the sandbox is killed' },
      products: { preset: 4000, about: OF_THE_SHOP },
    },
    smallest: { shoppers: 8, seconds: 2, kills: 1, products: 60 },
    mayBeZero: /^(?:askedAgain|piecesReserved)$/,
    async measure({ products, ...numbers }, { onStep }) {
      const { calls, answers, faults, ...figures } = await benchLoad({
        ...numbers,
        variations: products,
        onStep,
      });
      return { figures, details: { calls, answers }, faults };
    },
  }),

  serve: defineBench({
    about: `Serves one built shop by the embedded server, nginx and Caddy, each on one core, asks each in turn, and says
how many answers each gives in a second of processor time.`,
    options: {
      products: { preset: 300, about: OF_THE_SHOP },
      rounds: { preset: 5, about: 'times that each is asked' },
      seconds: { preset: 3, about: 'how long each time' },
    },
    smallest: { products: 24, rounds: 1, seconds: 1 },
    mayBeZero: /\.faults$/,
    async measure(numbers, { onStep }) {
      const { figures, ...told } = await benchServe({ ...numbers, onStep });
      return { figures: told, tables: figures };
    },
  }),

  journey: defineBench({
    about: `New visitors go from the home page to a paid order in Chromium on a slow network, while one of twenty calls
fails and more of those that order and pay lose their answer. Some press twice, reload or go back. Adds
everything up. Ends with 1 where somebody does not arrive, or something does not add up.`,
    options: {
      runs: { preset: 20, about: 'visitors' },
      kilobits: { preset: 400, about: 'kilobits a second of their network' },
      delay: { preset: 400, about: 'its delay in milliseconds' },
      products: OF_EACH_SHOP,
    },
    smallest: { runs: 1, kilobits: 100_000, delay: 1, products: 72 },
    mayBeZero: /^(?:double|failedCalls|retriesPressed|doneAgain|nothingSaid|stepsBack|pagesReloaded)$/,
    async measure(numbers, context) {
      const { visits, faults, ...figures } = await benchJourney(numbers, context);
      return { figures, details: { visits }, faults };
    },
  }),

  offline: defineBench({
    about: `Shoppers lose the connection in Chromium, change cart, favourites and comparison at random, in several tabs,
and have it back. Ends with 1 where a change is lost or doubled, in the browser or on the platform.`,
    options: {
      runs: { preset: 20, about: 'runs' },
      steps: { preset: 14, about: 'changes of each' },
      products: OF_EACH_SHOP,
    },
    smallest: { runs: 1, steps: 3, products: 72 },
    mayBeZero: /^tabs$/,
    async measure(numbers, context) {
      const { visits, faults, ...figures } = await benchOffline(numbers, context);
      return { figures, details: { visits }, faults };
    },
  }),
};
