import { join, resolve } from 'node:path';
import { LANGUAGES } from '#contract/value/primitive.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { openBrowser } from '#lib/process/open-browser.ts';
import { nameOfSource, parseSource } from '#platform/follow/feed-source.ts';
import { parseReading } from '#platform/import/reading-option.ts';
import { type Environment, readEnvironment } from '#publisher/environment/environment.ts';
import { startSandboxAt } from '#sandbox/start-demo-platform.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';
import { type FeedPreview, importPreview } from '#tools/feed-preview/import-preview.ts';
import { previewTenant } from '#tools/feed-preview/preview-tenant.ts';
import { type PreviewFacts, summaryOf } from '#tools/feed-preview/summary.ts';
import { runShops } from '#tools/stack/run-shops.ts';

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const tryFeed = defineCommand({
  help: `
npm run try -- FEED-OR-URL... [options]
  Shows a catalogue of yours as a shop: imports the feed, builds the shop in the feed's language, serves it
  here and opens it. What the feed does not say is marked as a sample on the pages. Ctrl-C ends it; each
  try begins anew, and nothing but the folder try of the data (var) is touched.

  A feed is in the format of Yandex Market (YML), RetailCRM (ICML), Google Merchant (RSS, Atom, or a table
  with tabs, commas, semicolons or bars), Shopify (products.json, a table), WooCommerce, Wix Stores or Tilda
  (a table), or JSON Lines, plain or packed by gzip; or the exchange of 1C and MoySklad (CommerceML 2), of
  which both files are named: import.xml offers.xml.

  --language CODE    ${LANGUAGES.join(', ')}; told by the feed or by its letters and words where left out
  --rate CODE=UZS    UZS for one of a currency, as often as needed; a sample rate where left out
  --currency CODE    currency of prices that name none
  --price-type NAME  price of CommerceML that shoppers pay; the retail one where left out
  --name NAME        the shop's part of the address; made of the feed's name where left out
  --report FILE      writes everything that was left out or put right, a line each
  --no-open          opens no browser

  PORT (4321) is where the shop is served; any other port where that is taken and PORT says nothing.`,
  options: {
    language: { type: 'string' },
    rate: { type: 'string', multiple: true },
    currency: { type: 'string' },
    'price-type': { type: 'string' },
    name: { type: 'string' },
    report: { type: 'string' },
    'no-open': { type: 'boolean' },
  },
  takesWords: true,
  run({ 'no-open': isQuiet = false, ...values }, { env, signal, log, positionals }) {
    if (positionals.length === 0)
      throw new UsageError('Name a feed: a file, or the address of one. npm run try -- --help says more.');
    const read = readEnvironment(env);
    const preview = parsePreview(positionals, values, env, read);
    let facts: PreviewFacts | undefined;
    let tenants: TenantConfig[] = [];
    return runShops({
      environment: localOnly(read),
      env: { ...env, STOREFRONT_ORIGIN: '' },
      log,
      signal,
      anyPort: !env['PORT'],
      tenants: () => tenants,
      async openPlatform(environment, progress) {
        // Only files of the preview are half written then.
        const giveUp = () => process.exit(130);
        signal.addEventListener('abort', giveUp);
        facts = await importPreview(preview, progress, signal);
        tenants = [previewTenant(preview.name, facts.imported.securityKey, facts.language.language)];
        signal.removeEventListener('abort', giveUp);
        return startSandboxAt(environment, progress, { file: preview.sandboxFile, shops: [] });
      },
      async onOpen({ shops, platform }) {
        const [shop] = shops;
        if (!facts || !shop) return;
        console.log(`\n${facts.imported.title || preview.name}`);
        for (const line of summaryOf(facts)) console.log(line);
        const isShown = !isQuiet && (await openBrowser(shop.origin, env));
        console.log(`\nThe shop is open${isShown ? ' in your browser' : ''}: ${shop.origin}`);
        if (platform) console.log(`Change what it says, orders and prices: ${platform.url}/`);
        console.log('Ctrl-C ends everything.');
      },
    });
  },
});

interface PreviewOptions {
  language?: string;
  rate?: string[];
  currency?: string;
  'price-type'?: string;
  name?: string;
  report?: string;
}

/** Everything of the machine alone, in a folder of its own. */
function localOnly(environment: Environment): Environment {
  const { queueUrl: _queue, storeBucket: _bucket, purge: _purge, ...own } = environment;
  const platformUrl = 'http://127.0.0.1:4400';
  return { ...own, platformUrl, dataDirectory: join(environment.dataDirectory, 'try') };
}

function parsePreview(
  feeds: readonly string[],
  values: PreviewOptions,
  env: NodeJS.ProcessEnv,
  read: Environment,
): FeedPreview {
  const { report } = values;
  // npm runs scripts in the folder of the project, and says where it was called.
  const from = env['INIT_CWD'] ?? process.cwd();
  const sources = feeds.map((feed) => parseSource(feed, from));
  const [first] = sources;
  const name = values.name ?? (first ? nameOfSource(first) : '');
  if (!NAME.test(name))
    throw new UsageError(`--name must be of lower-case letters, digits and hyphens, not "${name}".`);
  const { dataDirectory } = localOnly(read);
  return {
    sources,
    name,
    sandboxFile: join(dataDirectory, `${name}.sqlite`),
    fetchedFile: join(dataDirectory, `${name}.feed`),
    ...parseReading(values),
    report: report === undefined ? undefined : resolve(from, report),
    askHosts: read.askPictureHosts,
  };
}
