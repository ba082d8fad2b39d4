import type { DatabaseSync } from 'node:sqlite';
import type { CleanedTexts } from '#publisher/pull/cleaned-texts.ts';

/** Knows the texts that a snapshot has cleaned, and holds new ones back until they may be written. */
export interface TextDesk extends CleanedTexts {
  /** Writes what is held back; belongs into the transaction of the change. */
  keepAll(): void;
}

export function createTextDesk(database: DatabaseSync): TextDesk {
  const select = database.prepare('SELECT html FROM cleaned WHERE source = ?');
  const held = new Map<string, { source: Uint8Array; html: string | null }>();
  const nameOf = (source: Uint8Array) => Buffer.from(source).toString('latin1');
  return {
    find(source) {
      const row = select.get(source);
      return row ? { html: row['html'] as string | null } : held.get(nameOf(source));
    },
    keep(source, html) {
      held.set(nameOf(source), { source, html });
    },
    keepAll() {
      const insert = database.prepare('INSERT OR REPLACE INTO cleaned (source, html) VALUES (?, ?)');
      for (const { source, html } of held.values()) insert.run(source, html);
    },
    close() {},
  };
}
