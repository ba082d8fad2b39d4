import { parseArgs } from 'node:util';
import { describeUsageError } from '#lib/describe-usage.ts';
import { ExplainedError } from '#lib/explained-error.ts';
import { PlatformFileError } from '#platform/store/platform-file-error.ts';
import { createShopSeed } from './demo/seed/create-shop.ts';
import { createGeneratedSeed } from './demo/seed/generated.ts';
import { readShops } from './demo/seed/shops.ts';
import { startSandbox } from './start-sandbox.ts';

const HELP = `Runs a complete shop platform on one SQLite file.

  --port 4400        port on 127.0.0.1
  --file FILE        the file that keeps the shops; var/sandbox.sqlite where left out
  --products N       adds the shop "generated" of N variations (security key: generated-key)
  --seed N           what prices, stocks and reviews are made from; 1 where left out
  --storefront URL   where the storefronts are, with {subdomain} in it, for links of the operator's page;
                     http://{subdomain}.localhost:4321 where left out
  --reset            throws away what the file has, imported shops too, and writes the demo shops anew
  --help             shows this text

npm run sandbox -- import FEED --tenant NAME makes a shop of a feed: import --help says how.

A shop that the file has already stays as it is, whatever --products and --seed say.`;

const PROGRESS_EVERY_MS = 1_000;

/** The command line was wrong; the message says what to write instead. */
class SandboxUsageError extends ExplainedError {
  override name = 'SandboxUsageError';
}

/**
 * Runs the sandbox until SIGINT or SIGTERM; resolves once it answers, or has failed to start. What it could
 * not start for is said on standard error, with the exit code 1.
 */
export async function runSandbox(args: string[]): Promise<void> {
  try {
    const options = parseOptions(args);
    if (options === 'help') console.log(HELP);
    else await run(options);
  } catch (error) {
    const message = explain(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

interface CliOptions {
  port: number;
  file: string;
  products: number;
  seed: number;
  reset: boolean;
  storefront: string | undefined;
}

async function run({ port, file, products, seed, reset, storefront }: CliOptions): Promise<void> {
  const shops = readShops().map((source) => createShopSeed(source, seed));
  if (products > 0)
    shops.push(
      createGeneratedSeed({ name: 'generated', securityKey: 'generated-key', variations: products, seed }),
    );
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  // A seeding that is cut short leaves whole transactions behind; the next start writes the shop anew.
  const giveUp = () => process.exit(130);
  stop.signal.addEventListener('abort', giveUp);
  // Checking every answer takes as long as making it, which a large shop would feel.
  const sandbox = await startSandbox({
    port,
    file,
    shops,
    reset,
    checkAnswers: products === 0,
    onProgress: printProgress(),
    ...(storefront !== undefined && { storefront }),
  });
  stop.signal.removeEventListener('abort', giveUp);
  stop.signal.addEventListener('abort', () => sandbox.close());
  console.log(
    `The sandbox answers at ${sandbox.url}/market-api, from ${file}. Its operator's page: ${sandbox.url}/`,
  );
  for (const shop of sandbox.shops()) {
    console.log(
      `  ${shop.name.padEnd(10)} ${shop.securityKey.padEnd(14)} ${shop.products} products, ` +
        `${shop.variations} variations`,
    );
  }
}

function printProgress(): (shop: string, variations: number) => void {
  let last = performance.now();
  return (shop, variations) => {
    if (performance.now() - last < PROGRESS_EVERY_MS) return;
    last = performance.now();
    console.log(`  writing ${shop}: ${variations} variations`);
  };
}

function parseOptions(args: string[]): CliOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4400' },
      file: { type: 'string', default: 'var/sandbox.sqlite' },
      products: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      reset: { type: 'boolean', default: false },
      storefront: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    port: wholeNumber('--port', values.port, 65_535),
    file: values.file,
    products: wholeNumber('--products', values.products, 10_000_000),
    seed: wholeNumber('--seed', values.seed, 2_147_483_647),
    reset: values.reset,
    storefront: values.storefront === undefined ? undefined : storefrontPattern(values.storefront),
  };
}

function wholeNumber(option: string, text: string, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= max))
    throw new SandboxUsageError(`${option} must be a whole number from 0 to ${max}, not "${text}".`);
  return value;
}

function storefrontPattern(text: string): string {
  if (
    text.includes('{subdomain}') &&
    /^https?:$/.test(URL.parse(text.replace('{subdomain}', 'shop'))?.protocol ?? '')
  )
    return text;
  throw new SandboxUsageError(
    `--storefront must be an address like http://{subdomain}.localhost:4321, not "${text}".`,
  );
}

/** Message for a person at the command line; undefined for a fault of the sandbox itself. */
function explain(error: unknown): string | undefined {
  if (error instanceof SandboxUsageError || error instanceof PlatformFileError) return error.message;
  const usage = describeUsageError(error);
  if (usage) return `${usage}\n\n${HELP}`;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const port = 'port' in error ? error.port : '';
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the program that uses it, or choose another port with --port.`;
  if (error.code === 'EACCES' && 'port' in error)
    return `Port ${port} needs more rights than this program has. Choose one above 1023 with --port.`;
  return undefined;
}
