import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';

/** Writes, for every product of a category, who stands before and after it. */
export function writeAllBeside(writer: EntryWriter, category: number): void {
  const select = writer.database.prepare('SELECT id, lead FROM product WHERE category = ? ORDER BY id');
  let before: number | null = null;
  let here: { id: number; lead: number } | undefined;
  for (const row of select.iterate(category)) {
    const next = { id: Number(row['id']), lead: Number(row['lead']) };
    if (here) {
      writer.set(`beside:${here.id}`, { previous: before, next: next.lead });
      before = here.lead;
    }
    here = next;
  }
  if (here) writer.set(`beside:${here.id}`, { previous: before, next: null });
}

/** The same for a product that has come, left or changed, and for the two beside it. */
export function writeBesideAround(writer: EntryWriter, category: number, product: number): void {
  const nearest = (column: 'id' | 'lead', where: '<' | '=' | '>', from: number) => {
    const sql = `SELECT ${column} AS n FROM product WHERE category = ? AND id ${where} ?
      ORDER BY id ${where === '<' ? 'DESC' : 'ASC'} LIMIT 1`;
    const row = writer.database.prepare(sql).get(category, from);
    return row ? Number(row['n']) : null;
  };
  for (const where of ['<', '=', '>'] as const) {
    const id = nearest('id', where, product);
    if (id === null) continue;
    writer.set(`beside:${id}`, { previous: nearest('lead', '<', id), next: nearest('lead', '>', id) });
  }
}
