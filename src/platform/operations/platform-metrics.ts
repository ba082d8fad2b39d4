import { ProcessMetrics } from '#lib/operator/process-metrics.ts';
import type { Answered } from '#platform/http/server.ts';
import type { Sql } from '#platform/store/database.ts';

/** Things of one kind that are to be sent. */
interface Backlog {
  waiting: number;
  /** Moment of the oldest; null where none waits. */
  oldest: string | null;
  /** Those that are not tried any more. */
  failed: number;
}

interface Feed {
  tenant: string;
  /** Moment in which it was last taken; null before the first time. */
  readAt: string | null;
  fault: string | null;
}

/** All that a platform tells Prometheus. Labels are shops and words of short lists, never a shopper's. */
export class PlatformMetrics extends ProcessMetrics {
  constructor() {
    super('platform');
  }

  /** Asks the file what waits in it whenever somebody asks for the metrics. */
  watch(sql: Sql): void {
    // The first asks for all three: each question reads whole tables.
    this.gauge('waiting', 'What is still to be sent, by kind.', ['what'], (gauge) => {
      for (const [what, { waiting, oldest: at, failed }] of backlogs(sql)) {
        gauge.set({ what }, waiting);
        oldest.set({ what }, at === null ? 0 : Math.max(0, Date.now() - Date.parse(at)) / 1000);
        givenUp.set({ what }, failed);
      }
    });
    const oldest = this.gauge('oldest_waiting_seconds', 'How long the oldest has waited.', ['what']);
    const givenUp = this.gauge('given_up', 'What was tried to the end, and not taken.', ['what']);
    this.gauge(
      'feed_failing',
      '1 for a feed that could not be taken last time, else 0.',
      ['tenant'],
      (gauge) => {
        gauge.reset();
        for (const { tenant, fault } of feeds(sql)) gauge.set({ tenant }, fault === null ? 0 : 1);
      },
    );
    this.gauge('feed_read_timestamp_seconds', 'When a feed was last taken.', ['tenant'], (gauge) => {
      gauge.reset();
      for (const { tenant, readAt } of feeds(sql))
        if (readAt !== null) gauge.set({ tenant }, Date.parse(readAt) / 1000);
    });
  }

  noteAnswer({ kind, status, seconds }: Answered): void {
    this.countAnswer(kind, status, seconds);
  }
}

function backlogs(sql: Sql): [kind: 'message' | 'order' | 'webhook', backlog: Backlog][] {
  const messages = sql.get<Backlog>`
    SELECT count(*) FILTER (WHERE state <> 'failed') AS waiting,
      min(sent_at) FILTER (WHERE state <> 'failed') AS oldest,
      count(*) FILTER (WHERE state = 'failed') AS failed
    FROM message WHERE state IN ('waiting', 'sending', 'failed')`;
  const orders = sql.get<Backlog>`
    SELECT count(*) AS waiting, min(at) AS oldest, 0 AS failed FROM order_out`;
  const webhooks = sql.get<Backlog>`
    SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
      min(created_at) FILTER (WHERE state = 'waiting') AS oldest,
      count(*) FILTER (WHERE state = 'failed') AS failed
    FROM webhook_delivery`;
  const none: Backlog = { waiting: 0, oldest: null, failed: 0 };
  return [
    ['message', messages ?? none],
    ['order', orders ?? none],
    ['webhook', webhooks ?? none],
  ];
}

function feeds(sql: Sql): Feed[] {
  return sql.all<Feed>`
    SELECT shop.name AS tenant, read_at AS readAt, fault FROM followed_feed JOIN shop ON shop.id = followed_feed.shop`;
}
