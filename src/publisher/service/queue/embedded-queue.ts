import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import { diskFaultText } from '#lib/storage-fault.ts';
import { TRIGGER_KINDS, type Trigger } from '#publisher/publish/index/publish-note.ts';
import { batchOf, MOST_WAITING, type Waiting, waitingNotice } from './batch-of.ts';
import type { Batch, ChangeQueue, Notice, PolledQueue } from './change-queue.ts';
import type { Changed } from './merge-changes.ts';
import { startWorkLoop } from './work-loop.ts';

/** A delivery that was taken is known by its id for so many milliseconds: four days. */
export const KNOWN_FOR = 4 * 24 * 60 * 60 * 1000;

/** Milliseconds between two removals of ids that are too old. */
const SWEEP_INTERVAL = 60 * 60 * 1000;

/** Milliseconds between two looks for notices of other processes. */
const POLL_INTERVAL = 1_000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS notice (
    position INTEGER PRIMARY KEY,
    tenant TEXT NOT NULL,
    id TEXT NOT NULL DEFAULT '',
    kind TEXT NOT NULL DEFAULT 'message',
    changed TEXT,
    updated_at TEXT,
    received_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    looks INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    triggers TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS notice_due ON notice (tenant, due_at);
  CREATE TABLE IF NOT EXISTS known (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    PRIMARY KEY (tenant, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS data_time (tenant TEXT PRIMARY KEY, updated_at TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Columns that files of earlier versions lack. */
const LATER_COLUMNS = [
  "id TEXT NOT NULL DEFAULT ''",
  "kind TEXT NOT NULL DEFAULT 'message'",
  'triggers TEXT',
];

interface NoticeRow {
  position: number;
  id: string;
  kind: string;
  changed: string | null;
  updated_at: string | null;
  received_at: number;
  due_at: number;
  looks: number;
  tries: number;
  triggers: string | null;
}

interface Adding {
  notices: readonly Notice[];
  resolve: (isNew: boolean[]) => void;
  reject: (error: unknown) => void;
}

/** The queue cannot be written; the message says where, why and what to do. */
export class QueueError extends Error {
  override name = 'QueueError';
}

/**
 * The queue of one machine: a file that survives the loss of power. What many put in at the same moment goes
 * to the disk as one. What a disk at fault does not keep is refused by a QueueError.
 */
export function openEmbeddedQueue(file: string): ChangeQueue & PolledQueue {
  mkdirSync(dirname(file), { recursive: true });
  const database = openFile(file);
  const know = database.prepare('INSERT OR IGNORE INTO known (tenant, id, received_at) VALUES (?, ?, ?)');
  const put = database.prepare(`
    INSERT INTO notice (tenant, id, kind, changed, updated_at, received_at, due_at, looks, triggers)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  let waiting: Adding[] = [];
  let sweptAt = 0;
  const listeners = new Set<(tenant?: string) => void>();
  let poll: ReturnType<typeof setInterval> | undefined;

  function write<Result>(work: () => Result): Result {
    try {
      return inTransaction(database, work);
    } catch (cause) {
      throw queueError(cause, file);
    }
  }

  function addOne(notice: Notice): boolean {
    const { tenant, id, kind = 'message', changed, updatedAt, receivedAt } = notice;
    const { dueAt = receivedAt, looks = 0, triggers } = notice;
    const names = changed && JSON.stringify(changed);
    const of = triggers ? JSON.stringify(triggers) : null;
    if (know.run(tenant, id, receivedAt).changes === 0) return false;
    put.run(tenant, id, kind, names, updatedAt, receivedAt, dueAt, looks, of);
    return true;
  }

  function flush(): void {
    const now = waiting;
    waiting = [];
    if (now.length === 0) return;
    try {
      const answers = write(() => {
        for (const { notices } of now) sweep(notices);
        return now.map(({ notices }) => notices.map(addOne));
      });
      for (const [at, { resolve }] of now.entries()) resolve(answers[at] ?? []);
      const tenants = now.flatMap(({ notices }, at) =>
        notices.filter((_, one) => answers[at]?.[one]).map(({ tenant }) => tenant),
      );
      for (const tenant of new Set(tenants)) for (const listener of listeners) listener(tenant);
    } catch (error) {
      for (const { reject } of now) reject(error);
    }
  }

  function sweep(notices: readonly Notice[]): void {
    // A moment that is still to come does not tell what time it is.
    const times = notices.map(({ kind, receivedAt }) => (kind === 'time' ? 0 : receivedAt));
    const now = Math.max(0, ...times);
    if (now - sweptAt < SWEEP_INTERVAL) return;
    sweptAt = now;
    database.prepare('DELETE FROM known WHERE received_at < ?').run(now - KNOWN_FOR);
  }

  /** Of what other processes wrote into the file it tells no more than that they did. */
  function pollForOthers(): ReturnType<typeof setInterval> {
    const version = database.prepare('PRAGMA data_version');
    const read = () => Number(version.get()?.['data_version']);
    let last = read();
    const look = () => {
      const before = last;
      last = read();
      if (last !== before) for (const listener of listeners) listener();
    };
    return setInterval(look, POLL_INTERVAL).unref();
  }

  const each = (batch: Batch, sql: string, ...values: number[]) =>
    write(() => {
      const statement = database.prepare(sql);
      for (const position of batch.positions) statement.run(...values, position);
    });

  const queue: PolledQueue = {
    add: (notices) =>
      new Promise((resolve, reject) => {
        // Requests that come in one turn of the loop wait for the disk together.
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ notices, resolve, reject });
      }),

    async due(now) {
      const rows = database
        .prepare('SELECT tenant FROM notice WHERE due_at <= ? GROUP BY tenant ORDER BY min(received_at)')
        .all(now);
      return rows.map((row) => String(row['tenant']));
    },

    async take(tenant, now) {
      const rows = database
        .prepare('SELECT * FROM notice WHERE tenant = ? AND due_at <= ? ORDER BY position')
        .all(tenant, now) as unknown as NoticeRow[];
      return rows.length === 0 ? undefined : batchOf(tenant, rows.map(waitingOf));
    },

    async done(batch) {
      each(batch, 'DELETE FROM notice WHERE position = ?');
    },

    async later(batch, dueAt) {
      each(batch, 'UPDATE notice SET tries = tries + 1, due_at = ? WHERE position = ?', dueAt);
    },

    async nextDue(now) {
      const next = database.prepare('SELECT min(due_at) AS due FROM notice WHERE due_at > ?').get(now);
      return next?.['due'] === null ? undefined : Number(next?.['due']);
    },

    async waiting(tenant) {
      const rows = database
        .prepare('SELECT * FROM notice WHERE tenant = ? ORDER BY received_at, position LIMIT ?')
        .all(tenant, MOST_WAITING) as unknown as NoticeRow[];
      return rows.map(waitingOf).map(waitingNotice);
    },

    async backlog() {
      const row = database
        .prepare('SELECT count(*) AS notices, min(received_at) AS oldest FROM notice')
        .get();
      return {
        notices: Number(row?.['notices']),
        oldest: row?.['oldest'] === null ? undefined : Number(row?.['oldest']),
      };
    },

    async dataTime(tenant) {
      const row = database.prepare('SELECT updated_at FROM data_time WHERE tenant = ?').get(tenant);
      return row && String(row['updated_at']);
    },

    async noteDataTime(tenant, updatedAt) {
      const note = database.prepare(`
        INSERT INTO data_time (tenant, updated_at) VALUES (?, ?)
        ON CONFLICT (tenant) DO UPDATE SET updated_at = max(updated_at, excluded.updated_at)`);
      write(() => note.run(tenant, updatedAt));
    },

    onAdded(listener) {
      listeners.add(listener);
      poll ??= pollForOthers();
      return () => listeners.delete(listener);
    },

    async close() {
      clearInterval(poll);
      flush();
      database.close();
    },
  };
  return { ...queue, startWork: (options) => startWorkLoop(queue, options) };
}

function queueError(cause: unknown, file: string): unknown {
  const fault = diskFaultText(cause, dirname(file));
  return fault === undefined ? cause : new QueueError(`The queue of changes: ${fault}`, { cause });
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
    database.exec(TABLES);
    addColumns(database);
    return database;
  } catch (cause) {
    database.close();
    throw queueError(cause, file);
  }
}

function addColumns(database: DatabaseSync): void {
  const known = database.prepare("SELECT name FROM pragma_table_info('notice')").all();
  const names = new Set(known.map((row) => row['name']));
  if (names.delete('occasions')) {
    database.exec('ALTER TABLE notice RENAME COLUMN occasions TO triggers');
    names.add('triggers');
  }
  for (const column of LATER_COLUMNS)
    if (!names.has(column.split(' ')[0])) database.exec(`ALTER TABLE notice ADD COLUMN ${column}`);
}

function waitingOf(notice: NoticeRow): Waiting {
  const { kind, changed, updated_at, received_at, due_at, triggers, ...row } = notice;
  return {
    ...row,
    kind: TRIGGER_KINDS.find((one) => one === kind) ?? 'message',
    changed: changed === null ? null : (JSON.parse(changed) as Changed),
    updatedAt: updated_at,
    receivedAt: received_at,
    dueAt: due_at,
    triggers: triggers === null ? null : (JSON.parse(triggers) as Trigger[]),
  };
}
