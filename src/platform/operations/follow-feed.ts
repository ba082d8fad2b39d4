import { existsSync } from 'node:fs';
import { WEBHOOK_SECRET } from '#contract/cache/webhook.ts';
import { calendarDay, clockOf } from '#domain/time/time.ts';
import { ExplainedError } from '#lib/explained-error.ts';
import { readExchange } from '#platform/areas/exchange/exchange.ts';
import {
  askForFeed,
  readFollowedFeed,
  removeFollowedFeed,
  writeFollowedFeed,
} from '#platform/areas/feed/followed-feed.ts';
import { parseSource } from '#platform/follow/feed-source.ts';
import type { ReadingOption } from '#platform/import/reading-option.ts';
import type { Sql } from '#platform/store/database.ts';
import { listShops, type Shop } from '#platform/store/shop.ts';
import { languageOf } from './shop-language.ts';

/** A feed that a shop cannot follow; the message says what is right. */
export class FollowError extends ExplainedError {
  override name = 'FollowError';
}

export interface FollowOrder {
  /** Path or address, as it was typed in the folder `from`. */
  feed: string;
  from: string;
  /** `15m`, `2h`, `1d`. */
  every: string;
  secret?: string | undefined;
  /** Language of the shop's goods where left out. */
  reading: ReadingOption;
}

const MINUTES = { m: 1, h: 60, d: 24 * 60 };

const MAX_MINUTES = 7 * MINUTES.d;

/** Has a shop follow a feed from now on. Throws `FollowError`. */
export function followFeed(shop: Shop, { feed, from, every, secret, reading }: FollowOrder, now: Date): void {
  const source = parseSource(feed, from);
  if (source.kind === 'file' && !existsSync(source.file))
    throw new FollowError(`There is no file ${source.file}. Name the feed to follow, or its address.`);
  if (secret !== undefined && !WEBHOOK_SECRET.test(secret))
    throw new FollowError('--secret must be like whsec_ and 24 to 64 bytes in Base64; it signs messages.');
  if (readExchange(shop))
    throw new FollowError(
      `${shop.name} gets its goods from a program. End that first: exchange --stop exchange.`,
    );
  writeFollowedFeed(
    shop,
    {
      source: source.kind === 'file' ? source.file : source.url.href,
      everyMinutes: minutesOf(every),
      reading: { language: languageOf(shop), ...reading },
      secret: secret ?? null,
    },
    now,
  );
}

/**
 * Has the feed of a shop read at once; with `takesFewer` even where it has far fewer products than the shop.
 * Throws `FollowError` where the shop follows none.
 */
export function readFeedNow(shop: Shop, now: Date, takesFewer: boolean): void {
  if (!askForFeed(shop, now, { takesFewer })) throw followsNone(shop);
}

/** The shop keeps its goods and follows its feed no more. Throws `FollowError` where it follows none. */
export function unfollowFeed(shop: Shop): void {
  if (!removeFollowedFeed(shop)) throw followsNone(shop);
}

/** Lines that say which feeds are followed and how far they got; secrets are not among them. */
export function describeFeeds(sql: Sql, tenant: string | undefined): string[] {
  const lines = listShops(sql)
    .filter(({ name }) => tenant === undefined || name === tenant)
    .flatMap((shop) => describeFeed(shop) ?? []);
  return lines.length > 0 ? lines : ['No shop follows a feed.'];
}

function describeFeed(shop: Shop): string | undefined {
  const feed = readFollowedFeed(shop);
  if (!feed) return undefined;
  const { source, everyMinutes, dueAt, readAt, askedAt, told, fault, secret } = feed;
  const parts = [
    `${shop.name} ${shown(source)} every ${everyMinutes} min${secret ? ', and by messages' : ''}`,
    readAt && `read ${moment(readAt)}: ${told}`,
    fault ? `KEEPS ITS GOODS since the feed of ${moment(askedAt ?? dueAt)} was not taken: ${fault}` : '',
    `next ${moment(dueAt)}`,
  ];
  return parts.filter(Boolean).join('\n  ');
}

/** A feed's address without name and password. */
function shown(source: string): string {
  const url = /^https?:/.test(source) ? URL.parse(source) : undefined;
  if (!url) return source;
  url.username = '';
  url.password = '';
  return url.href;
}

function moment(at: string): string {
  const date = new Date(at);
  return `${calendarDay(date)} ${clockOf(date)}`;
}

function minutesOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const minutes = Number(count) * MINUTES[(unit || 'm') as keyof typeof MINUTES];
  if (minutes >= 1 && minutes <= MAX_MINUTES) return minutes;
  throw new FollowError(`--every must be like 15m, 2h or 1d, from 1m to 7d, not "${text}".`);
}

function followsNone({ name }: Shop): FollowError {
  return new FollowError(`${name} follows no feed. Name one: follow FEED --tenant ${name} --every 15m.`);
}
