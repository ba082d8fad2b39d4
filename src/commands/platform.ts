import { dirname } from 'node:path';
import { ORDER_STATES } from '#contract/order/order.ts';
import { startOperating } from '#lib/operator/operating.ts';
import { canWrite } from '#lib/operator/readiness.ts';
import { untilStopped } from '#lib/process/until-stopped.ts';
import { takeLock } from '#lib/process-lock.ts';
import { chooseSender } from '#platform/message-senders/choose-sender.ts';
import { backUp, restore } from '#platform/operations/backup.ts';
import { PlatformMetrics } from '#platform/operations/platform-metrics.ts';
import { sinksOf } from '#platform/order-sinks/open-sink.ts';
import { startPlatform } from '#platform/start-platform.ts';
import { readOperatorAddress } from '#publisher/environment/environment.ts';
import { THREAD_IMPORTER } from '#sandbox/run-import.ts';
import { type CommandContext, defineCommand, UsageError } from '#tools/command/command.ts';
import { chooseListener } from './platform-words/changes.ts';
import { exchange, follow, unfollow } from './platform-words/feeds.ts';
import { choosePayment, chooseTargets, listOrders, oneOrder } from './platform-words/orders.ts';
import type { PlatformOptions } from './platform-words/platform-options.ts';
import { readPort } from './platform-words/read-port.ts';
import { connect } from './platform-words/vendure.ts';

type Word = (
  options: PlatformOptions,
  words: readonly string[],
  context: CommandContext,
) => void | Promise<void>;

/** Words after `npm run platform --`, and what each does. */
const WORDS: ReadonlyMap<string, Word> = new Map<string, Word>(
  Object.entries({
    orders: listOrders,
    order: oneOrder,
    'orders-to': chooseTargets,
    'changes-to': chooseListener,
    'paid-by': choosePayment,
    connect,
    exchange,
    follow,
    unfollow,
    backup: ({ file }, words) => backUp(file, theFile('backup', words)),
    restore: ({ file }, words) => restoreFile(file, theFile('restore', words)),
  }),
);

export const platform = defineCommand({
  help: `
npm run platform -- [options]
  Runs a shop platform on one SQLite file: the calls of the contract and their document, and nothing of the
  sandbox - no demo shops, no faults, no moved clock, no page that changes anything without a login. A feed
  becomes a shop of the file by npm run sandbox -- import FEED --tenant NAME --file FILE. Messages go by the
  sender that the environment names (docs/platform.md).

  --file FILE        the file that keeps the shops; var/platform.sqlite where left out
  --port 4400        port to listen at
  --host ADDRESS     address to listen at; this machine only where left out
  --storefront URL   where the storefronts are, with {subdomain} in it, for links in messages
  --metrics [HOST:]PORT   answers operators there: /metrics for Prometheus, /healthz, /readyz; METRICS_PORT
                     where left out

npm run platform -- orders [options]
  Lists the orders of a shop, newest first.

  --tenant NAME      the shop; needed where the file has several
  --state STATE      only those in this state
  --day 2026-12-01   only those of this day in Tashkent
  --csv              writes them for a spreadsheet, a row for each thing sold

npm run platform -- order NUMBER [STATE] [--reason TEXT]
  Shows an order as JSON; or moves it to a state and tells the shopper. "canceled" gives back goods and money.
  States: ${ORDER_STATES.join(', ')}.

npm run platform -- orders-to [--webhook URL --secret SECRET] [--telegram CHAT] [--stop KIND]
  Says who is told of each change of an order, from now on, and what they have still to be told. A secret is
  like whsec_ and Base64; chats need the environment's TELEGRAM_BOT_TOKEN. KIND is webhook, telegram or engine.

npm run platform -- changes-to [--webhook URL --secret SECRET] [--stop webhook]
  Says which storefront hears of each change of the shop, from now on, so that its pages are right within a
  second: URL is that of its rebuild service, with /hooks/ and the tenant's name; the tenant file has the same
  secret among its webhook_secrets.

npm run platform -- connect vendure --tenant NAME --url URL [options]
  Keeps a shop the same as a channel of Vendure, and brings its orders there, until it is stopped. URL is that
  of its Admin API; the environment has VENDURE_USERNAME and VENDURE_PASSWORD, and VENDURE_SECRET, which signs
  the messages of the plugin (docs/guides/vendure.md). A shop that is not there is made.

  --channel TOKEN    the channel; the default one where left out
  --port 4410        port that the platform and the plugin tell it at
  --shipping CODE    Vendure's shipping method of the orders; the first that goes there where left out
  --rate CODE=UZS    UZS for one of the channel's currency
  --title TEXT       name of a new shop, and --key KEY its security key: the channel's token where left out
  --write-tenant     writes tenants/NAME/tenant.json where there is none

npm run platform -- paid-by [KIND --key KEY …] [--stop KIND]
  Says on which services' pages shoppers can pay, and what has to be given back there. KIND is payme, with
  --merchant; click, with --merchant and --service; or signed, with --page, for any other.

npm run platform -- follow FEED --every 15m [--secret SECRET]
  Keeps a shop in step with a feed, a file or an address, while the platform runs; write the same options as
  for its import (--language, --currency, --rate, --price-type). Messages that the secret signs have it read
  at once: POST /feeds/NAME/refresh.
npm run platform -- follow [--now] [--fewer]
  Says which feeds are followed and how far they got. --now has one read at once; --fewer has the next one
  taken although it lost more than a third of the products. With unfollow the shop keeps its goods.

npm run platform -- exchange [--user NAME --password PASSWORD] [--price-type NAME] [--fewer] [--stop exchange]
  Has 1C or MoySklad bring the goods of a shop and fetch its orders at /exchange/NAME (CommerceML), from now
  on; says how far that got. The password may stand in EXCHANGE_PASSWORD instead.

npm run platform -- backup TARGET
npm run platform -- restore COPY
  Copies the file beside a platform that runs, and puts a copy in its place while none runs.`,
  options: {
    file: { type: 'string', default: 'var/platform.sqlite' },
    port: { type: 'string' },
    host: { type: 'string' },
    storefront: { type: 'string' },
    metrics: { type: 'string' },
    tenant: { type: 'string' },
    state: { type: 'string' },
    day: { type: 'string' },
    csv: { type: 'boolean' },
    reason: { type: 'string' },
    webhook: { type: 'string' },
    secret: { type: 'string' },
    telegram: { type: 'string' },
    page: { type: 'string' },
    merchant: { type: 'string' },
    service: { type: 'string' },
    key: { type: 'string' },
    stop: { type: 'string' },
    every: { type: 'string' },
    language: { type: 'string' },
    rate: { type: 'string', multiple: true },
    currency: { type: 'string' },
    'price-type': { type: 'string' },
    now: { type: 'boolean' },
    fewer: { type: 'boolean' },
    user: { type: 'string' },
    password: { type: 'string' },
    url: { type: 'string' },
    channel: { type: 'string' },
    shipping: { type: 'string' },
    title: { type: 'string' },
    'write-tenant': { type: 'boolean' },
  },
  takesWords: true,
  isService: true,
  async run(options, context) {
    const [word, ...words] = context.positionals;
    if (word === undefined) return serve(options, context);
    const run = WORDS.get(word);
    if (run) return run(options, words, context);
    throw new UsageError(`There is no "platform -- ${word}": ${[...WORDS.keys()].join(', ')} are.`);
  },
});

async function serve(
  { file, port, host, storefront, metrics: at }: PlatformOptions,
  { signal, env, log: ownLog }: CommandContext,
) {
  if (storefront !== undefined && !storefront.includes('{subdomain}'))
    throw new UsageError(`--storefront must have {subdomain} in it, not "${storefront}".`);
  const texts = `${file}.messages.log`;
  const { sender, reachesPhones } = chooseSender(env, texts);
  const metrics = new PlatformMetrics();
  const log = metrics.counting(ownLog);
  const unlock = takeLock(`${file}.lock`, `Another platform runs on ${file}. Stop it first.`);
  const open: (() => unknown)[] = [unlock];
  try {
    const operating = await startOperating({ address: readOperatorAddress(env, at), metrics, log, signal });
    open.push(() => operating.close());
    const running = await startPlatform({
      ...{ file, port: readPort(port, 4400), messages: sender, orderSinks: sinksOf(env), log },
      importer: THREAD_IMPORTER,
      onAnswered: (answered) => metrics.noteAnswer(answered),
      ...(host !== undefined && { host }),
      ...(storefront !== undefined && { storefront }),
    });
    open.push(() => running.close());
    metrics.watch(running.context.sql);
    operating.started({ file: canWrite(dirname(file)), shops: () => running.shops() });
    const shops = running.shops().map(({ name }) => name);
    log.info(
      { event: 'platform-started', url: running.url },
      `The platform answers at ${running.url}/market-api, from ${file}: ` +
        `${shops.join(', ') || 'no shop yet'}. ` +
        `Messages go by ${sender.name}; orders wait for npm run platform -- order.`,
    );
    if (!reachesPhones)
      log.warn(
        { event: 'texts-kept' },
        `NO MESSAGE REACHES A PHONE: codes are written to ${texts}. Set ESKIZ_EMAIL and ESKIZ_PASSWORD, or ` +
          'MESSAGE_WEBHOOK_URL and MESSAGE_WEBHOOK_SECRET, before anybody shops here.',
      );
    await untilStopped(signal);
  } finally {
    for (const close of open.reverse()) await close();
  }
}

async function restoreFile(file: string, copy: string): Promise<void> {
  const unlock = takeLock(`${file}.lock`, `A platform runs on ${file}. Stop it before its file is replaced.`);
  try {
    await restore(copy, file);
  } finally {
    unlock();
  }
}

function theFile(word: string, [file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new UsageError(`Write: ${word} FILE.`);
  return file;
}
