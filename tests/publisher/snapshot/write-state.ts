import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import type { Snapshot } from '#publisher/snapshot/open-snapshot.ts';

const COUNT = 12;
/** Longer than a page of the file has room for with others. */
const LENGTH = 6_000;

const keyOf = (at: number) => `setting:n${at}` as const;

/** Fills a snapshot with entries and routes that say which state they are of. */
export function writeState(writer: EntryWriter, state: string): void {
  writer.setSections([0]);
  for (let at = 0; at < COUNT; at += 1) writer.set(keyOf(at), state.padEnd(LENGTH));
  writer.addRoute(`/${state}`, { section: 0, product: 0, position: 0 });
}

/** The states that its entries and routes are of. */
export function statesOf(snapshot: Snapshot): string[] {
  const values = Array.from({ length: COUNT }, (_, at) => String(snapshot.get(keyOf(at))).trim());
  return [...new Set(values), ...snapshot.routes()];
}
