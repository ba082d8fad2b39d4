import { SCHEMA } from '#platform/areas/schema.ts';
import { openDatabase } from '#platform/store/database.ts';

/** The file, for a command that reads or writes beside a platform. */
export function openFile(file: string) {
  const sql = openDatabase(file, SCHEMA);
  return Object.assign(sql, { [Symbol.dispose]: () => sql.close() });
}
