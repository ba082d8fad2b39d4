import { writeFile } from 'node:fs/promises';
import { createConsoleProgress } from '#lib/progress.ts';
import { benchChange } from '#tools/bench/change-bench.ts';
import { benchClient } from '#tools/bench/client-bench.ts';
import { benchLoad } from '#tools/bench/load-bench.ts';
import { benchRender } from '#tools/bench/render-bench.ts';
import { benchServe } from '#tools/bench/serve-bench.ts';
import { provideBrowser } from '#tools/browser/find-browser.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';
import { startDemoStack } from '#tools/stack/demo-stack.ts';
import { measureCrashes } from './bench-crash.ts';
import { benchJourney } from './bench-journey.ts';
import { benchLook } from './bench-look.ts';
import { benchOffline } from './bench-offline.ts';
import { benchFreshness, type FreshnessBenchOptions } from './bench-rebuild.ts';

const onStep = (step: string) => console.error(step);

export const bench = defineCommand({
  help: `
npm run bench -- render [options]
  Measures how fast a generated shop is rendered, beside plain astro build of the same pages.

  --products N            products of the shop; 4000 where left out
  --baseline-products N   products of the plain build; 300 where left out
  --json FILE             writes the figures as JSON

npm run bench -- change [options]
  Changes prices in a large shop, one after another, and measures how long each takes until its page is right.

  --products N            variations of the shop; 4000 where left out
  --changes N             how many changes are measured; 30 where left out
  --data DIR              keeps the shop, its snapshot and its site there, and uses what is there already
  --json FILE             writes the figures as JSON

npm run bench -- rebuild [options]
  Builds a large shop, has it kept fresh and served by a process as npm run serve is one, changes prices and
  measures from the signed message until a reader has the new page. Ends with 1 where something is over its
  budget, or where other pages are rendered than those that show the product.

  --products N            variations of the shop; 10000 where left out
  --changes N             single changes; 50 where left out
  --burst N               then so many messages at once; 1000 where left out, 0 for none
  --tenants N             then so many small shops at once; 44 where left out, 0 for none
  --data DIR              keeps the shops and their sites there, and uses what is there already
  --json FILE             writes the figures as JSON, with each time and where it went

npm run bench -- crash [options]
  Kills what keeps a shop fresh while it works off signed messages, at random instants and as pages move;
  looks each time at the site that lies there; compares it at the end with one built from nothing; then
  publishes while readers read. Ends with 1 where a page is mixed or cut, a link broken, a change lost, or an
  answer not 200.

  --kills N               200 where left out
  --changes N             releases under read load; 300 where left out
  --products N            variations of the shop; 60 where left out
  --json FILE             writes the figures as JSON

npm run bench -- look [options]
  Chooses colours on the operator's page of the demo shops, and measures until the phone there shows the shop
  in them, and until shoppers have them. Ends with 1 where an owner waits for more than a second.

  --changes N             how many; 20 where left out
  --json FILE             writes the figures as JSON

npm run bench -- client [options]
  Builds the demo shops and measures, in a Chromium with a slow processor, what a shopper waits for: bytes of
  script, the first touch, presses and keys, pages that move; then what Lighthouse says of home, category and
  product of each shop on a phone. Ends with 1 where something is over its budget.

  --repeats N             how often each time is measured; 9 where left out
  --lighthouse            what Lighthouse says alone
  --json FILE             writes the figures as JSON

npm run bench -- load [options]
  Lets shoppers crowd a sandbox that runs in a process of its own, adds everything up, then kills it in the
  middle of ordering and looks whether anything got lost. Ends with 1 where something does not add up.

  --shoppers N            shoppers at once; 200 where left out
  --seconds N             how long they shop; 60 where left out
  --kills N               how often the sandbox is killed; 3 where left out
  --products N            variations of the shop; 4000 where left out
  --json FILE             writes the figures as JSON

npm run bench -- serve [options]
  Serves one built shop by the embedded server, nginx and Caddy, each on one core, asks each in turn, and says
  how many answers each gives in a second of processor time.

  --products N            variations of the shop; 300 where left out
  --rounds N              how often each is asked; 5 where left out
  --seconds N             how long each time; 3 where left out
  --json FILE             writes the figures as JSON

npm run bench -- journey [options]
  New visitors go from the home page to a paid order in Chromium, at 400 kbit/s with 400 ms delay, while one of
  twenty calls fails and more of those that order and pay lose their answer. Some press twice, reload or go
  back. Adds everything up. Ends with 1 where somebody does not arrive, or something does not add up.

  --runs N                visitors; 20 where left out
  --json FILE             writes the figures as JSON

npm run bench -- offline [options]
  Shoppers lose the connection in Chromium, change cart, favourites and comparison at random, in several tabs,
  and have it back. Ends with 1 where a change is lost or doubled, in the browser or on the platform.

  --runs N                runs; 20 where left out
  --json FILE             writes the figures as JSON`,
  options: {
    products: { type: 'string' },
    'baseline-products': { type: 'string' },
    shoppers: { type: 'string' },
    seconds: { type: 'string' },
    kills: { type: 'string' },
    changes: { type: 'string' },
    burst: { type: 'string' },
    tenants: { type: 'string' },
    repeats: { type: 'string' },
    lighthouse: { type: 'boolean' },
    rounds: { type: 'string' },
    data: { type: 'string' },
    runs: { type: 'string' },
    json: { type: 'string' },
  },
  takesWords: true,
  async run(
    {
      products,
      'baseline-products': baseline = '300',
      shoppers = '200',
      seconds,
      kills,
      changes,
      burst = '1000',
      tenants = '44',
      repeats = '9',
      lighthouse = false,
      rounds = '5',
      data,
      runs = '20',
      json,
    },
    { positionals, env, signal, log },
  ) {
    const what = positionals.join(' ');
    if (what === 'render') {
      const figures = await benchRender({
        products: positiveNumber('--products', products ?? '4000'),
        baselineProducts: positiveNumber('--baseline-products', baseline),
        onStep,
      });
      await report(figures, json);
      return 0;
    }
    if (what === 'change') {
      const figures = await benchChange({
        products: positiveNumber('--products', products ?? '4000'),
        changes: positiveNumber('--changes', changes ?? '30'),
        dataDirectory: data,
        onStep,
      });
      await report(figures, json);
      return 0;
    }
    if (what === 'rebuild') {
      const options = {
        products: positiveNumber('--products', products ?? '10000'),
        changes: positiveNumber('--changes', changes ?? '50'),
        burst: numberOrNone('--burst', burst),
        tenants: numberOrNone('--tenants', tenants),
      };
      return measureFreshness({ ...options, data, signal, onStep }, json);
    }
    if (what === 'crash') {
      const { faults, ...figures } = await measureCrashes({
        products: positiveNumber('--products', products ?? '60'),
        kills: positiveNumber('--kills', kills ?? '200'),
        publishes: positiveNumber('--changes', changes ?? '300'),
        signal,
        onStep,
      });
      await report({ ...figures, faults: faults.length }, json, { found: faults });
      for (const fault of faults) console.error(fault);
      return faults.length > 0 ? 1 : 0;
    }
    if (what === 'serve') {
      const { figures, ...told } = await benchServe({
        products: positiveNumber('--products', products ?? '300'),
        rounds: positiveNumber('--rounds', rounds),
        seconds: positiveNumber('--seconds', seconds ?? '3'),
        onStep,
      });
      await report(told, json, { figures });
      for (const [asked, servers] of Object.entries(figures)) {
        console.log(asked);
        console.table(servers);
      }
      return 0;
    }
    if (what === 'journey' || what === 'offline') {
      const bench = what === 'journey' ? benchJourney : benchOffline;
      const { visits, faults, ...figures } = await bench(positiveNumber('--runs', runs), {
        env,
        signal,
        onStep,
      });
      await report(figures, json, { visits, faults });
      for (const fault of faults) console.error(fault);
      return faults.length > 0 ? 1 : 0;
    }
    if (what === 'look') {
      const count = positiveNumber('--changes', changes ?? '20');
      const { faults, ...figures } = await benchLook(count, { env, signal, log, onStep });
      await report(figures, json, { faults });
      for (const fault of faults) console.error(fault);
      return faults.length > 0 ? 1 : 0;
    }
    if (what === 'client') return measureClient(positiveNumber('--repeats', repeats), lighthouse, json);
    if (what !== 'load')
      throw new UsageError(
        'Say what to measure: npm run bench -- render, change, rebuild, crash, look, client, journey, offline, serve, load',
      );
    const { calls, answers, faults, ...figures } = await benchLoad({
      shoppers: positiveNumber('--shoppers', shoppers),
      seconds: positiveNumber('--seconds', seconds ?? '60'),
      kills: numberOrNone('--kills', kills ?? '3'),
      variations: positiveNumber('--products', products ?? '4000'),
      onStep,
    });
    await report(figures, json, { calls, answers, faults });
    for (const fault of faults) console.error(fault);
    return faults.length > 0 ? 1 : 0;
  },
});

async function measureClient(
  repeats: number,
  lighthouseOnly: boolean,
  file: string | undefined,
): Promise<number> {
  const browser = await provideBrowser(process.env);
  const stack = await startDemoStack(process.env, createConsoleProgress());
  try {
    const { figures, over, ...details } = await benchClient({
      stack,
      browser,
      repeats,
      lighthouseOnly,
      onStep,
    });
    await report(figures, file, { over, ...details });
    for (const audit of details.audits) console.error(audit);
    for (const one of over) console.error(one);
    return over.length > 0 ? 1 : 0;
  } finally {
    await stack.close();
  }
}

async function measureFreshness(options: FreshnessBenchOptions, file: string | undefined): Promise<number> {
  const { figures, faults, ...raw } = await benchFreshness(options);
  const values = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
  if (file) await writeFile(file, `${JSON.stringify({ ...values, faults, ...raw }, null, 2)}\n`);
  for (const { name, value, budget } of figures)
    console.log(`${name.padEnd(24)} ${value}${budget === undefined ? '' : `  (at most ${budget})`}`);
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}

/** Prints the figures; the file also gets what takes too many lines to print. */
async function report(figures: object, file: string | undefined, details: object = {}): Promise<void> {
  if (file) await writeFile(file, `${JSON.stringify({ ...figures, ...details }, null, 2)}\n`);
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)} ${value}`);
}

function numberOrNone(option: string, text: string): number {
  return text === '0' ? 0 : positiveNumber(option, text);
}

function positiveNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new UsageError(`${option} must be a whole number above 0, not "${text}".`);
  return Number(text);
}
