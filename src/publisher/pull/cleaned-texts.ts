import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isDamage } from '#lib/storage-fault.ts';
import type { SnapshotWriter } from '#publisher/snapshot/snapshot-writer.ts';

/**
 * Remembers texts that were cleaned, by a hash of the text and the rules. `html` is null where the text was
 * clean already.
 */
export interface CleanedTexts {
  find(source: Uint8Array): { html: string | null } | undefined;
  keep(source: Uint8Array, html: string | null): void;
  close(): void;
}

/**
 * Takes over what the last pull cleaned: only texts that the present shop still has reach the new snapshot.
 */
export function openCleanedTexts(writer: SnapshotWriter, lastSnapshotFile: string): CleanedTexts {
  const select = writer.database.prepare('SELECT html FROM cleaned WHERE source = ?');
  const insert = writer.database.prepare('INSERT OR REPLACE INTO cleaned (source, html) VALUES (?, ?)');
  const last = existsSync(lastSnapshotFile) ? openLast(lastSnapshotFile) : undefined;

  return {
    find(source) {
      const row = select.get(source);
      if (row) return { html: row['html'] as string | null };
      const before = last && findUndamaged(last.select, source);
      if (!before) return undefined;
      const html = before['html'] as string | null;
      insert.run(source, html);
      return { html };
    },
    keep(source, html) {
      insert.run(source, html);
    },
    close: () => last?.database.close(),
  };
}

function findUndamaged(select: StatementSync, source: Uint8Array) {
  try {
    return select.get(source);
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

/** A snapshot of another version, or a damaged one, has nothing to take over. */
function openLast(file: string) {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    return { database, select: database.prepare('SELECT html FROM cleaned WHERE source = ?') };
  } catch {
    database?.close();
    return undefined;
  }
}
