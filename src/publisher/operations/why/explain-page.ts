import { existsSync } from 'node:fs';
import { type Language, languageSchema } from '#contract/value/primitive.ts';
import { inLanguage } from '#domain/link/paths.ts';
import { ExplainedError } from '#lib/explained-error.ts';
import { nextTimeChange, type TimeReads, timeKeysOf } from '#publisher/build/compare/time-reads.ts';
import type { Directories } from '#publisher/build/directories.ts';
import { hashKey } from '#publisher/plan/read-set.ts';
import { routeOf } from '#publisher/plan/route-pages.ts';
import { type LedgerReader, openLedger, type RouteFacts } from '#publisher/publish/index/ledger-reader.ts';
import type { NotedPublish } from '#publisher/publish/index/publish-note.ts';
import type { Pin } from '#publisher/publish/protocol/release.ts';
import { parseRequestPath } from '#publisher/serve/embedded/request-path.ts';
import { rewritePath } from '#publisher/serve/embedded/rewrites.ts';
import type { WaitingNotice } from '#publisher/service/queue/change-queue.ts';
import { openSnapshot, type Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { isTimeKey } from '#storefront/entries/time-key.ts';
import { nameReads } from './key-names.ts';
import { KEY_GROUPS, type KeyGroup, keyWords, reasonWords } from './key-words.ts';
import { nearPaths } from './near-paths.ts';

/** Nothing can be told of a page; the message says why, and what to ask for instead. */
export class UnknownPageError extends ExplainedError {
  override name = 'UnknownPageError';
}

/** When a page was rendered or changed, and why. */
export interface PageMoment {
  publish: number;
  reason: string;
  /** The reason in words. */
  why: string;
  /** ISO 8601; undefined where the ledger no longer has it. */
  at: string | undefined;
  /** The whole publish, where the ledger still has it. */
  of: NotedPublish | undefined;
}

/** What is known of a page. Moments are ISO 8601 in UTC. */
export interface PageStory {
  tenant: string;
  /** The address that serves the page, after the rewrites of the host. */
  address: string;
  /** The same without its language. */
  path: string;
  language: Language;
  /** The platform's time of the data that it shows; undefined where nobody asked. */
  dataTime: string | undefined;
  code: string | undefined;
  rendered: PageMoment | undefined;
  changed: PageMoment | undefined;
  reads: { group: KeyGroup; keys: { key: string; words: string }[] }[];
  /** Keys read that no entry has a name for now. */
  unknownReads: number;
  /** What was pulled and is not published yet, of what the page reads. */
  pulled: { key: string; words: string }[];
  /** The shop was rolled back and follows nothing until it is told to go on; null where it follows. */
  hold: Pin | null;
  /** A publish that was killed left it so. */
  inDoubt: boolean;
  /** When time alone makes it old. */
  nextTime: string | undefined;
  /** What waits for the shop. */
  waiting: WaitingNotice[];
}

export interface ExplainOptions {
  tenant: string;
  /** As browsers show it: a path, or with the host before it. */
  address: string;
  directories: Pick<Directories, 'snapshot' | 'published'>;
  waiting: WaitingNotice[];
  hold: Pin | undefined;
  now: Date;
}

/** Tells what a page read, what changed it last and what waits. Throws an UnknownPageError. */
export function explainPage(options: ExplainOptions): PageStory {
  const { tenant, address, directories, waiting, hold = null, now } = options;
  const ledger = openLedger(directories.published(tenant));
  if (!ledger)
    throw new UnknownPageError(`Nothing is known of the pages of ${tenant}: build the shop first.`);
  const snapshotFile = directories.snapshot(tenant);
  const snapshot = existsSync(snapshotFile) ? openSnapshot(snapshotFile, { tenant }) : undefined;
  try {
    const languages = parseLanguages(ledger.input('languages'));
    const served = rewritePath(pathOf(address), languages);
    const { path, language } = routeOf(served, languages);
    const route = ledger.route(path);
    if (!route) throw unknownPage(tenant, served, nearPaths(path, ledger.paths()));
    const momentOf = (of: { publish: number; reason: string; at?: number } | undefined) =>
      of && describeMoment(of, ledger, snapshot);
    return {
      tenant,
      address: inLanguage(path, language, languages[0]),
      path,
      language,
      dataTime: ledger.publishes(1_000).find(({ dataTime }) => dataTime !== null)?.dataTime ?? undefined,
      code: ledger.input('code'),
      rendered: momentOf(route.rendered),
      changed: momentOf(route.changed),
      ...describeReads(route, ledger, snapshot, now),
      pulled: snapshot ? notPublished(route, ledger, snapshot) : [],
      hold,
      inDoubt: route.inDoubt,
      waiting,
    };
  } finally {
    snapshot?.close();
    ledger.close();
  }
}

function pathOf(address: string): string {
  const target = /^https?:\/\//.test(address) ? new URL(address).pathname : address;
  const read = parseRequestPath(target.startsWith('/') ? target : `/${target}`);
  if ('problem' in read) throw new UnknownPageError(`${address} is no address of a page: ${read.problem}.`);
  const path = `/${read.segments.join('/')}`.replace(/\.html$/, '');
  return path === '/index' ? '/' : path;
}

function parseLanguages(text = ''): [Language, ...Language[]] {
  const languages = text.split(',').flatMap((one) => languageSchema.safeParse(one).data ?? []);
  const [first = 'ru', ...others] = languages;
  return [first, ...others];
}

function unknownPage(tenant: string, address: string, near: readonly string[]): UnknownPageError {
  const instead = near.length > 0 ? ` There are ${near.join(', ')}.` : '';
  return new UnknownPageError(`The shop ${tenant} has no page ${address}.${instead}`);
}

function describeMoment(
  { publish, reason, at }: { publish: number; reason: string; at?: number },
  ledger: LedgerReader,
  snapshot: Snapshot | undefined,
): PageMoment {
  const of = ledger.publish(publish);
  const moment = at ?? of?.publishedAt;
  return {
    publish,
    reason,
    why: reasonWords(reason, snapshot),
    at: moment === undefined ? undefined : new Date(moment).toISOString(),
    of,
  };
}

function describeReads(
  { reads }: RouteFacts,
  ledger: LedgerReader,
  snapshot: Snapshot | undefined,
  now: Date,
): Pick<PageStory, 'reads' | 'unknownReads' | 'nextTime'> {
  const times: TimeReads = JSON.parse(ledger.input('times') ?? '{}');
  const { keys, unknown } = nameReads(reads, knownKeys(ledger, snapshot, times));
  const told = keys.map((key) => ({ key, ...keyWords(key, snapshot) }));
  const next = nextTimeChange(keys.filter(isTimeKey), now);
  return {
    reads: KEY_GROUPS.map((group) => ({
      group,
      keys: told.filter((one) => one.group === group).map(({ key, words }) => ({ key, words })),
    })).filter((group) => group.keys.length > 0),
    unknownReads: unknown,
    nextTime: next === undefined ? undefined : new Date(next).toISOString(),
  };
}

function* knownKeys(ledger: LedgerReader, snapshot: Snapshot | undefined, times: TimeReads) {
  for (const { key } of snapshot?.hashes() ?? []) yield key;
  yield* timeKeysOf(times);
  yield* ledger.inputNames();
}

/** Keys that the page reads and that a pull changed after the last publish. */
function notPublished({ reads }: RouteFacts, ledger: LedgerReader, snapshot: Snapshot): PageStory['pulled'] {
  if (ledger.input('snapshot') !== snapshot.identity) return [];
  const { keys } = snapshot.changesSince(Number(ledger.input('revision')));
  return keys
    .filter((key) => reads.has(hashKey(key)))
    .map((key) => ({ key, words: keyWords(key, snapshot).words }));
}
