import type { Language } from '#contract/value/primitive.ts';
import type { Sql } from '#platform/store/database.ts';
import type { Shop } from '#platform/store/shop.ts';

/** How a followed feed is read. */
export interface FeedReading {
  language: Language;
  /** UZS for one of a currency. */
  rates: Record<string, number>;
  /** Of prices that name none. */
  currency?: string | undefined;
  /** Name or id of the price of CommerceML that shoppers pay. */
  priceType?: string | undefined;
}

/** A feed that a shop is kept in step with. */
export interface FollowedFeed {
  /** Path or address. */
  source: string;
  everyMinutes: number;
  reading: FeedReading;
  /** Signs messages that have it read at once; null where none does. */
  secret: string | null;
}

/** How far a followed feed got. Moments are ISO 8601 in UTC. */
export interface FeedState {
  dueAt: string;
  /** True if the next reading may have far fewer products than the shop. */
  takesFewer: boolean;
  etag: string;
  lastModified: string;
  digest: string;
  /** When it was last asked for, and when it was last read whole. */
  askedAt: string | null;
  readAt: string | null;
  /** In words, what the last reading that was taken has changed. */
  told: string | null;
  /** Why the last one was not taken; null where it was. */
  fault: string | null;
}

type FeedRow = Omit<FollowedFeed, 'reading'> &
  Omit<FeedState, 'takesFewer'> & { options: string; takesFewer: number };

/** The feed that a shop follows, and how far it got. */
export function readFollowedFeed(shop: Shop): (FollowedFeed & FeedState) | undefined {
  const row = shop.sql.get<FeedRow>`
    SELECT source, every_minutes AS everyMinutes, options, secret, due_at AS dueAt, takes_fewer AS takesFewer,
      etag, last_modified AS lastModified, digest, asked_at AS askedAt, read_at AS readAt, told, fault
    FROM followed_feed WHERE shop = ${shop.id}`;
  if (!row) return undefined;
  const { options, takesFewer, ...feed } = row;
  return { ...feed, reading: JSON.parse(options), takesFewer: takesFewer === 1 };
}

/** Has a shop follow a feed from now on, in place of the one that it followed; it is due at once. */
export function writeFollowedFeed(shop: Shop, feed: FollowedFeed, now: Date): void {
  const { source, everyMinutes, reading, secret } = feed;
  shop.sql.run`
    INSERT OR REPLACE INTO followed_feed (shop, source, every_minutes, options, secret, due_at)
    VALUES (${shop.id}, ${source}, ${everyMinutes}, ${JSON.stringify(reading)}, ${secret},
      ${now.toISOString()})`;
}

export function removeFollowedFeed(shop: Shop): boolean {
  return shop.sql.run`DELETE FROM followed_feed WHERE shop = ${shop.id}` > 0;
}

/** Has the feed of a shop read as soon as may be; false where it follows none. */
export function askForFeed(shop: Shop, now: Date, { takesFewer = false } = {}): boolean {
  const found = shop.sql.run`
    UPDATE followed_feed SET due_at = ${now.toISOString()},
      takes_fewer = max(takes_fewer, ${takesFewer ? 1 : 0})
    WHERE shop = ${shop.id}`;
  return found > 0;
}

/** Shops whose feeds are due, the longest waiting first. */
export function listDueFeeds(sql: Sql, now: Date): Shop[] {
  return sql.all<{ id: number; name: string }>`
    SELECT shop.id, name FROM followed_feed JOIN shop ON shop.id = followed_feed.shop
    WHERE seeded = 1 AND due_at <= ${now.toISOString()} ORDER BY due_at`.map((row) => ({ ...row, sql }));
}

/** Result of a reading that is over. */
export type FeedOutcome =
  | { is: 'read'; marks: Pick<FeedState, 'etag' | 'lastModified' | 'digest'>; told: string }
  | { is: 'same'; marks?: Pick<FeedState, 'etag' | 'lastModified'> | undefined }
  | { is: 'kept'; fault: string };

/**
 * Notes how a reading ended, and when the next one is due. Where one was asked for since this one began, or
 * the feed is read in another way by now, it stays due and is read whole.
 */
export function noteReading(
  shop: Shop,
  begun: Pick<FollowedFeed & FeedState, 'source' | 'dueAt' | 'everyMinutes'>,
  outcome: FeedOutcome,
  now: Date,
): void {
  const at = now.toISOString();
  const next = new Date(now.getTime() + begun.everyMinutes * 60_000).toISOString();
  const read = outcome.is === 'read' ? outcome : undefined;
  const marks = outcome.is === 'kept' ? undefined : outcome.marks;
  const fault = outcome.is === 'kept' ? outcome.fault : null;
  shop.sql.transaction(() => {
    const [row] = shop.sql.all<{ shop: number }>`
      SELECT shop FROM followed_feed WHERE source = ${begun.source}
        AND shop = (SELECT id FROM shop WHERE name = ${shop.name})`;
    if (!row) return;
    shop.sql.run`
      UPDATE followed_feed SET asked_at = ${at}, fault = ${fault},
        told = coalesce(${read?.told ?? null}, told), read_at = coalesce(${read ? at : null}, read_at)
      WHERE shop = ${row.shop}`;
    shop.sql.run`
      UPDATE followed_feed SET due_at = ${next}, etag = coalesce(${marks?.etag ?? null}, etag),
        last_modified = coalesce(${marks?.lastModified ?? null}, last_modified),
        digest = coalesce(${read?.marks.digest ?? null}, digest),
        takes_fewer = min(takes_fewer, ${read ? 0 : 1})
      WHERE shop = ${row.shop} AND due_at = ${begun.dueAt}`;
  });
}
