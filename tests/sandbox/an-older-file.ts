import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { aTemporaryFile } from './a-sandbox.ts';

/** A file of format 4 with all that the rows of a newer file hold; the newer one must not be in use. */
export async function aFileOfFormat4(newer: string): Promise<string> {
  const file = await aTemporaryFile('older.sqlite');
  const database = new DatabaseSync(file);
  database.exec(await readFile(new URL('../platform/store/format-4.sql', import.meta.url), 'utf8'));
  // The text index keeps no texts: its own tables are copied.
  database.enableDefensive(false);
  database.exec(`ATTACH '${newer}' AS newer`);
  database.exec('BEGIN');
  const tables = namesOf(database, "SELECT name FROM main.sqlite_schema WHERE type = 'table'");
  for (const table of tables.filter((name) => name !== 'product_text')) {
    const columns = namesOf(database, `SELECT name FROM pragma_table_info('${table}')`).join(', ');
    database.exec(`
      DELETE FROM main."${table}";
      INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM newer."${table}"`);
  }
  database.exec('PRAGMA user_version = 4; COMMIT; DETACH newer');
  database.close();
  return file;
}

/** Contents of a file: its format, how its tables are made and every row. */
export function contentOf(file: string): {
  format: unknown;
  schema: unknown[];
  rows: Record<string, unknown[]>;
} {
  const database = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => void (database.isOpen && database.close()));
  const schema = database
    .prepare('SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name')
    .all()
    .map(({ type, name, sql }) => ({ type, name, sql: withoutSpaces(String(sql)) }));
  const tables = schema.filter(({ type, name }) => type === 'table' && name !== 'product_text');
  const rows = tables.map(({ name }) => [String(name), database.prepare(`SELECT * FROM "${name}"`).all()]);
  const format = database.prepare('PRAGMA user_version').get()?.['user_version'];
  database.close();
  return { format, schema, rows: Object.fromEntries(rows) };
}

function namesOf(database: DatabaseSync, text: string): string[] {
  return database
    .prepare(text)
    .all()
    .map(({ name }) => String(name));
}

/** A statement whose words alone count: a column that came later stands behind another space. */
function withoutSpaces(sql: string): string {
  return sql.replace(/\s+/g, ' ').replace(/ ?([(),]) ?/g, '$1');
}
