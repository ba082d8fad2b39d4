import { parseArgs } from 'node:util';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { describeUsageError } from '#lib/describe-usage.ts';
import { createHttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import { LockedError } from '#lib/process-lock.ts';
import { createConsoleProgress, formatCount } from '#lib/progress.ts';
import { DEFAULT_RATES } from '#platform/import/currency.ts';
import { createFaultReport } from '#platform/import/fault-report.ts';
import { ImportError } from '#platform/import/import-error.ts';
import { importFeed } from '#platform/import/import-feed.ts';
import type { ImportOptions } from '#platform/import/import-options.ts';
import { importStep } from '#platform/import/import-step.ts';
import { parseReading } from '#platform/import/reading-option.ts';
import { PlatformFileError } from '#platform/store/platform-file-error.ts';
import { createShopFrame } from './demo/seed/shop-frame.ts';
import { tenantFileOf, writeTenantFile } from './tenant-file.ts';

const HELP = `npm run sandbox -- import FEED... --tenant NAME [options]
  Makes a shop of a feed in the sandbox's file. Importing again replaces the goods; addresses, looks,
  customers and orders stay.

  A feed is in the format of Yandex Market (YML), RetailCRM (ICML), Google Merchant (RSS, Atom, or a table
  with tabs, commas, semicolons or bars), Shopify (products.json, a table), WooCommerce, Wix Stores or Tilda
  (a table), or JSON Lines, plain or packed by gzip; or the exchange of 1C and MoySklad (CommerceML 2), of
  which both files are named: import.xml offers.xml.

  --tenant NAME      name of the shop: lower-case letters, digits, hyphens
  --file FILE        the file that keeps the shops; var/sandbox.sqlite where left out
  --key KEY          the shop's security key; NAME-key where left out
  --language CODE    language of the feed's texts: ${LANGUAGES.join(', ')}; ru where left out
  --currency CODE    currency of prices that name none; needed where the feed says nothing of it
  --rate CODE=UZS    UZS for one of a currency, as often as needed; before what the feed says
  --price-type NAME  price of CommerceML that shoppers pay; the retail one where left out
  --offline          asks no host whether its pictures by http come by https, too
  --report FILE      writes everything that was left out or put right, a line each
  --write-tenant     writes tenants/NAME/tenant.json where there is none
  --help             shows this text

Prices become UZS by the feed's own rates where UZS is among its currencies, else by these:
  ${Object.entries(DEFAULT_RATES)
    .filter(([code]) => code !== 'UZS')
    .map(([code, rate]) => `${code} ${formatCount(rate)}`)
    .join(', ')}.`;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Folder of the tenant files. */
const TENANTS = 'tenants';

/**
 * Runs `sandbox import`. What the person at the command line can put right is said on standard error, with
 * the exit code 1. Ctrl-C ends it at once and leaves the file as it was.
 */
export async function runImport(args: readonly string[]): Promise<void> {
  const giveUp = () => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, giveUp);
  try {
    const options = parseOptions(args);
    if (options === 'help') console.log(HELP);
    else await run(options, console.log);
  } catch (error) {
    const message = explain(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
  } finally {
    for (const signal of SIGNALS) process.off(signal, giveUp);
  }
}

function explain(error: unknown): string | undefined {
  if (error instanceof ImportError || error instanceof PlatformFileError || error instanceof LockedError)
    return error.message;
  const usage = describeUsageError(error);
  return usage && `${usage}\n\n${HELP}`;
}

async function run(options: CliOptions, print: (line: string) => void): Promise<void> {
  const { report: reportFile, writeTenant, ...feedOptions } = options;
  const progress = createConsoleProgress();
  const report = createFaultReport(reportFile, (line) => progress.print(line));
  const started = performance.now();
  const summary = await importFeed({
    ...feedOptions,
    createFrame: createShopFrame,
    now: new Date(),
    onProgress: (step) => progress.update(importStep(step)),
    onFault: (fault) => report.add(fault),
  }).finally(() => {
    progress.close();
    return report.close();
  });
  const { tenant, file } = feedOptions;
  const { title, products, variations, categories, leftOut, putRight, disabled, securityKey } = summary;
  print(
    `${title || tenant} is in ${file} as the shop "${tenant}" (security key ${securityKey}): ` +
      `${formatCount(products)} products, ` +
      `${formatCount(variations)} variations, ${formatCount(categories)} categories in ` +
      `${((performance.now() - started) / 1000).toFixed(1)} s. ` +
      `Left out: ${formatCount(leftOut)}; put right: ${formatCount(putRight)}; ` +
      `off sale in the feed: ${formatCount(disabled)}.`,
  );
  printTenantFile(tenant, securityKey, feedOptions.language, writeTenant, print);
}

function printTenantFile(
  tenant: string,
  key: string,
  language: ImportOptions['language'],
  write: boolean,
  print: (line: string) => void,
): void {
  const tenantFile = tenantFileOf(TENANTS, tenant, key, [language]);
  if (tenantFile.exists)
    print(`${tenantFile.file} is there already; see that it has the security key ${key}.`);
  else if (write && writeTenantFile(tenantFile)) print(`Wrote ${tenantFile.file}.`);
  else
    print(
      `For the storefront, write this to ${tenantFile.file}, or import with ` +
        `--write-tenant:\n${tenantFile.text.trimEnd()}`,
    );
  print(
    `Then: npm run sandbox in one terminal, npm run build -- --tenant ${tenant} && npm run serve in ` +
      'another; ' +
      `the shop is at http://${tenant}.localhost:4321. Or npm start, with the demo shops.`,
  );
}

type CliOptions = Omit<ImportOptions, 'now' | 'createFrame' | 'onProgress' | 'onFault'> & {
  report: string | undefined;
  writeTenant: boolean;
};

function parseOptions(args: readonly string[]): CliOptions | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      file: { type: 'string', default: 'var/sandbox.sqlite' },
      key: { type: 'string' },
      language: { type: 'string' },
      rate: { type: 'string', multiple: true, default: [] },
      currency: { type: 'string' },
      'price-type': { type: 'string' },
      offline: { type: 'boolean', default: false },
      report: { type: 'string' },
      'write-tenant': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (positionals.length === 0) throw new ImportError(`Name the feed to import.\n\n${HELP}`);
  const { tenant, key } = values;
  if (tenant === undefined)
    throw new ImportError(
      'Name the shop that the feed is for: --tenant NAME, of lower-case letters, digits and hyphens.',
    );
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(tenant))
    throw new ImportError(
      `--tenant must be a name of lower-case letters, digits and hyphens, not "${tenant}".`,
    );
  if (key !== undefined && !/^[\w.~+/=-]{1,200}$/.test(key))
    throw new ImportError('--key must be of Latin letters, digits and the signs . _ ~ + / = -');
  return {
    feed: positionals,
    tenant,
    file: values.file,
    securityKey: key,
    language: 'ru',
    ...parseReading(values),
    httpsHosts: values.offline ? UNASKED_HOSTS : createHttpsHosts(),
    report: values.report,
    writeTenant: values['write-tenant'],
  };
}
