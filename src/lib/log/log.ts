import { diskFaultText } from '#lib/storage-fault.ts';

/** Events of a log: a closed list, so that errors can be counted by it. */
export type LogEvent =
  | 'started'
  | 'serving'
  | 'not-kept-fresh'
  | 'stopping'
  | 'stopped'
  | 'crashed'
  | 'platform-started'
  | 'built'
  | 'pinned'
  | 'build-failed'
  | 'build-progress'
  | 'build-note'
  | 'pages-stopped'
  | 'rebuilt'
  | 'rebuild-failed'
  | 'rebuild-superseded'
  | 'message'
  | 'message-not-kept'
  | 'text-not-sent'
  | 'texts-kept'
  | 'feed-not-taken'
  | 'feed-read'
  | 'feed-same'
  | 'order-not-told'
  | 'order-placed'
  | 'order-canceled'
  | 'order-followed'
  | 'goods-read'
  | 'picture-missing'
  | 'engine-away'
  | 'engine-back'
  | 'queue-failed'
  | 'purge-failed'
  | 'redis-away'
  | 'machines-unknown'
  | 'not-warmed'
  | 'shards-rendered'
  | 'shards-failed'
  | 'platform-not-asked'
  | 'swept'
  | 'tenants-faulty'
  | 'site-unreadable'
  | 'request-failed'
  | 'policy-stopped'
  | 'configured'
  | 'not-configured';

/**
 * Fields of a line. A new one is a decision: nothing of shoppers, no header, no body, no address with its
 * query, no secret.
 */
export interface LogFields {
  event: LogEvent;
  tenant?: string | undefined;
  /** Number of the release; null where no page changed. */
  release?: number | null | undefined;
  pages?: { rendered: number; written: number; removed: number; kept: number } | undefined;
  /** Count of pages that release checks stop. */
  stoppedPages?: number | undefined;
  milliseconds?: number | undefined;
  /** From the message to what is served. */
  freshMilliseconds?: number | undefined;
  /** The sender's id of a signed message. */
  messageId?: string | undefined;
  /** Count of notices that became one piece of work. */
  notices?: number | undefined;
  tries?: number | undefined;
  retrySeconds?: number | undefined;
  /** The platform does not show yet what a message told of. */
  isStale?: boolean | undefined;
  status?: number | undefined;
  method?: string | undefined;
  host?: string | undefined;
  /** Kind of the request: `page`, `call`. */
  kind?: string | undefined;
  url?: string | undefined;
  pid?: number | undefined;
  /** Of the code: what the pages were compiled from. */
  version?: string | undefined;
  stage?: string | undefined;
  done?: number | undefined;
  total?: number | undefined;
  hasLastGoodSite?: boolean | undefined;
  error?: unknown;
}

/** Writes one line for what happened. `line` says it to people; what has none is for programs alone. */
export type Tell = (fields: LogFields, line?: string) => void;

/** Log of a part that runs for long. */
export interface Log {
  debug: Tell;
  info: Tell;
  warn: Tell;
  error: Tell;
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An error, with those that led to it, in one line. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const fault = diskFaultText(error);
  return fault === undefined || message.includes(fault) ? message : fault;
}
