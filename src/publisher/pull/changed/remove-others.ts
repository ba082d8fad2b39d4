import type { SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import type { EntryKey } from '#storefront/entries/model.ts';

/** Removes the entries whose keys begin with `prefix`, but for those in `kept`; gives their keys. */
export function removeOthers<Key extends EntryKey>(
  editor: SnapshotEditor,
  prefix: string,
  kept: Iterable<Key>,
): string[] {
  const stay: ReadonlySet<string> = new Set(kept);
  const others = editor.keysFrom(prefix).filter((key) => !stay.has(key));
  for (const key of others) editor.remove(key);
  return others;
}

/** Removes the pages of a section, but for those in `paths`. */
export function removeOtherRoutes(editor: SnapshotEditor, section: number, paths: ReadonlySet<string>): void {
  const select = editor.database.prepare('SELECT path FROM route WHERE section = ?');
  for (const row of select.all(section))
    if (!paths.has(String(row['path']))) editor.removeRoute(String(row['path']));
}
